import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { knownColour } from '#domain/stock/known-word.ts'
import { listingState } from '#domain/stock/listing-state.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import { buyersPrice } from '#domain/stock/vehicle-price.ts'
import { columnMapSchema } from './column-maps/column-map.ts'
import { guessColumns } from './column-maps/guess-columns.ts'
import { readCsvSample } from './csv-sample.ts'
import { importWarnings } from './import-summary.ts'
import { chunksOf } from './test-chunks.ts'
import { openYard } from './test-import.ts'

// Invented files in the shapes of real ones: no row is a real vehicle.

interface DealerFile {
  file: string
  /** Each: id, state, type, make, model, year, miles, pounds with VAT, gearbox, body, colour of the filter, pictures, features. */
  vehicles: readonly (readonly unknown[])[]
  /** What `stock columns` leaves out. */
  unmapped?: readonly string[]
  /** In the summary of the import. */
  told?: readonly string[]
  /** Other fields, by id. */
  also?: Record<string, object>
}

const noPrice = null

const files: readonly DealerFile[] = [
  {
    file: 'portal-upload.csv',
    vehicles: [
      [
        'P1001',
        'forecourt',
        'Car',
        'Peugeot',
        '208',
        2019,
        31_250,
        9_495,
        'Manual',
        'Hatchback',
        'White',
        3,
        3,
      ],
      [
        'P1002',
        'forecourt',
        'Van',
        'Citroen',
        'Berlingo',
        2018,
        54_000,
        8_250,
        'Manual',
        'Panel Van',
        'Blue',
        1,
        2,
      ],
      ['P1003', 'forecourt', 'Car', 'Dacia', 'Duster', 2026, 5, 21_995, 'Manual', 'SUV', 'Red', 0, 0],
    ],
    unmapped: ['Feed_Id'],
    also: {
      P1001: {
        features: [
          { name: 'Air Conditioning' },
          { name: 'Alloy Wheels (16in, black)' },
          { name: 'Bluetooth' },
        ],
      },
    },
  },
  {
    file: 'stock-export.csv',
    vehicles: [
      [
        'S-1',
        'forecourt',
        'Car',
        'Ford',
        'Puma',
        undefined,
        28_400,
        13_495,
        'Manual',
        undefined,
        'Grey',
        2,
        3,
      ],
      [
        'S-2',
        'forecourt',
        'Van',
        'Ford',
        'Transit Custom',
        undefined,
        61_000,
        20_394,
        'Manual',
        undefined,
        'White',
        1,
        2,
      ],
      ['S-3', 'sold', 'Car', 'Kia', 'Ceed', undefined, 40_100, 10_995, 'Manual', undefined, 'Red', 0, 0],
      [
        'S-4',
        'reserved',
        'Car',
        'Mini',
        'Hatch',
        undefined,
        22_750,
        14_250,
        'Automatic',
        undefined,
        'Green',
        0,
        1,
      ],
      ['S-5', 'hidden', 'Car', 'Seat', 'Leon', undefined, 35_000, 13_750, 'Manual', undefined, 'Blue', 0, 0],
      [
        'S-6',
        'hidden',
        'Car',
        'Honda',
        'Jazz',
        undefined,
        19_000,
        15_250,
        'Automatic',
        undefined,
        'Silver',
        0,
        0,
      ],
    ],
    told: ['States that are not known, whose vehicles are not shown: "Sale Agreed" (1).'],
    also: { 'S-1': { vehicle: { vin: 'TESTVIN0000000001', firstRegistrationDate: '2020-03-14' } } },
  },
  {
    file: 'commercials.txt',
    vehicles: [
      [
        'V77',
        'forecourt',
        'Van',
        'Mercedes-Benz',
        'Sprinter',
        undefined,
        88_000,
        22_194,
        'Automatic',
        'Panel Van',
        null,
        0,
        0,
      ],
      [
        'V78',
        'forecourt',
        'Truck',
        'DAF',
        'CF',
        undefined,
        256_005,
        33_000,
        'Automatic',
        'Tractor Unit',
        null,
        0,
        0,
      ],
      [
        'V79',
        'forecourt',
        'Van',
        'Volkswagen',
        'Transporter',
        undefined,
        40_500,
        noPrice,
        'Manual',
        'Combi Van',
        null,
        0,
        0,
      ],
    ],
    also: { V77: { vehicle: { motExpiryDate: '2027-09-14', firstRegistrationDate: '2019-09-14' } } },
  },
  {
    file: 'google-vehicle-ads.tsv',
    vehicles: [
      [
        'G-100',
        'forecourt',
        'Car',
        'Skoda',
        'Octavia',
        2021,
        24_500,
        15_995,
        undefined,
        'Estate',
        'Black',
        3,
        2,
      ],
      ['G-101', 'forecourt', 'Car', 'Hyundai', 'i10', 2026, 10, 16_250, undefined, 'Hatchback', 'Red', 1, 0],
    ],
    unmapped: ['store_code', 'title', 'engine', 'link'],
    also: { 'G-101': { vehicle: { ownershipCondition: 'New', vin: 'TESTVIN0000000102', trim: 'Premium' } } },
  },
  {
    file: 'meta-vehicles.csv',
    vehicles: [
      ['M-1', 'forecourt', 'Car', 'Nissan', 'Qashqai', 2019, 39_768, 12_450, 'Manual', 'SUV', 'Grey', 2, 0],
      [
        'M-2',
        'reserved',
        'Car',
        'Tesla',
        'Model 3',
        2022,
        19_884,
        22_995,
        'Automatic',
        'Saloon',
        'White',
        1,
        0,
      ],
    ],
    unmapped: ['title', 'url', 'image[0].tag[0]'],
    also: {
      'M-1': { vehicle: { fuelType: 'Diesel', vin: 'TESTVIN0000000201', ownershipCondition: 'Used' } },
    },
  },
  {
    file: 'american-inventory.csv',
    vehicles: [
      [
        'A5521',
        'forecourt',
        'Car',
        'Jeep',
        'Wrangler',
        2018,
        45_120,
        24_995,
        'Automatic',
        'SUV',
        'Red',
        4,
        3,
      ],
      ['A5522', 'forecourt', 'Car', 'Ford', 'Mustang', 2026, 12, 49_995, 'Manual', 'Coupe', 'Red', 1, 0],
    ],
    also: {
      A5521: {
        metadata: { dateOnForecourt: '2026-10-23' },
        vehicle: { fuelType: 'Petrol', drivetrain: 'Four Wheel Drive', ownershipCondition: 'Used' },
      },
      A5522: { metadata: { dateOnForecourt: '2026-11-02' }, vehicle: { ownershipCondition: 'New' } },
    },
  },
  {
    file: 'deutscher-bestand.csv',
    told: ['Makes that were not seen before: Opel.'],
    vehicles: [
      [
        'D-9001',
        'forecourt',
        'Car',
        'Volkswagen',
        'Golf',
        undefined,
        30_000,
        17_950,
        'Manual',
        undefined,
        'White',
        2,
        3,
      ],
      [
        'D-9002',
        'forecourt',
        'Truck',
        'MAN',
        'TGX',
        undefined,
        192_625,
        39_900,
        'Automatic',
        undefined,
        'Green',
        0,
        0,
      ],
      [
        'D-9003',
        'forecourt',
        'Van',
        'Opel',
        'Vivaro',
        undefined,
        60_000,
        15_490,
        'Manual',
        undefined,
        'Black',
        0,
        0,
      ],
    ],
    also: {
      'D-9001': {
        vehicle: {
          fuelType: 'Petrol',
          enginePowerBHP: 129,
          badgeEngineSizeLitres: 1.498,
          firstRegistrationDate: '2021-03-14',
        },
        features: [{ name: 'Klimaautomatik' }, { name: 'Sitzheizung' }, { name: 'Anhängerkupplung' }],
      },
    },
  },
  {
    file: 'windows-spreadsheet.csv',
    vehicles: [
      ['W1', 'forecourt', 'Car', 'Renault', 'Mégane', 2016, 71_200, 5_995, undefined, undefined, null, 0, 0],
      [
        'W2',
        'forecourt',
        'Car',
        'Citroen',
        'C4 Cactus',
        2014,
        66_000,
        4_495,
        undefined,
        undefined,
        null,
        0,
        0,
      ],
    ],
    unmapped: ['Notes'],
  },
  {
    file: 'excel-unicode-text.txt',
    vehicles: [
      [
        'U-1',
        'forecourt',
        'Car',
        'Skoda',
        'Kodiaq',
        2018,
        58_000,
        16_495,
        undefined,
        undefined,
        'Blue',
        0,
        0,
      ],
      ['U-2', 'forecourt', 'Car', 'BYD', 'Atto 3', 2022, 11_900, 19_995, undefined, undefined, 'Grey', 0, 0],
    ],
  },
  {
    file: 'big-endian.csv',
    vehicles: [
      ['B-1', 'forecourt', 'Car', 'Volvo', 'V60', 2015, 83_000, 7_995, undefined, 'Estate', null, 0, 0],
      ['B-2', 'forecourt', 'Van', 'Toyota', 'Hilux', 2019, 70_500, 19_495, undefined, 'Pickup', null, 0, 0],
    ],
  },
  {
    file: 'old-mac.csv',
    vehicles: [
      ['K1', 'forecourt', 'Car', 'Citroen', 'DS3', 2012, 72_000, 3_750, undefined, undefined, null, 0, 0],
      ['K2', 'forecourt', 'Car', 'Fiat', '500', 2014, 48_000, 4_995, undefined, undefined, null, 0, 0],
    ],
    also: { K1: { adverts: { retailAdverts: { description: 'Café crème roof\nnew tyres' } } } },
  },
  {
    file: 'excel-separator.csv',
    vehicles: [
      ['E1', 'forecourt', 'Car', 'Suzuki', 'Swift', 2017, 39_900, 6_995, undefined, undefined, null, 0, 0],
      ['E2', 'forecourt', 'Car', 'Mazda', 'MX-5', 2020, 18_300, 17_250, undefined, 'Convertible', null, 0, 0],
    ],
    told: ['Rows without any text, skipped: 3.'],
  },
]

it.each(files)(
  '$file gives its vehicles',
  async ({ file, vehicles, unmapped = [], told = [], also = {} }) => {
    const bytes = await readFile(new URL(`fixtures/dealers/${file}`, import.meta.url))
    const { heading, rows } = await readCsvSample(chunksOf(bytes))
    const guessed = guessColumns(heading, rows)
    expect(guessed.unmapped).toEqual(unmapped)
    const { store, bring, rejects } = await openYard()
    const summary = await bring(bytes, { map: columnMapSchema.parse(guessed.map) })
    const reasons = summary.rejects === null ? [] : await rejects()
    expect(summary, JSON.stringify(reasons)).toMatchObject({
      read: vehicles.length,
      rejected: 0,
      cut: null,
      overlooked: [],
    })
    const records: StockRecord[] = []
    for await (const entries of store.entries()) records.push(...entries.map(({ record }) => record))
    expect(records.map(rowOf)).toEqual(vehicles)
    for (const [id, fields] of Object.entries(also))
      expect(records.find(({ metadata }) => metadata.stockId === id)).toMatchObject(fields)
    const warnings = importWarnings(summary).filter(
      (warning) => !warning.startsWith('Words that were not seen'),
    )
    expect(warnings).toEqual(told.map((start) => expect.stringContaining(start)))
    const unread =
      summary.warnings - Object.values(summary.unknownStates).reduce((sum, count) => sum + count, 0)
    expect(unread, JSON.stringify(reasons)).toBe(0)
  },
)

function rowOf(record: StockRecord): unknown[] {
  const { vehicle, metadata, media, features } = record
  const pence = buyersPrice(record)
  return [
    metadata.stockId,
    listingState(record),
    vehicle.vehicleType,
    vehicle.make,
    vehicle.model,
    vehicle.yearOfManufacture && Number(vehicle.yearOfManufacture),
    vehicle.odometerReadingMiles,
    pence === null ? null : pence / 100,
    vehicle.transmissionType,
    vehicle.bodyType,
    vehicle.colour ? knownColour(vehicle.colour) : null,
    media?.images?.length ?? 0,
    features?.length ?? 0,
  ]
}

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exampleRecord } from './example-record.ts'
import { listedNumbers } from './filter-fields.ts'
import { identifierKey } from './identifier-key.ts'
import { parseRecord } from './parse-record.ts'
import type { StockRecord } from './record.ts'
import { toListing } from './to-listing.ts'

describe('toListing', () => {
  it('has the fields of the index', () => {
    expect(toListing(exampleRecord())).toMatchObject({
      id: '8a4290d5801234560180123456789abc',
      type: 'car',
      values: {
        make: 'Hyundai',
        model: 'Tucson',
        gearbox: 'Manual',
        bodyType: 'SUV',
        colour: 'Blue',
        condition: 'Used',
        fuelType: 'Petrol',
        driveType: 'Front Wheel Drive',
        vatStatus: 'No VAT',
        price: 10_995,
        year: 2018,
        mileage: 45_000,
        doors: 5,
        seats: 5,
        engineSize: 16,
        enginePower: 130,
        equipment: ['Heated seats'],
        arrived: Date.UTC(2026, 9, 1),
      },
    })
  })

  it('leaves out figures that today’s schema would refuse, as an older version may have stored them', () => {
    const record = exampleRecord()
    const vehicle = { ...record.vehicle, yearOfManufacture: '-5', doors: -1, seats: Number.NaN }
    const values = toListing({ ...record, vehicle } as StockRecord)?.values
    expect(values).toMatchObject({ doors: undefined, seats: undefined })
    for (const field of listedNumbers) expect(values?.[field] ?? 0).toBeGreaterThanOrEqual(0)
  })

  it('lacks the fields that the record lacks', () => {
    const listing = toListing(exampleRecord({ colour: null }))
    expect(listing).toMatchObject({
      values: { colour: undefined, wheelbase: undefined, batteryRange: undefined },
    })
  })

  it.each<[Partial<StockRecord['vehicle']>, object]>([
    [{ yearOfManufacture: 2019 }, { year: 2019 }],
    [{ batteryChargeTime: '45 minutes' }, { chargingTime: 8 }],
    [{ batteryChargeTime: 8 }, { chargingTime: 80 }],
    [{ zeroToSixtyMPHSeconds: 9.95 }, { acceleration: 100 }],
    [{ fuelEconomyWLTPCombinedMPG: 50.4, fuelEconomyNEDCCombinedMPG: 60 }, { fuelConsumption: 504 }],
    [{ fuelEconomyNEDCCombinedMPG: 60 }, { fuelConsumption: 600 }],
    [{ co2EmissionGPKM: 0 }, { co2Emissions: 0 }],
    [{ vehicleExciseDutyWithoutSupplementGBP: 190 }, { taxPerYear: 190 }],
    [{ batteryRangeMiles: 248 }, { batteryRange: 248 }],
    [{ badgeEngineSizeLitres: null, engineCapacityCC: 1598 }, { engineSize: 16 }],
    [{ enginePowerBHP: null, enginePowerPS: 354 }, { enginePower: 349 }],
    [{ trim: 'M Sport' }, { trim: 'M Sport' }],
    [{ plate: '71' }, { plate: '71' }],
    [{ emissionClass: 'EURO VI' }, { emissionClass: 'Euro 6' }],
    [{ roofHeightType: 'High Roof' }, { roofHeight: 'High Roof' }],
    [{ axleConfiguration: '6x2' }, { axleConfiguration: '6x2' }],
    [{ payloadWeightKG: 1_200 }, { payload: 1_200 }],
    [{ payloadLengthMM: 3_450 }, { loadLength: 3_450 }],
    [{ grossVehicleWeightKG: 3_500 }, { grossWeight: 3_500 }],
    [{ owners: null, previousOwners: 0 }, { owners: 0 }],
    [{ serviceHistory: 'Full service history' }, { serviceHistory: 'Full service history' }],
    [{ bootSpaceSeatsUpLitres: 480 }, { bootSpace: 480 }],
    [{ grossTrainWeightKG: 4_100, grossVehicleWeightKG: 2_100 }, { towingWeight: 2_000 }],
    [{ vehicleType: 'Truck', cabType: 'Globetrotter XL' }, { cabKind: 'Sleeper cab' }],
    [{ wheelchairAccessible: true }, { equipment: expect.arrayContaining(['Wheelchair access']) }],
    [{ registration: 'AB71 CDE' }, { registration: identifierKey('ab71cde') }],
  ])('reads %j as %j', (vehicle, numbers) => {
    expect(toListing(exampleRecord(vehicle))?.values).toMatchObject(numbers)
  })

  it('has the prices with and without VAT to the penny, the latter of vans and trucks only', () => {
    const pricesOf = (vehicleType: string, vatStatus: string, amountGBP: number) => {
      const record = exampleRecord({ vehicleType })
      Object.assign(record.adverts.retailAdverts, { totalPrice: { amountGBP }, vatStatus })
      const { price, priceWithVat, priceWithoutVat } = toListing(record)?.values ?? {}
      return [price, priceWithVat, priceWithoutVat]
    }
    expect(pricesOf('Van', '+ VAT', 10_000.99)).toEqual([10_000, 1_200_119, 1_000_099])
    expect(pricesOf('Van', 'Inc VAT', 12_000)).toEqual([12_000, 1_200_000, 1_000_000])
    expect(pricesOf('Van', 'No VAT', 12_000)).toEqual([12_000, 1_200_000, 1_200_000])
    expect(pricesOf('Car', 'Inc VAT', 12_000)).toEqual([12_000, 1_200_000, undefined])
  })

  it('treats 0 as unknown where 0 is impossible', () => {
    const record = exampleRecord({ badgeEngineSizeLitres: 0, doors: 0, batteryRangeMiles: 0 })
    const unknown = { engineSize: undefined, doors: undefined, batteryRange: undefined }
    expect(toListing(record)).toMatchObject({ values: unknown })
  })

  it('falls back to the standard fields', () => {
    const record = exampleRecord({ bodyType: null, standard: { bodyType: 'SUV', make: 'HYUNDAI' } })
    expect(toListing(record)?.values).toMatchObject({ bodyType: 'SUV', make: 'Hyundai' })
  })

  it('has the coordinates of the advertiser, else those of the postcode area', () => {
    const record = exampleRecord()
    expect(toListing(record)?.values.place?.latitude).toBeCloseTo(53.4, 0)
    record.advertiser = { location: { postCode: 'L1 8JQ', latitude: 51.5, longitude: -0.1 } }
    expect(toListing(record)?.values.place).toEqual({ latitude: 51.5, longitude: -0.1 })
    record.advertiser = null
    expect(toListing(record)?.values).not.toHaveProperty('place')
  })

  it('is null for a vehicle that visitors do not see', () => {
    const sold = exampleRecord()
    sold.metadata.lifecycleState = 'SOLD'
    expect(toListing(sold)).toBeNull()
    expect(toListing(exampleRecord({ vehicleType: 'Motorhome' }))).toBeNull()
  })

  it('has only numbers that an index can hold, for any record', () => {
    const figure = fc.oneof(fc.double({ noNaN: true }), fc.string(), fc.integer(), fc.constant(null))
    const fields = fc.constantFrom(
      'batteryChargeTime',
      'engineSize',
      'doors',
      'co2EmissionGPKM',
      'yearOfManufacture',
    )
    fc.assert(
      fc.property(fc.dictionary(fields, figure), (vehicle) => {
        const parsed = parseRecord(
          { ...exampleRecord(), vehicle: { ...exampleRecord().vehicle, ...vehicle } },
          { now: new Date('2026-12-31') },
        )
        const values = (parsed.ok && toListing(parsed.record)?.values) || null
        for (const field of listedNumbers) {
          const stored = values?.[field]
          if (stored === undefined) continue
          expect(stored).toSatisfy(
            (number: number) => Number.isInteger(number) && number >= 0 && number < 2 ** 31,
          )
        }
      }),
    )
  })
})

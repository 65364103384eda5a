import { parse } from 'csv-parse/sync'
import { describe, expect, it } from 'vitest'
import { exampleRecord } from '../stock/example-record.ts'
import { shortStockNumber } from '../stock/identifier-key.ts'
import type { StockRecord } from '../stock/record.ts'
import type { ExportFormatName } from './export-format.ts'
import { exportFormats, exportHead, exportRow, type IncompletePolicy } from './export-rows.ts'

const origin = 'https://www.dealer.example'

function read(record: StockRecord, format: ExportFormatName, incomplete: IncompletePolicy = 'include') {
  const row = exportRow(record, exportFormats[format], { origin, incomplete })
  const [values] = parse(exportHead(exportFormats[format]) + (row.line ?? ''), { columns: true })
  return { ...row, values: values as Record<string, string> | undefined }
}

type Retail = StockRecord['adverts']['retailAdverts']

/** The example with an advertiser and a picture that lack nothing. */
function whole({
  vehicle = {},
  retail = {},
  metadata = {},
}: {
  vehicle?: Partial<StockRecord['vehicle']>
  retail?: Partial<Retail>
  metadata?: Partial<StockRecord['metadata']>
} = {}): StockRecord {
  const example = exampleRecord(vehicle)
  const tags = [{ category: 'Exterior', label: 'Left Side' }]
  return {
    ...example,
    metadata: { ...example.metadata, ...metadata },
    advertiser: {
      ...example.advertiser,
      advertiserId: 10_012_345,
      phone: '0151 496 0000',
      location: {
        addressLineOne: '1 Dock Road',
        town: 'Liverpool',
        postCode: 'L1 8JQ',
        latitude: 53.4,
        longitude: -2.98,
      },
    },
    adverts: { retailAdverts: { ...example.adverts.retailAdverts, ...retail } },
    media: {
      images: [
        { href: 'https://images.example/{resize}/1,a.jpg', classificationTags: tags },
        { href: '/media/2.svg' },
      ],
    },
  }
}

describe('a row for Google', () => {
  it('has every field in the published format', () => {
    const { values, missing } = read(
      whole({ vehicle: { trim: 'SE Nav', emissionClass: 'Euro 6' } }),
      'google-vehicle-ads',
    )
    expect(missing).toEqual([])
    const id = '8a4290d5801234560180123456789abc'
    expect(values).toEqual({
      id: shortStockNumber(id),
      store_code: '10012345',
      google_product_category: '916',
      'vehicle_fulfillment(option:store_code)': 'in_store:10012345',
      title: '2018 Hyundai Tucson 1.6 GDi Blue Drive SE Nav SUV 5dr Petrol Manual Euro 6 (s/s) (132 ps)',
      description: 'One careful keeper.',
      link: `${origin}/vehicles/${id}`,
      link_template: `${origin}/vehicles/${id}?store={store_code}`,
      image_link: 'https://images.example/w1200/1%2Ca.jpg',
      additional_image_link: `${origin}/media/2.svg`,
      price: '10995.00 GBP',
      condition: 'used',
      brand: 'Hyundai',
      model: 'Tucson',
      trim: 'SE Nav',
      year: '2018',
      mileage: '45000 miles',
      color: 'Blue',
      body_style: 'suv',
      engine: 'gasoline',
      emissions_standard: 'euro6',
    })
  })

  it('never has the VIN or the registration', () => {
    expect(read(whole(), 'google-vehicle-ads').line).not.toMatch(/TMAJ3812ALJ000000|EK18/)
  })

  it.each([
    [{ vehicle: { vehicleType: 'Van', bodyType: 'Panel Van' } }, 'not a passenger vehicle'],
    [{ vehicle: { vehicleType: 'Truck' } }, 'not a passenger vehicle'],
    [{ vehicle: { vehicleType: 'Bike' } }, 'not a passenger vehicle'],
    [{ vehicle: { vehicleType: 'Van', bodyType: 'Pickup' } }, null],
    [{ metadata: { lifecycleState: 'SALE_IN_PROGRESS' } }, 'reserved'],
  ])('is refused for %j: %s', (changes, refusal) => {
    expect(read(whole(changes), 'google-vehicle-ads')).toMatchObject({ refusal, missing: expect.any(Array) })
    if (refusal !== null) expect(read(whole(changes), 'google-vehicle-ads').line).toBeNull()
  })

  it('lacks a store code that holds a separator', () => {
    const record = whole()
    const advertiser = { ...record.advertiser, advertiserId: 'a:b' }
    const { missing } = read({ ...record, advertiser }, 'google-vehicle-ads')
    expect(missing).toContainEqual({ field: 'store_code', required: true })
  })
})

describe('a row for Meta', () => {
  it('has every field in the published format', () => {
    const changes = { trim: 'SE Nav', interiorColour: 'Black' }
    const { values, missing } = read(whole({ vehicle: changes }), 'meta-vehicles')
    expect(missing).toEqual([])
    expect(values).toMatchObject({
      vehicle_id: '8a4290d5801234560180123456789abc',
      vin: 'TMAJ3812ALJ000000',
      'mileage.value': '45000',
      'mileage.unit': 'MI',
      state_of_vehicle: 'USED',
      body_style: 'SUV',
      fuel_type: 'PETROL',
      transmission: 'MANUAL',
      drivetrain: 'FWD',
      availability: 'AVAILABLE',
      date_first_on_lot: '2026-10-01',
      dealer_id: '10012345',
      'image[0].url': 'https://images.example/w1200/1%2Ca.jpg',
      'image[0].tag[0]': 'Left Side',
      'image[1].url': `${origin}/media/2.svg`,
      'image[2].url': '',
    })
    expect(JSON.parse(values?.address ?? '')).toEqual({
      addr1: '1 Dock Road',
      city: 'Liverpool',
      postal_code: 'L1 8JQ',
      country: 'GB',
    })
  })

  it('takes vans, trucks and reserved vehicles, and refuses other types', () => {
    const style = (vehicle: Partial<StockRecord['vehicle']>) =>
      read(whole({ vehicle }), 'meta-vehicles').values?.body_style
    expect(style({ vehicleType: 'Van', bodyType: 'Panel Van' })).toBe('VAN')
    expect(style({ vehicleType: 'Van', bodyType: 'Pickup' })).toBe('PICKUP')
    expect(style({ vehicleType: 'Truck', bodyType: 'Box' })).toBe('TRUCK')
    const reserved = whole({ metadata: { lifecycleState: 'SALE_IN_PROGRESS' } })
    expect(read(reserved, 'meta-vehicles').values?.availability).toBe('PENDING')
    expect(read(whole({ vehicle: { vehicleType: 'Bike' } }), 'meta-vehicles').refusal).not.toBeNull()
  })

  it.each(['TMAJ3812', 'TMAJ3812ALJ00000I', 17])('does not send %s as a VIN', (vin) => {
    const { missing } = read(whole({ vehicle: { vin } }), 'meta-vehicles')
    expect(missing).toContainEqual({ field: 'vin', required: true })
  })
})

describe('a row of either', () => {
  it.each([
    [{ totalPrice: { amountGBP: 10_000 }, vatStatus: 'Ex VAT' }, '12000.00 GBP'],
    [{ totalPrice: { amountGBP: 10_000 }, vatStatus: 'Inc VAT' }, '10000.00 GBP'],
    [{ totalPrice: { amountGBP: 9_999.5 }, vatStatus: 'No VAT' }, '9999.50 GBP'],
    [{ priceOnApplication: true }, ''],
    [{ totalPrice: { amountGBP: 0 } }, ''],
  ])('has what a private buyer pays for %j: %s', (retail, price) => {
    for (const format of ['google-vehicle-ads', 'meta-vehicles'] as const) {
      expect(read(whole({ retail }), format).values?.price).toBe(price)
    }
  })

  it('is left out without a required field, unless it is to be included', () => {
    const record = whole({ vehicle: { colour: null } })
    const leftOut = read(record, 'google-vehicle-ads', 'leave-out')
    expect([leftOut.line, leftOut.missing[0]]).toEqual([null, { field: 'trim', required: false }])
    expect(leftOut.missing).toContainEqual({ field: 'color', required: true })
    expect(read(record, 'google-vehicle-ads', 'include').values?.color).toBe('')
  })

  it('keeps quotes, commas and line breaks in one field', () => {
    const description = 'Says "as new",\r\nreally;\n\tone owner'
    expect(read(whole({ retail: { description } }), 'meta-vehicles').values?.description).toBe(description)
  })

  it('has no cell that a spreadsheet runs as a formula, and sends no changed id', () => {
    const vehicle = { make: '=cmd|A0', model: '+1+1', trim: '-2+3', colour: '@SUM(1)' }
    const record = whole({ vehicle, retail: { description: '=HYPERLINK("https://a.example")' } })
    for (const format of ['google-vehicle-ads', 'meta-vehicles'] as const) {
      const { values = {} } = read(record, format)
      expect(Object.values(values).filter((value) => /^\s*[=+@-]/.test(value))).toEqual(
        format === 'meta-vehicles' ? ['-2.98'] : [],
      )
      expect(Object.values(values)).toContain('HYPERLINK("https://a.example")')
      const { line, missing } = read(whole({ metadata: { stockId: '=1+1' } }), format, 'leave-out')
      expect([line, missing[0]?.required]).toEqual([null, true])
    }
  })

  it('cuts a long description between two characters', () => {
    const { values } = read(whole({ retail: { description: `${'a'.repeat(4_999)}🚗` } }), 'meta-vehicles')
    expect(values?.description).toBe('a'.repeat(4_999))
  })

  it('has no value for a word that Google does not know, such as "Steam" or "constructor"', () => {
    const { values } = read(
      whole({ vehicle: { bodyType: 'constructor', fuelType: 'Steam' } }),
      'google-vehicle-ads',
    )
    expect([values?.body_style, values?.engine]).toEqual(['', ''])
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exampleRecord } from './example-record.ts'
import { removeAt, replaceAt } from './json-path.ts'
import { parseRecord } from './parse-record.ts'

const rules = { now: new Date('2026-12-31') }

/** Parses the example with `value` at `path`; undefined removes the field. */
function withField(path: string, value: unknown) {
  const keys = path.split('.')
  const example = exampleRecord()
  return parseRecord(value === undefined ? removeAt(example, keys) : replaceAt(example, keys, value), rules)
}

describe('parseRecord', () => {
  it('keeps all fields of a record, unknown ones included', () => {
    const record = { ...exampleRecord(), valuations: { retail: { amountGBP: 11_003 } } }
    expect(parseRecord(record, rules)).toEqual({ ok: true, record, warnings: [] })
  })

  it('drops what only the store and our staff can say', () => {
    const record = exampleRecord()
    const claimed = {
      ...record,
      motHistory: { state: 'found', tests: 'none' },
      mileageChecked: { advert: 1, test: 2 },
      mileageWithheld: true,
    }
    expect(parseRecord(claimed, rules)).toEqual({ ok: true, record, warnings: [] })
  })

  it('accepts unknown values of an enumeration', () => {
    expect(withField('vehicle.fuelType', 'Ammonia')).toMatchObject({ ok: true, warnings: [] })
    expect(withField('metadata.lifecycleState', 'IN_TRANSIT')).toMatchObject({ ok: true, warnings: [] })
  })

  it.each([
    ['metadata.stockId', undefined, 'Stock id is missing'],
    ['metadata.stockId', '  ', 'Stock id is missing'],
    ['metadata.stockId', 'x'.repeat(101), 'Stock id is too long'],
    ['metadata.stockId', 'a\u0000b', 'Stock id holds characters that cannot be shown'],
    ['vehicle.make', undefined, 'Make is missing'],
    ['vehicle.make', '', 'Make is missing'],
    ['vehicle.vehicleType', undefined, 'Vehicle type is missing'],
    ['vehicle.vehicleType', 'Bike', 'Vehicle type Bike is not car, van or truck'],
    ['vehicle.vehicleType', 'Caravan', 'Vehicle type Caravan is not car, van or truck'],
    ['vehicle.yearOfManufacture', 2060, 'Year 2060 is in the future'],
    ['vehicle.yearOfManufacture', '2027', 'Year 2027 is in the future'],
    ['vehicle.yearOfManufacture', 1066, 'Year 1066 is before the first motor car'],
    ['adverts.retailAdverts.totalPrice.amountGBP', -1, 'Price -1 is below 0'],
    ['adverts.retailAdverts.totalPrice.amountGBP', 0, 'Price is £0'],
    ['adverts.retailAdverts.totalPrice.amountGBP', 'dear', 'Price "dear" is not an amount in pounds'],
    ['adverts.retailAdverts.totalPrice.amountGBP', 99_999_999, 'Price £99,999,999 is above £10,000,000'],
  ])('rejects %s %j with a reason', (path, value, reason) => {
    const parsed = withField(path, value)
    expect(parsed).toEqual({ ok: false, faults: [{ field: path, reason }] })
  })

  it('rejects a missing price, unless the price is on application', () => {
    const example = exampleRecord()
    const { totalPrice, suppliedPrice, ...unpriced } = example.adverts.retailAdverts
    const missing = { ...example, adverts: { retailAdverts: unpriced } }
    expect(parseRecord(missing, rules)).toMatchObject({ faults: [{ reason: 'Price is missing' }] })
    const asked = { ...example, adverts: { retailAdverts: { ...unpriced, priceOnApplication: true } } }
    expect(parseRecord(asked, rules).ok).toBe(true)
  })

  it('requires no price of a vehicle that is not listed, and only the id of one that is sold', () => {
    const dueIn = { ...exampleRecord(), metadata: { stockId: 'a', lifecycleState: 'DUE_IN' }, adverts: {} }
    expect(parseRecord(dueIn, rules).ok).toBe(true)
    expect(parseRecord({ metadata: { stockId: 'a', lifecycleState: 'DELETED' } }, rules).ok).toBe(true)
  })

  it('reports every fault of a row at once', () => {
    const parsed = parseRecord({ metadata: { stockId: 'a' }, vehicle: { yearOfManufacture: 2060 } }, rules)
    expect(parsed.ok ? [] : parsed.faults.map(({ field }) => field)).toEqual([
      'vehicle.make',
      'vehicle.vehicleType',
      'vehicle.yearOfManufacture',
    ])
  })

  it.each([
    ['vehicle.doors', 'x', '"x" is not a number'],
    ['vehicle.odometerReadingMiles', -4, '-4 is below 0'],
    ['vehicle.yearOfManufacture', '201x', '"201x" cannot be read'],
    ['vehicle.colour', { name: 'Blue' }, 'an object is not text'],
    ['features', 'heated seats', '"heated seats" is not a list'],
  ])('leaves out an optional %s that is %j, with a warning', (path, value, reason) => {
    const parsed = withField(path, value)
    expect(parsed).toMatchObject({ ok: true, warnings: [{ field: path, reason }] })
    expect(parsed).toMatchObject({ record: removeAt(exampleRecord(), path.split('.')) })
  })

  it('leaves out blank text without a warning', () => {
    expect(withField('vehicle.colour', '  ')).toEqual({
      ok: true,
      record: removeAt(exampleRecord(), ['vehicle', 'colour']),
      warnings: [],
    })
  })

  it.each([
    ['vehicle.doors', '5', 5],
    ['vehicle.odometerReadingMiles', '45,000', 45_000],
    ['vehicle.odometerReadingMiles', 45_000.4, 45_000],
    ['vehicle.plate', 18, '18'],
    ['vehicle.colour', ' Blue ', 'Blue'],
    ['adverts.retailAdverts.totalPrice', 10_995, { amountGBP: 10_995 }],
    ['adverts.retailAdverts.totalPrice', '£10,995', { amountGBP: 10_995 }],
    ['adverts.retailAdverts.priceOnApplication', 'no', false],
  ])('reads %s %j as %j', (path, sent, read) => {
    const record = replaceAt(exampleRecord(), path.split('.'), read)
    expect(withField(path, sent)).toEqual({ ok: true, record, warnings: [] })
  })

  it('drops pictures without an address and keeps the others', () => {
    const [a, b] = [{ href: 'https://a.example/1.jpg' }, { href: 'https://a.example/2.jpg' }]
    const parsed = withField('media.images', [{ href: '' }, a, 7, b])
    expect(parsed).toMatchObject({ ok: true, record: { media: { images: [a, b] } } })
  })

  it('never throws, and never changes its input', () => {
    const paths = ['metadata', 'metadata.stockId', 'vehicle', 'vehicle.standard', 'vehicle.doors', 'adverts']
    const more = ['adverts.retailAdverts', 'adverts.retailAdverts.totalPrice', 'features', 'media.images']
    const absurd = fc
      .tuple(fc.constantFrom(...paths, ...more), fc.jsonValue())
      .map(([path, value]) => replaceAt(exampleRecord(), path.split('.'), value))
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), absurd), (input) => {
        const before = JSON.stringify(input)
        const parsed = parseRecord(input, rules)
        expect(JSON.stringify(input)).toBe(before)
        if (parsed.ok) expect(parseRecord(parsed.record, rules)).toEqual({ ...parsed, warnings: [] })
        else expect(parsed.faults.length).toBeGreaterThan(0)
      }),
    )
  })
})

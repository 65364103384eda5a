import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exampleRecord } from './example-record.ts'
import { isStockRecord } from './is-stock-record.ts'
import { isContainer, replaceAt, valueAt } from './json-path.ts'
import { stockRecordSchema } from './record.ts'
import { tidyRecord } from './tidy-record.ts'

/** Paths to which, together, every kind of rule in the record's schema applies. */
const places = [
  'metadata',
  'metadata.stockId',
  'metadata.versionNumber',
  'vehicle',
  'vehicle.make',
  'vehicle.doors',
  'vehicle.yearOfManufacture',
  'vehicle.engineSize',
  'vehicle.enginePowerBHP',
  'vehicle.odometerReadingMiles',
  'vehicle.standard',
  'vehicle.keys',
  'advertiser.location.latitude',
  'adverts.priceOnApplication',
  'adverts.retailAdverts.totalPrice',
  'adverts.retailAdverts.totalPrice.amountGBP',
  'features',
  'features.0',
  'features.0.name',
  'media.images.0.href',
].map((path) => path.split('.'))

const values = fc.oneof(
  fc.constantFrom<unknown>(undefined, null, '', ' ', ' a', 'a\u0000', '2019', 'x'.repeat(101), true, [], {}, [
    null,
  ]),
  fc.constantFrom<unknown>(
    0,
    -1,
    1.5,
    2019,
    2_000_001,
    2e9 + 1,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    2 ** 60,
  ),
  fc.constantFrom<unknown>(
    JSON.parse('{"__proto__":{"name":"a"}}'),
    { amountGBP: 5, x: 1 },
    { amountGBP: '5' },
  ),
  fc.jsonValue(),
)

const changes = fc.array(fc.tuple(fc.constantFrom(...places), values), { maxLength: 3 })

/** The example with these values, within `recordLimits`. A value is skipped where an earlier one removed its place. */
function exampleWith(list: readonly (readonly [string[], unknown])[]): unknown {
  const changed = list.reduce<unknown>((record, [path, next]) => {
    const holder = valueAt(record, path.slice(0, -1))
    const isThere =
      isContainer(holder) && (!Array.isArray(holder) || Object.hasOwn(holder, path.at(-1) ?? ''))
    return isThere ? replaceAt(record, path, next) : record
  }, exampleRecord())
  return tidyRecord(changed).value
}

describe('isStockRecord', () => {
  it('accepts a record as a feed sends it, with fields that the schema does not name', () => {
    expect(isStockRecord({ ...exampleRecord(), valuations: { retail: { amountGBP: 11_003 } } })).toBe(true)
  })

  it('accepts a record only where parsing it returns an equal one', () => {
    let accepted = 0
    fc.assert(
      fc.property(changes, (list) => {
        const record = exampleWith(list)
        const parsed = stockRecordSchema.safeParse(record)
        if (!isStockRecord(record)) return
        expect(parsed.data).toEqual(record)
        accepted += 1
      }),
      { numRuns: 2_000 },
    )
    expect(accepted).toBeGreaterThan(200)
  })

  it('accepts every parsed record, so that no record is parsed twice', () => {
    fc.assert(
      fc.property(changes, (list) => {
        const record = exampleWith(list)
        const parsed = stockRecordSchema.safeParse(record)
        expect(!parsed.success || isStockRecord(parsed.data)).toBe(true)
      }),
      { numRuns: 2_000 },
    )
  })

  it.each([
    ['a'.repeat(100), true],
    ['a'.repeat(101), false],
    ['🚗'.repeat(100), true],
    ['🚗'.repeat(101), false],
    [' a', false],
    ['a\u00a0', false],
    ['a\u0000', false],
  ])('agrees with the schema about the stock id %j', (stockId, expected) => {
    const record = { ...exampleRecord(), metadata: { stockId } }
    const parsed = stockRecordSchema.safeParse(record)
    expect(isStockRecord(record)).toBe(expected)
    expect(parsed.success && parsed.data.metadata.stockId === stockId).toBe(expected)
  })
})

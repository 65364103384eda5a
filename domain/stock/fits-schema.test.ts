import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { exampleRecord } from './example-record.ts'
import { fitsSchema } from './fits-schema.ts'
import { isContainer, replaceAt, valueAt } from './json-path.ts'
import { stockRecordSchema } from './record.ts'

const fits = fitsSchema(stockRecordSchema)

/** Where every kind of rule that the record's schema has applies to something. */
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

/** The example with values put in their places, as far as earlier values have left the places there. */
function exampleWith(list: readonly (readonly [string[], unknown])[]): unknown {
  return list.reduce<unknown>((record, [path, next]) => {
    const holder = valueAt(record, path.slice(0, -1))
    const isThere =
      isContainer(holder) && (!Array.isArray(holder) || Object.hasOwn(holder, path.at(-1) ?? ''))
    return isThere ? replaceAt(record, path, next) : record
  }, exampleRecord())
}

describe('fitsSchema', () => {
  it('says yes to a record as a feed sends it, whatever else it holds', () => {
    expect(fits({ ...exampleRecord(), valuations: { retail: { amountGBP: 11_003 } } })).toBe(true)
  })

  it('says yes only where parsing gives the same', () => {
    let agreed = 0
    fc.assert(
      fc.property(changes, (list) => {
        const record = exampleWith(list)
        const parsed = stockRecordSchema.safeParse(record)
        if (!fits(record)) return
        expect(parsed.data).toEqual(record)
        agreed += 1
      }),
      { numRuns: 2_000 },
    )
    expect(agreed).toBeGreaterThan(200)
  })

  it('says yes to whatever parsing gave, so nothing is looked at twice', () => {
    fc.assert(
      fc.property(changes, (list) => {
        const record = exampleWith(list)
        const parsed = stockRecordSchema.safeParse(record)
        expect(!parsed.success || fits(parsed.data)).toBe(true)
      }),
      { numRuns: 2_000 },
    )
  })

  it.each([
    ['a transform', z.string().transform((text) => text.length), 'a'],
    ['a refinement', z.string().refine((text) => text !== 'a'), 'b'],
    ['a default', z.string().default('a'), 'b'],
    ['an object that drops keys', z.object({ a: z.string() }), { a: 'b' }],
    ['an expression that remembers', z.string().regex(/a/g), 'a'],
    ['a bound that is not included', z.number().gt(1), 2],
  ])('leaves %s to the schema', (_, schema, value) => {
    expect(fitsSchema(schema)(value)).toBe(false)
  })
})

import { describe, expect, it } from 'vitest'
import { boats } from '../oracle/arbitrary-records.ts'
import { bandOf, checkRecord, compileSchema, hasDictionary, ordinalOf } from './compile-schema.ts'
import type { Schema } from './schema.ts'

describe('a compiled schema', () => {
  const schema = compileSchema(boats)

  it('numbers the fields with facets first, then points, then other numbers', () => {
    expect(schema.fields.map(({ name }) => name)).toEqual([
      'maker',
      'model',
      'hull',
      'length',
      'cabins',
      'draught',
      'engine',
      'berth',
      'listed',
      'score',
      'sail',
    ])
    expect(schema.facetFields).toBe(7)
    expect(schema.clusterBy).toEqual([0, 1])
    expect(schema.sorts.get('nearest')).toEqual({ ordinal: 7, direction: 'nearest' })
  })

  it('is compiled once for each schema object', () => {
    expect(compileSchema(boats)).toBe(schema)
    expect(compileSchema({ ...boats })).not.toBe(schema)
  })

  it('has the same fingerprint for the same fields and another one for other bands', () => {
    const other = { ...boats.fields, length: { kind: 'number' } } as Schema['fields']
    expect(compileSchema({ ...boats, sorts: {} }).fingerprint).toBe(schema.fingerprint)
    expect(compileSchema({ ...boats, fields: other }).fingerprint).not.toBe(schema.fingerprint)
  })

  it('refuses sorts and clusters by fields that are absent or of the wrong kind', () => {
    const sortBy = (by: string, direction: 'ascending' | 'nearest') => () =>
      compileSchema({ ...boats, sorts: { wrong: { by, direction } } })
    expect(sortBy('mast', 'ascending')).toThrow('no number field "mast"')
    expect(sortBy('maker', 'ascending')).toThrow('no number field "maker"')
    expect(sortBy('length', 'nearest')).toThrow('no point field "length"')
    expect(() => compileSchema({ ...boats, clusterBy: ['length'] })).toThrow('no keyword field "length"')
  })

  it('keeps dictionaries of keywords, points and numbers without bands', () => {
    const names = schema.fields.filter(hasDictionary).map(({ name }) => name)
    expect(names).toEqual(['maker', 'model', 'hull', 'cabins', 'draught', 'engine', 'berth'])
  })

  it('finds a field by its name and kind', () => {
    expect(ordinalOf(schema, 'length', 'number')).toBe(3)
    expect(() => ordinalOf(schema, 'length', 'keyword')).toThrow(RangeError)
  })
})

it('puts a number into the last band that starts at or below it, and into the first otherwise', () => {
  const lows = Uint32Array.of(2, 5, 10)
  expect([0, 2, 4, 5, 9, 10, 99].map((value) => bandOf(lows, value))).toEqual([1, 1, 1, 2, 2, 3, 3])
})

it.each([
  [{ length: 2 ** 31 - 1, listed: 2 ** 53 - 2, maker: '', mast: 'ignored' }, null],
  [{ length: 2 ** 31 }, RangeError],
  [{ listed: 0.5 }, RangeError],
  [{ score: Number.NaN }, RangeError],
  [{ berth: '53.4 -3' }, TypeError],
  [{ maker: { latitude: 1, longitude: 1 } }, TypeError],
])('accepts or refuses the values %j', (values, error) => {
  const check = () => checkRecord(compileSchema(boats), { id: 'b1', values })
  if (error === null) expect(check).not.toThrow()
  else expect(check).toThrow(error)
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { idOf } from '../columns/id-column.ts'
import { has } from '../kernels/bitset.ts'
import { arbitraryFilters, arbitraryRecord, boats } from '../oracle/arbitrary-records.ts'
import { buildSegments } from '../oracle/build-segments.ts'
import type { Filters } from '../schema/query.ts'
import { put } from '../segments/segmented-index.ts'
import { compileFilters } from './conditions.ts'
import { matchDelta } from './match-delta.ts'
import { matchSegment } from './match-segment.ts'

const arbitraryRecords = fc.uniqueArray(arbitraryRecord(), { maxLength: 30, selector: ({ id }) => id })

describe('conditions', () => {
  const { schema, dictionaries } = buildSegments(boats, [{ id: 'a', values: { maker: 'Bavaria' } }])

  it('hold the codes of keywords in any spelling, without those that no record has', () => {
    const compile = (maker: string | readonly string[]) => compileFilters({ maker }, schema, dictionaries)
    const bavaria = [{ ordinal: 0, kind: 'codes', codes: [1] }]
    expect(compile(' BAVARIA ')).toEqual(bavaria)
    expect(compile(['bavaria', 'Beneteau', 'Bavaria', ''])).toEqual(bavaria)
    expect(compile('Beneteau')).toEqual([{ ordinal: 0, kind: 'codes', codes: [] }])
    expect(compile(['  ', ''])).toEqual([])
    expect(compile([])).toEqual([])
  })

  it('hold the ends of a range', () => {
    const range = { low: 3, high: Number.POSITIVE_INFINITY }
    expect(compileFilters({ length: range, maker: undefined }, schema, dictionaries)).toEqual([
      { ordinal: 3, kind: 'ranges', ranges: [range] },
    ])
  })

  it('hold a range for each of several numbers, and nothing for none', () => {
    const compiled = compileFilters({ sail: [7, 9], cabins: [] }, schema, dictionaries)
    const ranges = [7, 9].map((number) => ({ low: number, high: number }))
    expect(compiled).toEqual([{ ordinal: schema.ordinals.get('sail'), kind: 'ranges', ranges }])
  })

  it('hold the codes of the points that are so far away, to the nearest mile', () => {
    const at = (latitude: number) => ({ latitude, longitude: 0 })
    const quays = buildSegments(boats, [
      { id: 'a', values: { berth: at(50) } },
      { id: 'b', values: { berth: at(50.3) } },
      { id: 'c', values: { berth: at(51) } },
      { id: 'd', values: {} },
    ])
    const idsWithin = (low: number, high: number) => {
      const conditions = compileFilters(
        { berth: { from: at(50), low, high } },
        quays.schema,
        quays.dictionaries,
      )
      const { passing } = matchSegment(quays.segment, conditions)
      return ['a', 'b', 'c', 'd'].filter((_, document) => has(passing, document))
    }
    // A degree of latitude is 69.1 miles.
    expect(idsWithin(0, 20)).toEqual(['a'])
    expect(idsWithin(0, 21)).toEqual(['a', 'b'])
    expect(idsWithin(21, 69)).toEqual(['b', 'c'])
    expect(idsWithin(Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY)).toEqual(['a', 'b', 'c'])
  })

  it('refuse a range without a place for a point', () => {
    const compile = (filters: Filters) => () => compileFilters(filters, schema, dictionaries)
    expect(compile({ berth: { low: 0, high: 9 } })).toThrow(TypeError)
    expect(compile({ berth: 'Southampton' })).toThrow(TypeError)
  })
})

it('the same records match in a segment and in a delta segment: all conditions, or all but one', () => {
  fc.assert(
    fc.property(arbitraryRecords, arbitraryFilters, (records, filters) => {
      const { segment, dictionaries, schema } = buildSegments(boats, records)
      const match = matchSegment(segment, compileFilters(filters, schema, dictionaries))
      const idsIn = (set: Uint32Array) =>
        records
          .flatMap((_, document) => (has(set, document) ? idOf(segment.columns.ids, document) : []))
          .sort()

      const empty = buildSegments(boats, [])
      for (const record of records) put(empty, record)
      const passing: string[] = []
      const failingOne: string[] = []
      for (const delta of empty.deltas) {
        const conditions = compileFilters(filters, empty.schema, empty.dictionaries)
        const slots = matchDelta(delta, conditions, (slot, failed) => {
          if (failed !== -1) failingOne.push(delta.ids[slot] as string)
        })
        passing.push(...slots.map((slot) => delta.ids[slot] as string))
      }
      expect(idsIn(match.passing)).toEqual(passing.sort())
      expect(match.size).toBe(passing.length)
      if (match.conditions.length > 0) expect(idsIn(match.failingOne)).toEqual(failingOne.sort())
    }),
  )
})

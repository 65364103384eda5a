import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { idOf } from '../columns/id-column.ts'
import { has } from '../kernels/bitset.ts'
import { arbitraryFilters, arbitraryRecord, boats } from '../oracle/arbitrary-records.ts'
import { buildSegments } from '../oracle/build-segments.ts'
import { put } from '../segments/segmented-index.ts'
import { compileFilters } from './conditions.ts'
import { matchDelta } from './match-delta.ts'
import { matchSegment } from './match-segment.ts'

const arbitraryRecords = fc.uniqueArray(arbitraryRecord(), { maxLength: 30, selector: ({ id }) => id })

describe('conditions', () => {
  const { schema, dictionaries } = buildSegments(boats, [{ id: 'a', values: { maker: 'Bavaria' } }])

  it('hold the codes of keywords in any spelling, without those that no record has', () => {
    const compile = (maker: string | readonly string[]) => compileFilters({ maker }, schema, dictionaries)
    const bavaria = [{ ordinal: 0, kind: 'keyword', codes: [1] }]
    expect(compile(' BAVARIA ')).toEqual(bavaria)
    expect(compile(['bavaria', 'Beneteau', 'Bavaria', ''])).toEqual(bavaria)
    expect(compile('Beneteau')).toEqual([{ ordinal: 0, kind: 'keyword', codes: [] }])
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

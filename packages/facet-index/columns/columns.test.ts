import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boats } from '../oracle/arbitrary-records.ts'
import { buildColumns } from '../oracle/build-segments.ts'
import { runTask } from '../tasks/task.ts'
import { createColumn } from './columns.ts'
import { findId, idOf } from './id-column.ts'
import { rowsOf, withKeyword, withNumber } from './rows.ts'
import { createSortBuffers, sortByValue } from './sort-by-value.ts'

it('stores records in the order of `clusterBy`, the absent first', () => {
  const boat = (id: string, maker?: string, model?: string) => ({ id, values: { maker, model } })
  const columns = buildColumns(boats, [
    boat('1', 'Zeta', 'A'),
    boat('2', 'Alpha', 'Model 10'),
    boat('3'),
    boat('4', 'ALPHA', 'model 9'),
  ])
  expect([0, 1, 2, 3].map((document) => idOf(columns.ids, document))).toEqual(['3', '4', '2', '1'])
  expect(['3', '5'].map((id) => findId(columns.ids, columns.byId, id))).toEqual([0, -1])
  expect(columns.spellings).toEqual([['4', [[0, 'ALPHA']]]])
})

describe('derived fields', () => {
  const records = ['c', 'a', 'b'].map((id, length) => ({ id, values: { length, hull: 'GRP', engine: 'x' } }))
  const columns = buildColumns(boats, records)

  it('replace a keyword', () => {
    const rows = rowsOf(withKeyword(columns, 'hull', ['', 'Wood', 'Steel'], [2, 0, 1]))
    const { codes, labels } = rows.keyword('hull')
    expect([0, 1, 2].map((row) => labels[codes[row] as number])).toEqual(['Steel', '', 'Wood'])
    expect(rows.keyword('engine')).toEqual(rowsOf(columns).keyword('engine'))
  })

  it('replace a number, with or without bands, short or long', () => {
    for (const field of ['length', 'cabins', 'listed', 'draught']) {
      const rows = rowsOf(withNumber(columns, field, [7, Number.NaN, 300]))
      expect([...rows.number(field)]).toEqual([7, Number.NaN, 300])
    }
    const long = rowsOf(withNumber(columns, 'listed', [2 ** 53 - 2, 0, Number.NaN]))
    expect([...long.number('listed')]).toEqual([2 ** 53 - 2, 0, Number.NaN])
  })

  it('are refused for fields of another kind', () => {
    expect(() => withKeyword(columns, 'length', [''], [])).toThrow(RangeError)
    expect(() => withNumber(columns, 'hull', [])).toThrow(RangeError)
    expect(() => rowsOf(columns).number('mast')).toThrow(RangeError)
  })
})

it('sorts documents by numbers of any width, the absent left out and ties in the given order', () => {
  const lengths = fc.constantFrom(10, 300, 5_000)
  const highests = fc.constantFrom(3, 255, 65_535, 2 ** 32 - 1, 2 ** 53 - 1)
  fc.assert(
    fc.property(lengths, highests, fc.nat(), (length, highest, seed) => {
      const values = createColumn(length, highest)
      for (let d = 0; d < length; d++) {
        const drawn = ((seed + d) * 2_654_435_761) % 4_294_967_291
        values[d] = d % 5 === 0 ? 0 : Math.floor((drawn / 4_294_967_291) * highest) + (d % 2)
      }
      const documents = Array.from({ length }, (_, d) => length - 1 - d)
      const expected = documents.filter((d) => values[d] !== 0)
      expected.sort((a, b) => (values[a] as number) - (values[b] as number))
      const sorted = sortByValue(Uint32Array.from(documents), values, createSortBuffers(length))
      expect([...runTask(sorted)]).toEqual(expected)
    }),
    { numRuns: 40 },
  )
})

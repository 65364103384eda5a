import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CodeColumn } from '../columns/columns.ts'
import { createArena } from '../kernels/arena.ts'
import { runTask } from '../tasks/task.ts'
import { createCompositeColumns } from './composite-column.ts'
import { codeAt, counterLengths, createCounters, planCounters } from './counters.ts'
import { createGroups } from './groups.ts'

describe('composite columns', () => {
  it('give the code of every field back', () => {
    const arbitraryCodes = fc.array(fc.nat(6), { minLength: 50, maxLength: 50 })
    fc.assert(
      fc.property(fc.array(arbitraryCodes, { minLength: 1, maxLength: 6 }), (fields) => {
        const columns = fields.map((codes) => Uint8Array.from(codes))
        const ordinals = [...columns.keys()]
        const composites = runTask(
          createCompositeColumns(
            ordinals,
            columns,
            columns.map(() => 7),
          ),
        )
        expect(composites.flatMap((composite) => composite.ordinals).sort()).toEqual(ordinals)
        for (const { codes, size, ordinals: own, decode } of composites) {
          expect(Math.max(...codes)).toBeLessThan(size)
          for (const [i, ordinal] of own.entries())
            expect(Array.from(codes, (code) => decode[i]?.[code])).toEqual([
              ...(columns[ordinal] as Uint8Array),
            ])
        }
      }),
    )
  })

  it('begin a new column when fields have too many combinations', () => {
    const fields = [1, 100].map((step) =>
      Uint8Array.from({ length: 10_000 }, (_, d) => Math.floor(d / step) % 100),
    )
    const composites = runTask(createCompositeColumns([0, 1], fields, [100, 100]))
    expect(composites.map(({ ordinals }) => ordinals.length)).toEqual([1, 1])
  })
})

describe('counters', () => {
  it('include every field: clustered, composite, separate, or too wide for a 16-bit column', () => {
    const size = 70_000
    const columnOf = (of: (document: number) => number): CodeColumn =>
      Uint32Array.from({ length: size }, (_, d) => of(d))
    const columns = [
      columnOf((d) => Math.floor(d / 1_000)),
      columnOf((d) => d % 5),
      columnOf((d) => d % 300),
      columnOf((d) => d),
      columnOf(() => 0),
    ]
    const capacities = [70, 5, 300, size, 1]
    const groups = runTask(createGroups(size, [0], [columns[0] as CodeColumn]))
    const plan = runTask(planCounters(columns, capacities, groups))
    const arena = createArena(counterLengths(plan, groups, size))
    const counters = runTask(createCounters(plan, groups, size, arena))
    expect(counters.columns.map(({ ordinals }) => ordinals)).toEqual([[1], [2], [0]])
    expect(counters.ungrouped).toBe(2)
    expect([...counters.wide.keys()]).toEqual([3])
    for (const document of [0, 1, 999, 1_000, 65_536, 69_999]) {
      expect(columns.map((_, ordinal) => codeAt(counters, ordinal, document))).toEqual(
        columns.map((column) => column[document]),
      )
    }
  })
})

it('groups neighbouring documents that have the same codes', () => {
  const fields = [Uint8Array.of(1, 1, 1, 2, 2), Uint8Array.of(1, 1, 2, 2, 1)]
  const { starts, codes } = runTask(createGroups(5, [7, 9], fields))
  expect([...starts]).toEqual([0, 2, 3, 4, 5])
  expect(codes.map((own) => [...own])).toEqual([
    [1, 1, 2, 2],
    [1, 2, 2, 1],
  ])
})

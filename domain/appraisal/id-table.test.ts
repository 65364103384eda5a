import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createIdTable } from './id-table.ts'
import { hashOf } from './row-ids.ts'

it('finds what a map finds, whatever came and went', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(3_000), { minLength: 2_000, maxLength: 4_000 }), (numbers) => {
      const ids: string[] = []
      const at = (row: number) => ids[row] as string
      const table = createIdTable({ at, hashAt: (row) => hashOf(at(row)) })
      const map = new Map<string, number>()
      for (const number of numbers) {
        const id = `v${number}`
        const row = map.get(id)
        if (row === undefined) {
          map.set(id, ids.push(id) - 1)
          table.add(ids.length - 1)
        } else {
          table.remove(row)
          map.delete(id)
        }
      }
      for (let number = 0; number <= 3_000; number++)
        expect(table.find(`v${number}`)).toBe(map.get(`v${number}`) ?? -1)
    }),
    { numRuns: 10 },
  )
})

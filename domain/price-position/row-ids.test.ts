import fc from 'fast-check'
import { expect, it } from 'vitest'
import { runToEnd } from '../search/engine/steps.ts'
import { packIds } from '../search/listing-batch.ts'
import { sortIds } from '../search/sort-ids.ts'
import { createRowIds } from './row-ids.ts'

it('finds what a map finds, whatever came and went', () => {
  const arbitraryIds = fc.uniqueArray(fc.nat(60), { maxLength: 30 })
  fc.assert(
    fc.property(arbitraryIds, fc.nat(30), fc.array(fc.nat(60)), (begun, split, changes) => {
      const parts = [begun.slice(0, split), begun.slice(split)].map((part) => {
        const ids = packIds(part.map((number) => `v${number}`))
        return { ids, byId: runToEnd(sortIds(ids)) }
      })
      const rowIds = createRowIds(parts)
      const map = new Map(begun.map((number, row) => [`v${number}`, row]))
      const free: number[] = []
      let size = begun.length
      for (const number of changes) {
        const id = `v${number}`
        const row = map.get(id)
        if (row !== undefined) {
          rowIds.drop(row)
          map.delete(id)
          free.push(row)
        } else {
          const taken = free.pop() ?? size++
          rowIds.take(taken, id)
          map.set(id, taken)
        }
      }
      for (let number = 0; number <= 60; number++)
        expect(rowIds.find(`v${number}`)).toBe(map.get(`v${number}`) ?? -1)
      for (const [id, row] of map) expect(rowIds.at(row)).toBe(id)
    }),
  )
})

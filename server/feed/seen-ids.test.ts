import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createSeenIds } from './seen-ids.ts'

it('counts the earlier occurrences of every id, and gives the line of the first', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 3 }), { maxLength: 200 }), (ids) => {
      const seen = createSeenIds()
      const lines = new Map<string, number[]>()
      ids.forEach((id, index) => {
        const before = lines.get(id) ?? []
        expect(seen.note(id, index + 1)).toEqual({ times: before.length, firstLine: before[0] ?? index + 1 })
        lines.set(id, [...before, index + 1])
      })
      seen.close()
    }),
  )
})

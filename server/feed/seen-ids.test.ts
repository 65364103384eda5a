import { hash } from 'node:crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createSeenIds } from './seen-ids.ts'

it('says of every id how often it came before and on which line first', () => {
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

it('keeps ids apart when there are more than memory is for', () => {
  const seen = createSeenIds()
  const ids = Array.from({ length: 400_000 }, (_, id) => id)
  for (const id of ids) seen.note(hash('md5', String(id)), id + 1)
  const mistaken = ids.filter((id) => {
    const { times, firstLine } = seen.note(hash('md5', String(id)), 0)
    return times !== 1 || firstLine !== id + 1
  })
  seen.close()
  expect(mistaken).toEqual([])
})

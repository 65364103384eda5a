import { hash } from 'node:crypto'
import { expect, it } from 'vitest'
import { createSeenIds } from './seen-ids.ts'

it('counts more ids than fit in its memory', () => {
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

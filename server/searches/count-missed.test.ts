import { expect, it, vi } from 'vitest'
import { type MissedCounts, mostOfDay } from '#domain/search/missed-search.ts'
import { createMissedCounter } from './count-missed.ts'

const now = Date.UTC(2026, 10, 28, 12)

function open() {
  const written: [day: string, counts: MissedCounts, oldest: string][] = []
  const place = { isAway: false }
  const log = { warn: vi.fn() }
  const store = {
    add: async (day: string, counts: MissedCounts, oldest: string) => {
      if (place.isAway) throw new Error('away')
      written.push([day, counts, oldest])
    },
  }
  return { counter: createMissedCounter(store, { log, now: () => now }), written, place, log }
}

const search = (name: string) => ({ path: `/car-search?make=${name}`, words: name })

it('writes what was counted when it stops, and nothing when nothing was', async () => {
  const { counter, written } = open()
  await counter.keepWriting()()
  expect(written).toEqual([])
  for (const each of [search('Ford'), search('Kia'), 'other', search('Ford')] as const) counter.count(each)
  await counter.keepWriting()()
  const searches = [
    { ...search('Ford'), asked: 2 },
    { ...search('Kia'), asked: 1 },
  ]
  expect(written).toEqual([['2026-11-28', { searches, others: 1 }, '2026-08-30']])
})

it('keeps what could not be written for the next time', async () => {
  const { counter, written, place, log } = open()
  place.isAway = true
  counter.count(search('Ford'))
  counter.count('other')
  await counter.keepWriting()()
  expect([written, log.warn.mock.calls.length > 0]).toEqual([[], true])
  place.isAway = false
  counter.count(search('Ford'))
  await counter.keepWriting()()
  expect(written.map(([, counts]) => counts)).toEqual([
    { searches: [{ ...search('Ford'), asked: 2 }], others: 1 },
  ])
})

it('holds no more apart than a day keeps, whatever is searched for', async () => {
  const { counter, written } = open()
  for (let place = 0; place < 100_000; place += 1) counter.count(search(`absurd ${place}`))
  await counter.keepWriting()()
  const [[, counts]] = written as [(typeof written)[0]]
  expect([counts.searches.length, counts.others]).toEqual([mostOfDay, 100_000 - mostOfDay])
})

import { describe, expect, it } from 'vitest'
import { mostOfDay } from '#domain/search/missed-search.ts'
import type { OutboxDriver } from './drivers.ts'
import { setUpOutbox } from './outbox-fixture.ts'

const search = (name: string, asked: number) => ({ path: `/car-search?make=${name}`, words: name, asked })

/** Contract of the searches without results of every outbox. */
export function testMissedSearches(driver: OutboxDriver): void {
  const fixture = setUpOutbox(driver)
  const missed = () => fixture.outbox.missed
  const add = (day: string, searches: ReturnType<typeof search>[], others = 0) =>
    missed().add(day, { searches, others }, '2026-09-01')

  describe('searches without results', () => {
    it('are none at first', async () => {
      expect(await missed().most('2026-11-22', 10)).toEqual({ searches: [], others: 0 })
      expect(await missed().total('2026-11-22')).toBe(0)
    })

    it('add up over processes and days, those asked for most first', async () => {
      await Promise.all([
        add('2026-11-27', [search('Ford', 2), search('Kia', 3)], 1),
        add('2026-11-27', [search('Kia', 1), search('Ford', 1)]),
        add('2026-11-28', [search('Ford', 4), search('Audi', 1)], 2),
        add('2026-11-20', [search('Seat', 99)]),
      ])
      await fixture.reopen()
      expect(await missed().most('2026-11-22', 2)).toEqual({
        searches: [search('Ford', 7), search('Kia', 4)],
        others: 4,
      })
      expect(await missed().total('2026-11-22')).toBe(15)
    })

    it('are kept apart as far as a day has room, those asked for most', async () => {
      const many = (name: string) =>
        Array.from({ length: mostOfDay }, (_, place) => search(`${name}${place}`, 1))
      await add('2026-11-28', [search('Ford', 5), ...many('a')], 7)
      await add('2026-11-28', [search('Ford', 1), search('Kia', 2), ...many('b')])
      const { searches, others } = await missed().most('2026-11-28', 5_000)
      expect(searches).toHaveLength(mostOfDay)
      expect(searches.slice(0, 2)).toEqual([search('Ford', 6), search('Kia', 2)])
      expect(others + searches.length - 2 + 8).toBe(await missed().total('2026-11-28'))
    })

    it('are forgotten after their time', async () => {
      await missed().add('2026-08-01', { searches: [search('Ford', 1)], others: 1 }, '2026-08-01')
      await missed().add('2026-11-28', { searches: [search('Kia', 1)], others: 0 }, '2026-08-30')
      expect(await missed().total('2026-01-01')).toBe(1)
    })
  })
}

import { type MissedSearches, mostOfDay } from '#domain/search/missed-search.ts'
import type { LeadDatabase } from './lead-database.ts'

/** Searches without results, in the database of the leads. The row of a day without a path has all others. */
export function createMissedSearches({ read, transaction }: LeadDatabase): MissedSearches {
  const add = `INSERT INTO missed_search (day, path, words, asked) VALUES (:day, :path, :words, :asked)
    ON CONFLICT (day, path) DO UPDATE SET asked = missed_search.asked + excluded.asked`
  const trim = `DELETE FROM missed_search WHERE day = :day AND path <> '' AND path NOT IN (
      SELECT path FROM missed_search WHERE day = :day AND path <> '' ORDER BY asked DESC, path LIMIT ${mostOfDay}
    ) RETURNING asked`

  return {
    async add(day, { searches, others }, oldest) {
      // In one order, so that two processes never wait for each other's rows.
      const inOrder = searches.toSorted((a, b) => (a.path < b.path ? -1 : 1))
      await transaction(async (query) => {
        for (const { path, words, asked } of inOrder) await query(add, { day, path, words, asked })
        const rarest = await query(trim, { day })
        const dropped = rarest.reduce((sum, { asked }) => sum + Number(asked), 0)
        if (others + dropped > 0) await query(add, { day, path: '', words: '', asked: others + dropped })
        await query('DELETE FROM missed_search WHERE day < :oldest', { oldest })
      })
    },
    async most(from, limit) {
      const rows = await read(
        `SELECT path, max(words) AS words, sum(asked) AS asked FROM missed_search WHERE day >= :from
         GROUP BY path ORDER BY asked DESC, path`,
        { from },
      )
      const all = rows.map(({ path, words, asked }) => ({
        path: String(path),
        words: String(words),
        asked: Number(asked),
      }))
      const searches = all.filter(({ path }) => path !== '').slice(0, limit)
      const told = new Set(searches.map(({ path }) => path))
      const others = all.reduce((sum, { path, asked }) => (told.has(path) ? sum : sum + asked), 0)
      return { searches, others }
    },
    async total(from) {
      const [row] = await read(
        'SELECT coalesce(sum(asked), 0) AS asked FROM missed_search WHERE day >= :from',
        { from },
      )
      return Number(row?.asked)
    },
  }
}

import {
  type CountedSearch,
  type Missed,
  type MissedCounts,
  type MissedSearches,
  missedKeptDays,
  mostOfDay,
} from '#domain/search/missed-search.ts'
import { ukDay } from '#domain/stock/uk-day.ts'
import type { Log } from '../log.ts'
import { repeat } from '../repeat.ts'
import type { Stop } from '../store/do-alone.ts'

export interface MissedCounter {
  count(search: Missed): void
  /** Writes once a minute what was counted, and once more when it is stopped. */
  keepWriting(): Stop
}

const everyMs = 60_000
const dayMs = 86_400_000

/**
 * Counts searches without results in memory, at most as many apart as a day keeps. A request waits for nothing. What cannot
 * be written is tried again with the next; a process that is killed loses the last minute.
 */
export function createMissedCounter(
  store: Pick<MissedSearches, 'add'>,
  { log, now = Date.now }: { log: Pick<Log, 'warn'>; now?: () => number },
): MissedCounter {
  let searches = new Map<string, CountedSearch>()
  let others = 0

  function add(search: Missed, asked: number): void {
    const known = search === 'other' ? undefined : searches.get(search.path)
    if (known) known.asked += asked
    else if (search === 'other' || searches.size >= mostOfDay) others += asked
    else searches.set(search.path, { ...search, asked })
  }

  async function write(): Promise<void> {
    const counted: MissedCounts = { searches: [...searches.values()], others }
    if (counted.searches.length === 0 && others === 0) return
    searches = new Map()
    others = 0
    try {
      const day = now()
      await store.add(ukDay(day), counted, ukDay(day - missedKeptDays * dayMs))
    } catch (err) {
      for (const { asked, ...search } of counted.searches) add(search, asked)
      others += counted.others
      log.warn({ err }, 'searches without results cannot be written')
    }
  }

  return {
    count: (search) => add(search, 1),
    keepWriting() {
      const { stop } = repeat(async () => {
        await write()
        return everyMs
      })
      return async () => {
        await stop()
        await write()
      }
    },
  }
}

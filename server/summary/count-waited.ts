import { setImmediate as nextTurn } from 'node:timers/promises'
import { askKey } from '#domain/alerts/alert.ts'
import type { AlertStore } from '#domain/alerts/alert-store.ts'

/** A search whose new matches somebody wants by email. */
export interface WaitedSearch {
  /** "Used Ford Focus for sale, up to £7,000". */
  words: string
  /** How many addresses. */
  buyers: number
}

/** How many of them are listed. */
const mostWaited = 5

/** What most buyers wait for, of all alerts that stand now. Nothing says who waits. */
export async function countWaited(alerts: Pick<AlertStore, 'all'>): Promise<WaitedSearch[]> {
  const waited = new Map<string, WaitedSearch>()
  for await (const batch of alerts.all()) {
    for (const search of batch.flatMap(({ subscription }) => subscription.searches)) {
      const known = waited.get(askKey(search)) ?? { words: search.words, buyers: 0 }
      known.buyers += 1
      waited.set(askKey(search), known)
    }
    await nextTurn()
  }
  return [...waited.values()]
    .sort((a, b) => b.buyers - a.buyers || (a.words < b.words ? -1 : 1))
    .slice(0, mostWaited)
}

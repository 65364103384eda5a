import { setImmediate as nextTurn } from 'node:timers/promises'
import { registerDisagreements, urgencyOf } from '#domain/registers/register-disagreements.ts'
import type { IsoDay } from '#domain/stock/iso-day.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import type { StockStore } from '#domain/stock/store.ts'

export type DisputedIds =
  /** The MOT register was never asked about this stock. */
  | { state: 'off' }
  /** They are counted for the first time. */
  | { state: 'counting' }
  /** The most urgent first. `withheld`: of how many the advert shows no mileage. */
  | { state: 'known'; ids: readonly string[]; withheld: number }

interface WatchOptions {
  onError: (error: unknown) => void
  /** How long a page waits for what is not known yet, in milliseconds. */
  waitMs?: number
}

interface Known {
  day: IsoDay
  /** The last change that was looked at, and the token of its write. */
  at: { change: number; id: string }
  token: string | null
  urgency: Map<string, number>
}

const readAtOnce = 200
const mostUrgent = 0

/**
 * Which listed vehicles have adverts that say something else than the MOT register. The stock is read once, and again on
 * another day; after that only what has changed. A page does not wait for a large stock: it is told what was known before.
 */
export function watchDisagreements(
  stock: Pick<StockStore, 'all' | 'changesSince' | 'changeNumber' | 'writeTokenOf' | 'mot'>,
  { onError, waitMs = 100 }: WatchOptions,
): (today: IsoDay) => Promise<DisputedIds> {
  let known: Known | null = null
  let looking: Promise<void> | null = null
  /** The order of what is known, until it changes. */
  let ordered: string[] | null = null

  function note({ urgency }: Known, id: string, record: StockRecord | null, today: IsoDay): void {
    const disagreements = record === null ? [] : registerDisagreements(record, today)
    if (disagreements.length === 0) urgency.delete(id)
    else urgency.set(id, urgencyOf(disagreements))
  }

  async function readAll(today: IsoDay): Promise<Known> {
    // Before the records, so that what changes meanwhile is looked at again.
    const at = { change: await stock.changeNumber(), id: '' }
    const all: Known = { day: today, at, token: await stock.writeTokenOf(at.change), urgency: new Map() }
    for await (const batch of stock.all()) {
      for (const record of batch) note(all, record.metadata.stockId, record, today)
      await nextTurn()
    }
    return all
  }

  async function follow(from: Known): Promise<void> {
    for (;;) {
      const changes = await stock.changesSince(from.at, readAtOnce)
      for (const { id, record } of changes) note(from, id, record, from.day)
      const last = changes.at(-1)
      if (last === undefined) return
      from.at = { change: last.change, id: last.id }
      from.token = await stock.writeTokenOf(last.change)
      ordered = null
      if (changes.length < readAtOnce) return
      await nextTurn()
    }
  }

  async function look(today: IsoDay): Promise<void> {
    // Another token, or none: the stock was restored, or replaced, or has changed ten thousand times.
    const isSame = known?.day === today && (await stock.writeTokenOf(known.at.change)) === known.token
    if (!isSame) {
      known = await readAll(today)
      ordered = null
    }
    if (known) await follow(known)
  }

  return async (today) => {
    if ((await stock.mot.cursor()).change === 0) {
      known = null
      return { state: 'off' }
    }
    looking ??= look(today)
      .catch(onError)
      .finally(() => {
        looking = null
      })
    await Promise.race([looking, new Promise((resolve) => setTimeout(resolve, waitMs).unref())])
    if (known === null) return { state: 'counting' }
    const { urgency } = known
    ordered ??= inOrder(urgency)
    const ids = ordered
    const others = ids.findIndex((id) => urgency.get(id) !== mostUrgent)
    return { state: 'known', ids, withheld: others === -1 ? ids.length : others }
  }
}

function inOrder(urgency: ReadonlyMap<string, number>): string[] {
  return [...urgency].sort(([, a], [, b]) => a - b).map(([id]) => id)
}

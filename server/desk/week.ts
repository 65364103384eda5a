import type { Outbox } from '#domain/leads/outbox.ts'
import type { StockStore } from '#domain/stock/store.ts'
import { ukDay } from '#domain/stock/uk-day.ts'
import type { Summary } from '../summary/summarise.ts'

/** The last seven days in figures, and when they were counted: epoch milliseconds. */
export interface Week {
  summary: Summary
  countedAt: number
  /** Something has changed since: they are counted again once the stock may be read again. */
  isOld: boolean
}

interface WeekContext {
  stock: Pick<StockStore, 'changeNumber'>
  /** Null while there are no leads. */
  outbox: () => Promise<Outbox> | null
  /** The figures at an instant in epoch milliseconds. */
  summarise: (now: number) => Promise<Summary>
  onError: (error: unknown) => void
  monotonic?: () => number
}

const dayMs = 86_400_000

/** How long after the first count began a page still waits for it, in milliseconds. */
const waitMs = 100

/** Counting takes at most this share of the time: a stock of 400,000 vehicles takes seconds to count. */
const share = 0.01

/**
 * Counts when a page asks and something has changed. Pages are not kept waiting: they show the figures of the last count,
 * and null while the first count of a large stock goes on.
 */
export function createWeek({
  stock,
  outbox,
  summarise,
  onError,
  monotonic = () => performance.now(),
}: WeekContext) {
  let counted: (Omit<Week, 'isOld'> & { key: string }) | null = null
  let counting: Promise<void> | null = null
  let began = 0
  let restUntil = 0

  async function count(key: string, now: number): Promise<void> {
    began = monotonic()
    try {
      counted = { key, summary: await summarise(now), countedAt: now }
    } catch (error) {
      onError(error)
    }
    restUntil = monotonic() + (monotonic() - began) / share
    counting = null
  }

  return async (now: number): Promise<Week | null> => {
    const leads = await outbox()
    const accepted = (await leads?.countAccepted(0, Number.MAX_SAFE_INTEGER)) ?? 0
    const missed = (await leads?.missed.total(ukDay(now - 6 * dayMs))) ?? 0
    const key = `${ukDay(now)} ${await stock.changeNumber()} ${accepted} ${missed}`
    if (counted?.key !== key && monotonic() >= restUntil) counting ??= count(key, now)
    const leftMs = began + waitMs - monotonic()
    // A large stock takes seconds: one page has waited to learn that, and the next ones do not.
    if (counting && counted === null && leftMs > 0)
      await Promise.race([counting, new Promise((resolve) => setTimeout(resolve, leftMs).unref())])
    if (counted === null) return null
    return { summary: counted.summary, countedAt: counted.countedAt, isOld: counted.key !== key }
  }
}

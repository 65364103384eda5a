import { setImmediate as nextTurn } from 'node:timers/promises'
import type { StockReader } from '#domain/stock/store.ts'
import type { Log } from '../log.ts'
import { type Loop, repeat } from '../repeat.ts'
import { isLogged } from '../retry-delay.ts'
import type { LiveCatalogue } from './catalogue.ts'
import { catchUp } from './catch-up.ts'

interface FollowOptions {
  log: Log
  /** The interval between two reads of the store's change number, which take microseconds. */
  pollMs?: number
  /** Vehicles read before the event loop gets a turn. */
  sliceSize?: number
  /**
   * Elapsed time of recomputing price positions before the event loop gets a turn, in ms. The positions that a change of a
   * few vehicles moves are settled within it, so that each page is rendered once for the change, not for each step.
   */
  recomputeMs?: number
  /** Called whenever the catalogue has every change that the store had a moment before. */
  onCurrent?: (() => void) | undefined
  /**
   * How long the store must say that it holds another stock than the catalogue was made from before that is believed. In
   * milliseconds; default: at once.
   */
  believeMs?: number
  /** Called when the store holds another stock than the catalogue was made from. Following ends when it resolves. */
  onReplaced?: () => Promise<void>
}

/** After a failover, visitors wait for changes. */
const longestPauseMs = 5_000

/** Applies every later change of the store, made by any process, to the catalogue until stopped. */
export function followStock(
  store: StockReader,
  catalogue: LiveCatalogue,
  { log, pollMs = 500, sliceSize, recomputeMs = 4, believeMs = 0, onCurrent, onReplaced }: FollowOptions,
): Loop {
  let failures = 0
  let replacedSince: number | null = null

  /** Whether the store has held another stock for so long that it was restored. */
  function isBelieved(): boolean {
    if (replacedSince === null && believeMs > 0) {
      const what =
        'the database is at an earlier write than the index: if it stays so, the stock is read again'
      log.warn({ change: catalogue.version(), seconds: believeMs / 1_000 }, what)
    }
    replacedSince ??= performance.now()
    return performance.now() - replacedSince >= believeMs
  }

  /** Recomputes price positions for `recomputeMs`. Returns whether positions are still waiting. */
  function recompute(): boolean {
    const until = performance.now() + recomputeMs
    let isWaiting: boolean
    do isWaiting = catalogue.recomputePositions()
    while (isWaiting && performance.now() < until)
    return isWaiting
  }

  /**
   * Recomputes price positions for at most `pollMs`, so that new changes do not wait for all of them, and compacts.
   * Returns whether positions are still waiting.
   */
  async function doUpkeep(signal: AbortSignal): Promise<boolean> {
    const until = performance.now() + pollMs
    let isWaiting: boolean
    do {
      isWaiting = recompute()
      await nextTurn()
    } while (isWaiting && !signal.aborted && performance.now() < until)
    while (!signal.aborted && catalogue.compact()) await nextTurn()
    return isWaiting
  }

  return repeat(async (signal) => {
    try {
      const vehicles = await catchUp(store, catalogue, { signal, ...(sliceSize && { sliceSize }) })
      if (vehicles === 'replaced') {
        if (!isBelieved()) return pollMs
        log.warn({ change: catalogue.version() }, 'the stock was replaced or restored: it is read again')
        await onReplaced?.()
        return null
      }
      replacedSince = null
      if (vehicles !== null) log.info({ change: catalogue.version(), vehicles }, 'stock changed')
      onCurrent?.()
      const isWaiting = await doUpkeep(signal)
      failures = 0
      return isWaiting ? 0 : pollMs
    } catch (error) {
      if (signal.aborted) return null
      failures += 1
      if (isLogged(failures)) log.error({ err: error, failures }, 'cannot follow the stock')
      return Math.min(pollMs * 2 ** failures, longestPauseMs)
    }
  })
}

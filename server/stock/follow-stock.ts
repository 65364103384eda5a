import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import type { StockStore } from '#domain/stock/store.ts'
import type { Log } from '../log.ts'
import type { LiveCatalogue } from './catalogue.ts'
import { catchUp } from './catch-up.ts'

interface FollowOptions {
  log: Log
  /** Between two reads of the store's change number, which take microseconds. */
  pollMs?: number
  /** Vehicles that are changed before the event loop gets a turn. */
  sliceSize?: number
}

export interface StockFollower {
  /** Resolves once no work is running. */
  stop(): Promise<void>
}

/** Applies every later change of the store to the catalogue, whichever process made it, until stopped. */
export function followStock(
  store: StockStore,
  catalogue: LiveCatalogue,
  { log, pollMs = 500, sliceSize }: FollowOptions,
): StockFollower {
  const stopping = new AbortController()
  const { signal } = stopping

  /** Recomputes price positions for no longer than `pollMs`, so that new changes do not wait for it; then compacts. */
  async function doUpkeep(): Promise<void> {
    const until = performance.now() + pollMs
    while (!signal.aborted && performance.now() < until && catalogue.recomputePositions()) await nextTurn()
    while (!signal.aborted && catalogue.compact()) await nextTurn()
  }

  async function follow(): Promise<void> {
    let failures = 0
    while (!signal.aborted) {
      try {
        const vehicles = await catchUp(store, catalogue, { signal, ...(sliceSize && { sliceSize }) })
        if (vehicles !== null) log.info({ change: catalogue.version(), vehicles }, 'stock changed')
        await doUpkeep()
        failures = 0
      } catch (error) {
        failures += 1
        log.error({ err: error, failures }, 'cannot follow the stock')
      }
      await sleep(Math.min(pollMs * 2 ** failures, longestPauseMs), undefined, { signal, ref: false }).catch(
        () => undefined,
      )
    }
  }

  const following = follow()
  return {
    async stop() {
      stopping.abort()
      await following
    },
  }
}

const longestPauseMs = 30_000

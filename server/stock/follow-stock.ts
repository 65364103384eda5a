import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import type { StockStore } from '#domain/stock/store.ts'
import type { Log } from '../log.ts'
import type { LiveCatalogue } from './catalogue.ts'
import { catchUp } from './catch-up.ts'

interface FollowOptions {
  log: Log
  /** Between two looks at the store's change number, which cost microseconds. */
  pollMs?: number
  /** How many vehicles change between two turns of the event loop. */
  sliceSize?: number
}

export interface StockFollower {
  /** Resolves when nothing of it runs any more. */
  stop(): Promise<void>
}

/** Brings every later change of the store to the catalogue, whoever made it, until stopped. */
export function followStock(
  store: StockStore,
  catalogue: LiveCatalogue,
  { log, pollMs = 500, sliceSize }: FollowOptions,
): StockFollower {
  const stopping = new AbortController()
  const { signal } = stopping

  /** Prices are set right for as long as a change may wait, and the rest after the next look. */
  async function doUpkeep(): Promise<void> {
    const until = performance.now() + pollMs
    while (!signal.aborted && performance.now() < until && (await catalogue.reappraise())) await nextTurn()
    while (!signal.aborted && catalogue.maintain()) await nextTurn()
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

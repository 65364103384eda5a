import { setTimeout as sleep } from 'node:timers/promises'
import type { Imported } from '../import-in-thread.ts'
import type { Comparison } from './compare-stock.ts'

/** What became of the comparison of a file with the stock. */
export type Compared =
  | { state: 'ready'; summary: Imported['summary']; comparison: Comparison }
  | { state: 'failed'; reason: string }

export type FileTurns = ReturnType<typeof createFileTurns>

/** Compares and reads in files one after another, because each needs the write lock of the stock. Lives with the process. */
export function createFileTurns() {
  /** By the file: the last comparison, under what it is of. */
  const compared = new Map<string, { key: string; done: Promise<Compared> }>()
  let last: Promise<unknown> = Promise.resolve()

  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = last.then(work)
    last = turn.catch(() => undefined)
    return turn
  }

  return {
    inTurn,
    /**
     * The comparison of a file, begun when there is none; null when it is not ready after `waitMs`.
     *
     * @param key what it is of: another way to read the file, or another stock, needs another comparison
     */
    async compare(id: string, key: string, work: () => Promise<Compared>, waitMs: number) {
      let known = compared.get(id)
      if (known?.key !== key) {
        known = { key, done: inTurn(work) }
        compared.set(id, known)
      }
      const waiting = new AbortController()
      const late = sleep(waitMs, null, { signal: waiting.signal }).catch(() => null)
      try {
        return await Promise.race([known.done, late])
      } finally {
        waiting.abort()
      }
    },
    forget(id: string): void {
      compared.delete(id)
    },
  }
}

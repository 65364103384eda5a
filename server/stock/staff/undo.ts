import type { StockAct } from '../../staff-audit.ts'
import type { MadeChange } from './change-by-hand.ts'

/** What somebody did last, and what takes it back. */
export interface LastAct {
  act: StockAct
  /** Of an act that took one back: which. It cannot be taken back itself. Null otherwise. */
  takenBack: StockAct | null
  person: string
  /** Epoch milliseconds. */
  at: number
  made: readonly MadeChange[]
}

/** More are forgotten, the oldest first. */
const mostKept = 1_000

export type UndoMemory = ReturnType<typeof createUndoMemory>

/**
 * What can be taken back, by the id of a vehicle or of a change of many. It lives in memory: after a restart of the desk,
 * what was done is changed by doing something else. A vehicle that has changed since is not taken back.
 */
export function createUndoMemory() {
  const acts = new Map<string, LastAct>()
  return {
    keep(key: string, act: LastAct): void {
      acts.delete(key)
      acts.set(key, act)
      for (const oldest of acts.keys()) {
        if (acts.size <= mostKept) break
        acts.delete(oldest)
      }
    },
    find: (key: string): LastAct | null => acts.get(key) ?? null,
    forget(key: string): void {
      acts.delete(key)
    },
  }
}

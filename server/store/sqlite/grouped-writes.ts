import type { DatabaseSync } from 'node:sqlite'
import { beginWrite } from './write-lock.ts'

export interface GroupedWrites {
  /** Runs `work` in a transaction and resolves once it is on disk. `work` must not wait for anything. */
  write<T>(work: () => T): Promise<T>
  /** Resolves when everything asked for so far is done. */
  idle(): Promise<void>
}

interface Waiting {
  run(): void
  done(): void
  failed(cause: unknown): void
}

/**
 * Writes asked for while others wait share one transaction, and so one wait for the disk.
 * They succeed or fail together, in the order in which they were asked for.
 */
export function createGroupedWrites(db: DatabaseSync, waitMs: number): GroupedWrites {
  let waiting: Waiting[] = []
  let running: Promise<void> | null = null

  async function runAll(): Promise<void> {
    while (waiting.length > 0) {
      // Lets every request that the event loop has at hand join the group.
      await new Promise((resolve) => setImmediate(resolve))
      await runGroup()
    }
    running = null
  }

  async function runGroup(): Promise<void> {
    let group: Waiting[] = []
    try {
      await beginWrite(db, waitMs)
      group = waiting
      waiting = []
      for (const { run } of group) run()
      db.exec('COMMIT')
    } catch (cause) {
      if (db.isOpen && db.isTransaction) db.exec('ROLLBACK')
      if (group.length === 0) {
        group = waiting
        waiting = []
      }
      for (const { failed } of group) failed(cause)
      return
    }
    for (const { done } of group) done()
  }

  return {
    write(work) {
      return new Promise((resolve, reject) => {
        let result: ReturnType<typeof work>
        waiting.push({
          run: () => {
            result = work()
          },
          done: () => resolve(result),
          failed: reject,
        })
        running ??= runAll()
      })
    },
    async idle() {
      await running
    },
  }
}

import type { DatabaseSync } from 'node:sqlite'
import { beginWrite } from './write-lock.ts'

export interface GroupedWrites {
  /**
   * Runs `work` in a transaction, and resolves once it is on disk. `work` may await nothing but statements of this
   * connection, which are synchronous: every writer of the file waits for it.
   */
  write<T>(work: () => T | Promise<T>): Promise<T>
  /** Resolves when all writes so far are done. */
  idle(): Promise<void>
}

interface Waiting {
  run(): Promise<void>
  done(): void
  failed(cause: unknown): void
}

/**
 * Group commit: writes that wait at the same time share one transaction, and so one fsync. They run in the order of
 * the calls, and succeed or fail together.
 */
export function createGroupedWrites(db: DatabaseSync, waitMs: number): GroupedWrites {
  let waiting: Waiting[] = []
  let running: Promise<void> | null = null

  async function runAll(): Promise<void> {
    while (waiting.length > 0) {
      // Lets the requests of this turn of the event loop join the group.
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
      for (const { run } of group) await run()
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
        let result: Awaited<ReturnType<typeof work>>
        waiting.push({
          run: async () => {
            result = await work()
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

import { setTimeout as sleep } from 'node:timers/promises'
import { sqliteCode, sqliteCodes } from './sqlite-error.ts'

/**
 * Tries again while another process holds the file, without holding the event loop: connections do not wait for
 * locks themselves, which would.
 *
 * @throws {Error} that begins with `file` when it is still held after `waitMs`; whatever else `attempt` throws.
 */
export async function onceFree<T>(attempt: () => T, waitMs: number, file: string): Promise<T> {
  const deadline = performance.now() + waitMs
  for (let pauses = 0; ; ) {
    try {
      return attempt()
    } catch (cause) {
      if (!isBusy(cause)) throw cause
      if (performance.now() >= deadline) {
        throw new Error(`${file} is being written by another process; gave up after ${waitMs / 1000} s`, {
          cause,
        })
      }
      // At random, so that processes in a crowd do not keep meeting; and the less often, the longer it takes.
      await sleep((0.2 + Math.random()) * Math.min(10 + pauses++, 60))
    }
  }
}

export function isBusy(error: unknown): boolean {
  return sqliteCode(error) === sqliteCodes.busy
}

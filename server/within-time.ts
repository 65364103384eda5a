import { setTimeout as sleep } from 'node:timers/promises'

/** @throws {Error} with `message` when `work` takes longer than `ms`. It goes on, and its outcome is unknown. */
export async function withinTime<T>(ms: number, work: Promise<T>, message: string): Promise<T> {
  const over = new AbortController()
  const tooLong = sleep(ms, undefined, { signal: over.signal }).then(() => {
    throw new Error(message)
  })
  tooLong.catch(() => undefined)
  try {
    return await Promise.race([work, tooLong])
  } finally {
    over.abort()
  }
}

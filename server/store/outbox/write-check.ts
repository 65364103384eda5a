import type { Outbox, WriteCheck } from '#domain/leads/outbox.ts'
import { withinTime } from '../../within-time.ts'

/** More than any sealed lead with its index entries, so that one fits when the check passes. */
export const fillerBytes = 16 * 1024

export interface CheckOptions {
  /** Why the write failed. */
  stateOf(error: unknown): WriteCheck['state']
  /** The state when the write takes too long. */
  late: WriteCheck['state']
}

/** Checks by a write whether leads can be stored. There is one check at a time, even if it hangs. */
export function createWriteCheck(
  writeFiller: () => Promise<unknown>,
  { stateOf, late }: CheckOptions,
): Outbox['checkWritable'] {
  let running: Promise<WriteCheck> | null = null

  async function check(): Promise<WriteCheck> {
    try {
      await writeFiller()
      return { state: 'writable' }
    } catch (error) {
      return { state: stateOf(error) }
    } finally {
      running = null
    }
  }

  return (waitMs) => {
    running ??= check()
    return withinTime(waitMs, running, 'The check takes too long').catch(() => ({ state: late }))
  }
}

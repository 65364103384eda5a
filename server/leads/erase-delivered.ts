import type { Outbox } from '#domain/applications/outbox.ts'
import type { Log } from '../log.ts'

const dayMs = 24 * 60 * 60_000

/** Erases what applicants wrote `retentionDays` after delivery: at once, and every hour until the answer is called. */
export function eraseDelivered(
  outbox: Outbox,
  { retentionDays, log, everyMs = 60 * 60_000 }: { retentionDays: number; log: Log; everyMs?: number },
): () => void {
  async function erase(): Promise<void> {
    try {
      const erased = await outbox.erase(Date.now() - retentionDays * dayMs)
      if (erased > 0) log.info({ erased }, 'delivered applications erased')
    } catch (error) {
      log.error({ err: error }, 'cannot erase delivered applications')
    }
  }
  void erase()
  const timer = setInterval(erase, everyMs)
  return () => clearInterval(timer)
}

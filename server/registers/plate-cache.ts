import { LRUCache } from 'lru-cache'
import { registerPlate } from '#domain/registers/plate.ts'
import type { PlateAnswer } from '#domain/registers/plate-answer.ts'
import type { Dvla } from './dvla.ts'

const dayMs = 24 * 60 * 60_000

/** A `Retry-After` is obeyed up to an hour, as that of the MOT register up to a day: a wrong one must not last for years. */
const longestWaitMs = 60 * 60_000

interface PlateCacheOptions {
  plates?: number
  /** Epoch milliseconds. */
  now?: () => number
}

/**
 * Answers of the DVLA for a day, in memory only. While it asks to wait, it is not asked. Calls for one plate at the same
 * time share a request.
 */
export function cachePlates(dvla: Dvla, { plates = 2_000, now = Date.now }: PlateCacheOptions = {}): Dvla {
  const answers = new LRUCache<string, PlateAnswer>({
    max: plates,
    ttl: dayMs,
    perf: { now },
    ttlResolution: 0,
  })
  const open = new Map<string, Promise<PlateAnswer>>()
  let waitUntil = 0

  async function ask(plate: string): Promise<PlateAnswer> {
    const answer = await dvla.lookUp(plate)
    if (answer.state === 'away')
      waitUntil = Math.max(waitUntil, now() + Math.min(answer.retryAfterMs ?? 0, longestWaitMs))
    else answers.set(plate, answer)
    return answer
  }

  return {
    async lookUp(typed) {
      const plate = registerPlate(typed)
      if (plate === null) return { state: 'no-plate' }
      const known = answers.get(plate)
      if (known) return known
      const leftMs = waitUntil - now()
      if (leftMs > 0) return { state: 'away', failure: 'waiting', retryAfterMs: leftMs }
      const asked = open.get(plate) ?? ask(plate).finally(() => open.delete(plate))
      open.set(plate, asked)
      return asked
    },
  }
}

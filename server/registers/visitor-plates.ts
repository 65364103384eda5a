import { LRUCache } from 'lru-cache'
import { registerPlate } from '#domain/registers/plate.ts'
import type { VisitorPlate } from '#domain/registers/plate-answer.ts'
import type { Dvla } from './dvla.ts'

/** Looks up the plate that a visitor has typed and asked for. `client` is that of limits. Does not throw. */
export type LookUpPlate = (client: string, plate: string) => Promise<VisitorPlate>

interface VisitorLimits {
  /** For each client. A person has a vehicle or two, and a typing mistake or two. */
  perHour?: number
  /** For all clients together: many addresses must not use up what the DVLA allows, which the desk needs too. */
  perHourOfAll?: number
  now?: () => number
}

const hourMs = 3_600_000

/**
 * Few a client, so that nobody reads the register through the site. What is no plate does not count, nor one that the client
 * was told of before, whose answer is cached.
 */
export function createVisitorPlates(
  dvla: Dvla,
  { perHour = 6, perHourOfAll = 1_000, now = Date.now }: VisitorLimits = {},
): LookUpPlate {
  const clients = new LRUCache<string, { asked: number; told: Set<string> }>({
    max: 10_000,
    ttl: hourMs,
    perf: { now },
    ttlResolution: 0,
  })
  let ofAll = { since: now(), asked: 0 }
  return async (client, typed) => {
    const plate = registerPlate(typed)
    if (plate === null) return { state: 'no-plate' }
    const own = clients.get(client) ?? { asked: 0, told: new Set() }
    if (own.told.has(plate)) return dvla.lookUp(plate)
    if (own.asked >= perHour) return { state: 'too-many' }
    if (Math.abs(now() - ofAll.since) >= hourMs) ofAll = { since: now(), asked: 0 }
    const retryAfterMs = ofAll.since + hourMs - now()
    if (ofAll.asked >= perHourOfAll) return { state: 'away', failure: 'allowance', retryAfterMs }
    ofAll.asked += 1
    if (own.asked === 0) clients.set(client, own)
    own.asked += 1
    const answer = await dvla.lookUp(plate)
    if (answer.state !== 'away') own.told.add(plate)
    return answer
  }
}

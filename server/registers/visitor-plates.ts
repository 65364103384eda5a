import { LRUCache } from 'lru-cache'
import { registerPlate } from '#domain/registers/plate.ts'
import type { VisitorPlate } from '#domain/registers/plate-answer.ts'
import type { Dvla } from './dvla.ts'

/** Looks up the plate that a visitor has typed and asked for. `client` is that of limits. Does not throw. */
export type LookUpPlate = (client: string, plate: string) => Promise<VisitorPlate>

interface VisitorLimits {
  /** For each client. A person has a vehicle or two, and a typing mistake or two. */
  perHour?: number
  now?: () => number
}

/** Few a client, so that nobody reads the register through the site. What is no plate does not count, nor a plate once more. */
export function createVisitorPlates(
  dvla: Dvla,
  { perHour = 6, now = Date.now }: VisitorLimits = {},
): LookUpPlate {
  const plates = new LRUCache<string, Set<string>>({
    max: 10_000,
    ttl: 3_600_000,
    perf: { now },
    ttlResolution: 0,
  })
  return async (client, typed) => {
    const plate = registerPlate(typed)
    if (plate === null) return { state: 'no-plate' }
    const asked = plates.get(client) ?? new Set()
    if (asked.size === 0) plates.set(client, asked)
    if (asked.size >= perHour && !asked.has(plate)) return { state: 'too-many' }
    asked.add(plate)
    return dvla.lookUp(plate)
  }
}

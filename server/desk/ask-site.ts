import { LRUCache } from 'lru-cache'
import { mostTexts } from '#domain/search/parse-query.ts'
import { type PricePosition, pricePositions, pricePositionWords } from '#domain/stock/price-position.ts'
import { isOnSite } from '#domain/stock/standing.ts'
import type { StoredVehicle } from '#domain/stock/stock-list.ts'
import { type VehicleType, vehicleTypes } from '#domain/stock/vehicle-type.ts'
import { vehicleType } from '#domain/stock/vehicle-type-of.ts'
import type { Config } from '../config.ts'
import { siteAddress } from './site-address.ts'

/** How long the site may take to answer, in milliseconds: a list of stock does not wait for it. */
const usualAnswerMs = 120

/** How long an answer counts, in milliseconds: people turn pages, and the site is there for buyers. */
const cachedMs = 5 * 60_000

const mostCached = 10_000

/** Questions take at most this share of the time, whoever asks the desk for however many pages. */
const share = 0.1

export type AskPositions = (stored: readonly StoredVehicle[]) => Promise<Map<string, PricePosition>>

/**
 * Asks how the prices of vehicles compare, by id: the site has the index that says so, and the desk has none. Without an
 * answer of the site, or while it rests from the last questions, nothing is said.
 */
export function createAskPositions(
  config: Pick<Config, 'host' | 'port'>,
  { monotonic = () => performance.now(), answerMs = usualAnswerMs } = {},
): AskPositions {
  const cached = new LRUCache<string, PricePosition | 'none'>({ max: mostCached, ttl: cachedMs })
  const keyOf = ({ id, change }: StoredVehicle) => `${change} ${id}`

  /** Those of one type, at most as many as a filter takes. */
  async function ask(type: VehicleType, vehicles: readonly StoredVehicle[]): Promise<void> {
    const signal = AbortSignal.timeout(answerMs)
    const found = new Map<string, PricePosition>()
    const answers = pricePositions.map(async (position) => {
      const query = new URLSearchParams(vehicles.map(({ id }) => ['stockId', id]))
      query.set('pricePosition', pricePositionWords[position])
      query.set('pageSize', String(mostTexts))
      const answer = await fetch(`http://${siteAddress(config)}/api/vehicles/search/${type}?${query}`, {
        signal,
      })
      if (!answer.ok) throw new Error(`HTTP ${answer.status}`)
      for (const { _id } of (await answer.json()) as { _id: string }[]) found.set(_id, position)
    })
    try {
      await Promise.all(answers)
      for (const vehicle of vehicles) cached.set(keyOf(vehicle), found.get(vehicle.id) ?? 'none')
    } catch {
      // The site is not there, or busy with buyers.
    }
  }

  let restUntil = 0

  async function askAll(vehicles: readonly StoredVehicle[]): Promise<void> {
    const began = monotonic()
    if (vehicles.length === 0 || began < restUntil) return
    restUntil = Number.POSITIVE_INFINITY
    const asked = vehicleTypes.flatMap((type) => {
      const ofType = vehicles.filter(({ record }) => vehicleType(record) === type)
      const parts = Math.ceil(ofType.length / mostTexts)
      return Array.from({ length: parts }, (_, part) =>
        ask(type, ofType.slice(part * mostTexts, (part + 1) * mostTexts)),
      )
    })
    await Promise.all(asked)
    restUntil = monotonic() + (monotonic() - began) * (1 / share - 1)
  }

  return async (stored) => {
    const open = stored.filter((each) => isOnSite(each.standing) && !cached.has(keyOf(each)))
    await askAll(open)
    return new Map(
      stored.flatMap((each) => {
        const position = cached.get(keyOf(each)) ?? 'none'
        return position === 'none' ? [] : [[each.id, position]]
      }),
    )
  }
}

import { type PricePosition, pricePositions, pricePositionWords } from '#domain/stock/price-position.ts'
import { isOnSite } from '#domain/stock/standing.ts'
import type { StoredVehicle } from '#domain/stock/stock-list.ts'
import { vehicleTypes } from '#domain/stock/vehicle-type.ts'
import { vehicleType } from '#domain/stock/vehicle-type-of.ts'
import type { Config } from '../config.ts'

/** The address at which this machine reaches its own site. One that listens on all addresses is asked on loopback. */
export function siteAddress({ host, port }: Pick<Config, 'host' | 'port'>): string {
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  return `${name.includes(':') ? `[${name}]` : name}:${port}`
}

/** How long the site may take to answer, in milliseconds: a list of stock does not wait for it. */
const answerMs = 400

/**
 * How the prices of vehicles compare, by id: the site has the index that says so, and the desk has none. Without an answer
 * of the site, nothing is said.
 */
export async function askPositions(
  config: Pick<Config, 'host' | 'port'>,
  stored: readonly StoredVehicle[],
): Promise<Map<string, PricePosition>> {
  const shown = stored.filter(({ standing }) => isOnSite(standing))
  const signal = AbortSignal.timeout(answerMs)
  const asked = vehicleTypes.flatMap((type) => {
    const ids = shown.filter(({ record }) => vehicleType(record) === type).map(({ id }) => id)
    return ids.length === 0 ? [] : pricePositions.map((position) => ({ type, ids, position }))
  })
  const answers = await Promise.all(
    asked.map(async ({ type, ids, position }) => {
      const query = new URLSearchParams(ids.map((id) => ['stockId', id]))
      query.set('pricePosition', pricePositionWords[position])
      query.set('pageSize', '100')
      try {
        const answer = await fetch(`http://${siteAddress(config)}/api/vehicles/search/${type}?${query}`, {
          signal,
        })
        const found = answer.ok ? ((await answer.json()) as { _id: string }[]) : []
        return found.map(({ _id }) => [_id, position] as const)
      } catch {
        return []
      }
    }),
  )
  return new Map(answers.flat())
}

import { identifierKey } from '#domain/stock/identifier-key.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import { isOnSite } from '#domain/stock/standing.ts'
import type { StoredVehicle } from '#domain/stock/stock-list.ts'
import type { StockStore } from '#domain/stock/store.ts'

/**
 * The vehicle that a dealer names: by its id, or the stock number or registration on its page, in any case and
 * spacing. A listed vehicle is preferred to one that no longer is.
 *
 * @throws {Error} that says what to give, when there is none or more than one.
 */
export async function findStoredVehicle(store: Pick<StockStore, 'list'>, name: string): Promise<StockRecord> {
  const [exact] = await store.list.find([name])
  if (exact) return exact.record
  const key = identifierKey(name)
  const keys = key === null ? [] : [key]
  const named = await store.list.identified({ plates: keys, stockNumbers: keys })
  const listed = named.filter(({ standing }) => isOnSite(standing))
  return onlyOne(name, listed.length > 0 ? listed : named)
}

function onlyOne(name: string, [first, ...others]: readonly StoredVehicle[]): StockRecord {
  if (first === undefined)
    throw new Error(`There is no vehicle ${name}: give the stock number or the registration of its page`)
  if (others.length === 0) return first.record
  const ids = [first, ...others].map(({ id }) => id)
  throw new Error(`${name} is ${ids.length} vehicles: give one of ${ids.join(', ')}`)
}

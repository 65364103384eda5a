import { identifierKey } from '#domain/stock/identifier-key.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import type { StockStore } from '#domain/stock/store.ts'

/**
 * The vehicle that a dealer names: by its id, or the stock number or registration on its page, in any case and
 * spacing. A listed vehicle is preferred to one that no longer is.
 *
 * @throws {Error} that says what to give, when there is none or more than one.
 */
export async function findStoredVehicle(
  store: Pick<StockStore, 'find' | 'all' | 'entries'>,
  name: string,
): Promise<StockRecord> {
  const found = await store.find(name)
  if (found.state !== 'unknown') return found.record
  const key = identifierKey(name)
  const isNamed = ({ metadata, vehicle }: StockRecord) =>
    key !== null && (identifierKey(metadata.stockId) === key || identifierKey(vehicle.registration) === key)
  const listed: StockRecord[] = []
  for await (const batch of store.all()) listed.push(...batch.filter(isNamed))
  return onlyOne(name, listed.length > 0 ? listed : await notListed(store, isNamed))
}

async function notListed(
  store: Pick<StockStore, 'entries'>,
  isNamed: (record: StockRecord) => boolean,
): Promise<StockRecord[]> {
  const found: StockRecord[] = []
  for await (const batch of store.entries()) found.push(...batch.map(({ record }) => record).filter(isNamed))
  return found
}

function onlyOne(name: string, [first, ...others]: readonly StockRecord[]): StockRecord {
  if (first === undefined)
    throw new Error(`There is no vehicle ${name}: give the stock number or the registration of its page`)
  if (others.length === 0) return first
  const ids = [first, ...others].map(({ metadata }) => metadata.stockId)
  throw new Error(`${name} is ${ids.length} vehicles: give one of ${ids.join(', ')}`)
}

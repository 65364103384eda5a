import type { Stock } from '#app/services.ts'
import { nameOf } from '#domain/stock/record-text.ts'
import type { Found } from '#domain/stock/store.ts'
import { ukDay } from '#domain/stock/uk-day.ts'
import { vehicleType } from '#domain/stock/vehicle-type-of.ts'
import { mostSaved } from '../kept-vehicles/saved-vehicles.ts'
import { toPriceView } from '../record/price-view.ts'
import { toMotView } from '../vehicle/mot-view.ts'
import { searchesLike } from '../vehicle/searches-like.ts'
import { type CardVehicle, toCardVehicles } from '../vehicle-card/card-vehicle.ts'
import { listedIds } from './listed-ids.ts'
import { mostCompared } from './load-compare.ts'

export type SavedItem =
  | {
      state: 'listed'
      id: string
      vehicle: CardVehicle
      /** How it stands with its MOT, by the register; null where that was never asked. */
      mot: string | null
      /** As the card shows it, in pence; null without a price. */
      amount: number | null
    }
  | { state: 'sold'; id: string; name: string; searchPath: string | null }
  /** Never seen, or no longer known. */
  | { state: 'unknown'; id: string }

export interface SavedView {
  items: SavedItem[]
  /** Of a list that is too long. */
  omitted: number
  /** Vehicles to compare: those of the list are ticked, the others are sent along. */
  chosen: string[]
}

type SavedStock = Pick<Stock, 'find' | 'total' | 'pricePosition'>

/** The vehicles of a list, in its order; each once. */
export async function loadSaved(stock: SavedStock, query: URLSearchParams): Promise<SavedView> {
  const ids = listedIds(query)
  const items = await Promise.all(
    ids.slice(0, mostSaved).map(async (id) => toItem(stock, id, await stock.find(id))),
  )
  const chosen = [...new Set(query.getAll('with'))].slice(0, mostCompared)
  return { items, omitted: Math.max(0, ids.length - mostSaved), chosen }
}

function toItem(stock: SavedStock, id: string, found: Found): SavedItem {
  if (found.state === 'unknown') return { state: 'unknown', id }
  const { record } = found
  const type = vehicleType(record)
  if (found.state === 'sold') {
    const searchPath = type === null ? null : (searchesLike(stock, record, type)[0]?.href ?? null)
    return { state: 'sold', id, name: nameOf(record), searchPath }
  }
  const price = toPriceView(record)
  const [vehicle] = toCardVehicles(stock, [record])
  if (!vehicle) throw new Error('A record has no card')
  const mot = toMotView(record, type ?? 'car', ukDay(Date.now()))?.standing ?? null
  return { state: 'listed', id, vehicle, mot, amount: price.state === 'priced' ? price.amount : null }
}

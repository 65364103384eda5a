import type { Stock } from '#app/services.ts'
import { findSimilar } from '#domain/search/similar-stock.ts'
import type { Found } from '#domain/stock/store.ts'
import { ukDay } from '#domain/stock/uk-day.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import { onlyTypeOf, vehicleType } from '#domain/stock/vehicle-type-of.ts'
import { mostSaved } from '../kept-vehicles/saved-vehicles.ts'
import { toPriceView } from '../record/price-view.ts'
import { toMotView } from '../vehicle/mot-view.ts'
import { searchesLike } from '../vehicle/searches-like.ts'
import { type CardVehicle, toCardVehicle, toCardVehicles } from '../vehicle-card/card-vehicle.ts'
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
  | {
      state: 'sold'
      id: string
      vehicle: CardVehicle
      /** A search that finds others like it. */
      searchPath: string | null
      /** Others like it that are for sale, without a monthly price: the example may not be on the page. */
      similar: CardVehicle[]
    }
  /** Never seen, or no longer known. */
  | { state: 'unknown'; id: string }

export type ListedItem = Extract<SavedItem, { state: 'listed' }>
export type GoneItem = Exclude<SavedItem, { state: 'listed' }>

export interface SavedView {
  /** Those for sale in the order of the address, then the others. */
  items: SavedItem[]
  /** Of a list that is too long. */
  omitted: number
  /** Vehicles to compare: those of the list are ticked, the others are sent along. */
  chosen: string[]
  /** Of all that are known; the header marks it. */
  onlyType: VehicleType | null
}

type Known = Exclude<Found, { state: 'unknown' }>

type SavedStock = Pick<Stock, 'find' | 'total' | 'pricePosition' | 'search'>

/** Of so many sold vehicles similar ones are looked up, which takes a search or more for each; the others have a link. */
const mostWithSimilar = 8

const similarShown = 3

/** The vehicles of a list, each once. */
export async function loadSaved(stock: SavedStock, query: URLSearchParams): Promise<SavedView> {
  const ids = listedIds(query)
  const found = await Promise.all(
    ids.slice(0, mostSaved).map(async (id) => ({ id, found: await stock.find(id) })),
  )
  const listed = found.flatMap(({ id, found }) =>
    found.state === 'listed' ? toListed(stock, id, found) : [],
  )
  const gone = found.filter(({ found }) => found.state !== 'listed')
  const left = await Promise.all(gone.map(({ id, found }, index) => toGone(stock, id, found, index)))
  const chosen = [...new Set(query.getAll('with'))].slice(0, mostCompared)
  const omitted = Math.max(0, ids.length - mostSaved)
  const onlyType = onlyTypeOf(found.flatMap(({ found }) => (found.state === 'unknown' ? [] : [found.record])))
  return { items: [...listed, ...left], omitted, chosen, onlyType }
}

function toListed(stock: SavedStock, id: string, { record }: Known): SavedItem {
  const price = toPriceView(record)
  const [vehicle] = toCardVehicles(stock, [record])
  if (!vehicle) throw new Error('A record has no card')
  const mot = toMotView(record, vehicleType(record) ?? 'car', ukDay(Date.now()))?.standing ?? null
  return { state: 'listed', id, vehicle, mot, amount: price.state === 'priced' ? price.amount : null }
}

async function toGone(stock: SavedStock, id: string, found: Found, index: number): Promise<SavedItem> {
  if (found.state === 'unknown') return { state: 'unknown', id }
  const { record } = found
  const type = vehicleType(record)
  const searchPath = type === null ? null : (searchesLike(stock, record, type)[0]?.href ?? null)
  const similar = type === null || index >= mostWithSimilar ? [] : await findSimilar(stock, record, type)
  return {
    state: 'sold',
    id,
    vehicle: toCardVehicle(record),
    searchPath,
    similar: similar.slice(0, similarShown).map((each): CardVehicle => {
      const { monthly: _, ...card } = toCardVehicle(each)
      return card
    }),
  }
}

import type { Stock } from '#app/services.ts'
import { formatRange } from '#domain/search/parse-range.ts'
import type { SearchQuery } from '#domain/search/query.ts'
import { type FilterChange, type Relaxation, relax } from '#domain/search/relax.ts'
import { filterDefinitions, isTextField } from '#domain/stock/filter-fields.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import { type CardVehicle, toCardVehicles } from '../vehicle-card/card-vehicle.ts'
import { formatFilter } from './format-filter.ts'
import { chooseFilter, type FilterValues, type SearchChoice, searchHref, valuesOf } from './search-choice.ts'

/** A change of the filters with which a search without results finds `count`. */
export interface Offer {
  /** "without gearbox Automatic", "with price up to £12,500". */
  text: string
  count: number
  href: string
}

/** A vehicle that matches all filters but those that `note` names. */
export interface NearMatch {
  vehicle: CardVehicle
  note: string
}

const mostNearMatches = 6
/** The offers that near matches are taken from. */
const offersShown = 3

/** What a search without results could find, and some of it. At most three searches besides those of `relax`. */
export async function findOffers(
  stock: Pick<Stock, 'search' | 'total' | 'pricePosition'>,
  query: SearchQuery,
  choice: SearchChoice,
): Promise<{ offers: Offer[]; nearMatches: NearMatch[] }> {
  const { type } = query
  const relaxations = relax(query.filters, (filters) => stock.total(type, filters))
  const offers = relaxations.map((relaxation) => toOffer(type, choice, relaxation))
  const found = await Promise.all(
    relaxations.slice(0, offersShown).map(async ({ filters }, index) => {
      const { records } = await stock.search({ ...query, filters, offset: 0, limit: mostNearMatches })
      return records.map((record) => ({ record, note: capitalised(offers[index]?.text ?? '') }))
    }),
  )
  const nearest = inTurn(found, ({ record }) => record.metadata.stockId).slice(0, mostNearMatches)
  const cards = toCardVehicles(
    stock,
    nearest.map(({ record }): StockRecord => record),
    query.filters,
  )
  return {
    offers,
    nearMatches: nearest.flatMap(({ note }, index) => {
      const vehicle = cards[index]
      return vehicle ? [{ vehicle, note }] : []
    }),
  }
}

function toOffer(type: VehicleType, choice: SearchChoice, { changes, count }: Relaxation): Offer {
  const values = changes.reduce(applyChange, choice.values)
  const text = changes.map((change) => changeInWords(choice.values, change)).join(' and ')
  return { text, count, href: searchHref(type, { ...choice, values }) }
}

function applyChange(values: FilterValues, change: FilterChange): FilterValues {
  return chooseFilter(
    values,
    change.field,
    change.range === undefined ? '' : formatRange(change.field, change.range),
  )
}

function changeInWords(values: FilterValues, change: FilterChange): string {
  const { field } = change
  const label = lowerCased(filterDefinitions[field].label)
  if (change.range !== undefined)
    return `with ${label} ${lowerCased(formatFilter(field, formatRange(change.field, change.range)))}`
  const dropped = valuesOf(values[field]).map((value) => formatFilter(field, value))
  const words = dropped.join(' or ')
  return `without ${label} ${isTextField(field) ? words : lowerCased(words)}`
}

/** The first of each list, then the second of each, and so on; each item once. */
function inTurn<T>(lists: readonly (readonly T[])[], keyOf: (item: T) => string): T[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  const taken = new Map<string, T>()
  for (let turn = 0; turn < longest; turn++)
    for (const list of lists) {
      const item = list[turn]
      if (item !== undefined && !taken.has(keyOf(item))) taken.set(keyOf(item), item)
    }
  return [...taken.values()]
}

/** "Price" inside a sentence; "CO2 emissions" stays as it is. */
function lowerCased(text: string): string {
  return /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

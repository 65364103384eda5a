import type { Stock } from '#app/services.ts'
import { formatRange } from '#domain/search/parse-range.ts'
import type { SearchQuery } from '#domain/search/query.ts'
import { type FilterChange, type Relaxation, relax } from '#domain/search/relax.ts'
import type { Range } from '#domain/stock/bands.ts'
import { type FilterField, filterFields, isTextField } from '#domain/stock/filter-fields.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import type { SortOrder } from '#domain/stock/sort-orders.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import { type CardVehicle, toCardVehicles } from '../vehicle-card/card-vehicle.ts'
import { changeInWords, differenceInWords } from './change-words.ts'
import { capitalised } from './lower-cased.ts'
import { chooseFilter, type SearchChoice, searchHref, valuesOf } from './search-choice.ts'

/** A change of the filters with which a search without results finds `count`. */
export interface Offer {
  /** "with any gearbox", "up to £12,500": after the number of vehicles. */
  text: string
  count: number
  href: string
}

/** A vehicle that does not match all filters; `note` says how it differs: "Different gearbox", "£495 over your limit of £9,000". */
export interface NearMatch {
  vehicle: CardVehicle
  note: string
}

/** What to show in place of results. */
export interface Nearest {
  /** The smallest changes that would find something, and vehicles that they would find. Empty unless nothing was found. */
  offers: Offer[]
  nearMatches: NearMatch[]
  /** The make and model that they leave, because none is in stock: "Fiat 500"; null while they keep it. */
  outOfStock: string | null
}

const mostNearMatches = 6
/** The offers that near matches are taken from. */
const offersShown = 3

/** What a search without results could find, and some of it. At most three searches besides those of `relax`. */
export async function findOffers(
  stock: Pick<Stock, 'search' | 'total' | 'pricePosition'>,
  query: SearchQuery,
  choice: SearchChoice,
): Promise<Nearest> {
  const { type } = query
  const relaxations = relax(query.filters, (filters) => stock.total(type, filters))
  const offers = relaxations.map((relaxation) => toOffer(type, choice, relaxation))
  const found = await Promise.all(
    relaxations
      .slice(0, offersShown)
      .filter(isNear)
      .map(async ({ filters, changes }) => {
        const sort = orderOfNearMatches(changes, query)
        const { records } = await stock.search({ ...query, filters, sort, offset: 0, limit: mostNearMatches })
        return records.map((record) => ({
          record,
          note: capitalised(
            changes.map((change) => differenceInWords(record, change, query.filters)).join(' and '),
          ),
        }))
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
    outOfStock: outOfStock(choice, relaxations),
    nearMatches: nearest.flatMap(({ note }, index) => {
      const vehicle = cards[index]
      return vehicle ? [{ vehicle, note }] : []
    }),
  }
}

/** "Fiat 500 or Panda" when the changes give up a make or a model, because we have none of it; else null. */
function outOfStock({ make, model }: SearchChoice, relaxations: readonly Relaxation[]): string | null {
  const gaveUp = relaxations.some(({ changes }) =>
    changes.some(({ field }) => field === 'make' || field === 'model'),
  )
  if (!gaveUp) return null
  return [make, model]
    .map((named) => anyOf.format(valuesOf(named)))
    .filter(Boolean)
    .join(' ')
}

const anyOf = new Intl.ListFormat('en-GB', { type: 'disjunction' })

/** Whether something of the search is left. Without the registration that was asked for, any vehicle matches. */
function isNear({ changes, filters }: Relaxation): boolean {
  return (
    filterFields.some((field) => filters[field] !== undefined) ||
    changes.some(({ field }) => !isTextField(field))
  )
}

/** The sort order in which the vehicles that miss a limit by least come first. */
const ordersOfLimits: Partial<Record<FilterField, { low?: SortOrder; high: SortOrder }>> = {
  price: { low: 'price_desc', high: 'price_asc' },
  monthlyPrice: { low: 'monthly_desc', high: 'monthly_asc' },
  year: { low: 'year_desc', high: 'year_asc' },
  mileage: { high: 'mileage' },
  distance: { high: 'distance' },
}

/** The order for near matches: by distance from the limit if one limit was changed, or else that of the search. */
function orderOfNearMatches(changes: readonly FilterChange[], { filters, sort }: SearchQuery): SortOrder {
  const [change] = changes
  if (change === undefined || changes.length > 1 || isTextField(change.field)) return sort
  const end = change.range ? change.end : limitOf(filters[change.field])
  return (end && ordersOfLimits[change.field]?.[end]) ?? sort
}

/** Which end the range limits; undefined when it limits both. */
function limitOf(range: Range | undefined): 'low' | 'high' | undefined {
  if (range === undefined) return undefined
  if (range.low <= 0) return 'high'
  return range.high === Number.POSITIVE_INFINITY ? 'low' : undefined
}

function toOffer(type: VehicleType, choice: SearchChoice, { changes, count }: Relaxation): Offer {
  const text = changes.map(changeInWords).join(' and ')
  return { text, count, href: searchHref(type, changes.reduce(applyChange, choice)) }
}

function applyChange(choice: SearchChoice, change: FilterChange): SearchChoice {
  return chooseFilter(
    choice,
    change.field,
    change.range === undefined ? '' : formatRange(change.field, change.range),
  )
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

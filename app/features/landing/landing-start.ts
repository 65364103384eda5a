import type { Stock } from '#app/services.ts'
import { urls } from '#app/urls.ts'
import { defaultTerms } from '#content/credit-terms.ts'
import { type LandingPage, landingPages } from '#content/landing-pages.ts'
import { offersFinance } from '#content/offers.ts'
import { hirePurchaseQuote } from '#domain/finance/finance-quote.ts'
import { formatFilters } from '#domain/search/parse-query.ts'
import type { FacetValue, Filters } from '#domain/search/query.ts'
import type { FilterField } from '#domain/stock/filter-fields.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import { toPriceView } from '../record/price-view.ts'
import { formatFilter } from '../search/format-filter.ts'
import { openEnded } from '../search/open-ended.ts'
import { placeGroups } from '../stock-places/place-groups.ts'
import { pictureOf, typicalArrival } from '../stock-places/typical-arrival.ts'
import { toCardVehicle } from '../vehicle-card/card-vehicle.ts'

const tilesShown = 6
const linksShown = 8

export interface CountedLink {
  href: string
  text: string
  /** Absent: nothing is counted. */
  count?: number
}

/**
 * What the reader of a page came for, on its first screen. `choices`: parts of the stock with a picture each, and links to
 * others. `finance`: a vehicle in stock with its figures. `quote`: how to get one, for a lease, of which none has a price.
 */
export async function loadStart(stock: Stock, place: LandingPage) {
  switch (place.topic) {
    case 'finance':
      return { kind: 'finance', example: await financeExample(stock, place) } as const
    case 'leasing':
      return { kind: 'quote' } as const
    default:
      return { kind: 'choices', tiles: await tilesOf(stock, place), links: linksOf(stock, place) } as const
  }
}

export type LandingStart = Awaited<ReturnType<typeof loadStart>>

/** By make on a page of new vehicles, whose buyers know which they want, else by body type. Largest first; none of only one. */
async function tilesOf(stock: Stock, { type, topic, filters = {} }: LandingPage) {
  const field = topic === 'new' ? 'make' : 'bodyType'
  const largest = stock
    .facets(type, filters)
    [field].toSorted((a, b) => b.count - a.count)
    .slice(0, tilesShown)
  const tiles = await Promise.all(
    (largest.length > 1 ? largest : []).map(async ({ value, count }) => {
      const narrowed = { ...filters, [field]: [value] }
      const record = await typicalArrival(stock, type, narrowed)
      return {
        href: hrefOf(type, narrowed),
        name: value,
        count,
        picture: (record && pictureOf(record)) ?? null,
      }
    }),
  )
  return { by: field, tiles }
}

/** What buyers of a type ask for first. */
const askedFirst = {
  car: null,
  van: { field: 'payload', heading: 'Carries' },
  truck: { field: 'axleConfiguration', heading: 'Axles' },
} as const satisfies Record<VehicleType, { field: FilterField; heading: string } | null>

/** Null where there is nothing to choose from, which one link is not. */
function linksOf(stock: Stock, place: LandingPage): { heading: string; links: CountedLink[] } | null {
  const { type, topic, filters = {} } = place
  if (topic === 'home') {
    const pages = landingPages.filter((page) => page.type === type && page.topic !== 'home')
    return orNull(
      'What are you looking for?',
      pages.map((page) => toPageLink(stock, page)),
    )
  }
  const asked = askedFirst[type]
  if (asked === null) {
    const budgets =
      topic === 'used' ? placeGroups(stock, type).find(({ heading }) => heading === 'Budget') : null
    return orNull(
      'Budget',
      budgets?.links.map(({ path, name, count }) => ({ href: path, text: name, count })) ?? [],
    )
  }
  const { field, heading } = asked
  const values = openEnded(field, stock.facets(type, filters)[field])
  const shown = field === 'axleConfiguration' ? byCount(values) : values
  return orNull(
    heading,
    shown.slice(0, linksShown).map(({ value, count }) => ({
      href: urls.search(type, {
        ...Object.fromEntries(formatFilters(filters, defaultTerms)),
        [field]: value,
      }),
      text: formatFilter(field, value),
      count,
    })),
  )
}

function toPageLink(stock: Stock, { path, label, type, topic, filters }: LandingPage): CountedLink {
  const isOfStock = topic === 'used' || topic === 'new'
  return { href: path, text: label, ...(isOfStock ? { count: stock.total(type, filters ?? {}) } : {}) }
}

function orNull(heading: string, links: readonly CountedLink[]) {
  return links.length > 1 ? { heading, links: [...links] } : null
}

function byCount(values: readonly FacetValue[]): FacetValue[] {
  return values.toSorted((a, b) => b.count - a.count)
}

function hrefOf(type: VehicleType, filters: Filters): string {
  return urls.search(type, formatFilters(filters, defaultTerms))
}

/** A vehicle of the page that most buyers could afford, on the terms of the dealer; null without one, or without finance. */
async function financeExample(stock: Stock, { type, filters = {} }: LandingPage) {
  if (!offersFinance) return null
  const record = await typicalArrival(stock, type, filters)
  const price = record && toPriceView(record)
  if (!record || price?.state !== 'priced') return null
  const quote = hirePurchaseQuote(price.withVat ?? price.amount, defaultTerms)
  return quote && { vehicle: toCardVehicle(record), quote }
}

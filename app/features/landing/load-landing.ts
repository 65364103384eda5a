import type { Stock } from '#app/services.ts'
import type { LandingPlace } from '#content/landing-pages.ts'
import { formatPounds } from '#domain/finance/format-money.ts'
import { monthlyEstimate } from '#domain/finance/monthly-estimate.ts'
import { dealership } from '#domain/search/distance.ts'
import { formatFilters } from '#domain/search/parse-query.ts'
import type { Filters } from '#domain/search/query.ts'
import { vehiclePrice } from '#domain/stock/vehicle-price.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import { stockedBrands } from '../brands/stocked-brands.ts'
import { loadMakeModel } from '../make-model-search/load-make-model.ts'
import { placeGroups } from '../stock-pages/place-groups.ts'
import { toPictures } from '../vehicle/picture.ts'
import { toCardVehicles } from '../vehicle-card/card-vehicle.ts'
import { topicFilters } from './landing-rules.ts'
import { landingWords } from './landing-words.ts'

const cardsShown = 4

/** Everything that a landing page shows, words and stock. */
export async function loadLanding(stock: Stock, place: LandingPlace, query: URLSearchParams) {
  const filters = topicFilters(place.topic)
  const search = loadMakeModel(
    stock,
    new URLSearchParams({ ...Object.fromEntries(query), type: place.type }),
    place.type,
  )
  // One more than the cards: its picture stands above the form.
  const newest = await stock.search({
    ...asked(place.type, filters),
    sort: 'most_recent',
    limit: cardsShown + 1,
  })
  const last = newest.records.at(-1)
  return {
    place,
    words: landingWords(place.file),
    search,
    stock: {
      total: newest.total,
      from: await cheapest(stock, place.type, filters),
      picture: (last && toPictures(last, '')[0]) ?? null,
      cards: toCardVehicles(stock, newest.records.slice(0, cardsShown)),
      href: `/${place.type}-search?${formatFilters(filters)}`,
    },
    brands: stockedBrands(stock, place.type),
    places: place.topic === 'home' || place.topic === 'used' ? placeGroups(stock, place.type) : [],
  }
}

/** "from £3,750, £96.85 a month", or null when nothing has a price. */
async function cheapest(
  stock: Stock,
  type: VehicleType,
  filters: Filters,
): Promise<{ price: string; monthly: string } | null> {
  const { records } = await stock.search({ ...asked(type, filters), sort: 'price_asc', limit: 1 })
  const { price, vatStatus } = records[0] ? vehiclePrice(records[0]) : { price: null, vatStatus: null }
  if (price === null) return null
  const vat = vatStatus === null || /inc/i.test(vatStatus) ? '' : ` ${vatStatus}`
  return {
    price: `${formatPounds(price)}${vat}`,
    monthly: formatPounds(monthlyEstimate(price, vatStatus), { pence: true }),
  }
}

function asked(type: VehicleType, filters: Filters) {
  return { type, filters, from: dealership, offset: 0 } as const
}

export type LandingView = Awaited<ReturnType<typeof loadLanding>>

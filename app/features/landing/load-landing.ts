import type { Stock } from '#app/services.ts'
import { urls } from '#app/urls.ts'
import { defaultTerms } from '#content/credit-terms.ts'
import type { LandingPage } from '#content/landing-pages.ts'
import { offersFinance } from '#content/offers.ts'
import type { LandingWords } from '#content/text-schemas.ts'
import { formatFilters } from '#domain/search/parse-query.ts'
import type { Filters } from '#domain/search/query.ts'
import { stockedBrands } from '../brands/stocked-brands.ts'
import { readPriceChoice } from '../finance/price-choice.ts'
import { loadMakeModel } from '../make-model-search/load-make-model.ts'
import { type PlaceGroup, placeGroups, searchGroups } from '../stock-places/place-groups.ts'
import { lowestPrice } from '../stock-places/stock-place.ts'
import { pictureOf } from '../stock-places/typical-arrival.ts'
import { textsByFile } from '../text-pages/texts-by-file.ts'
import { toCardVehicles } from '../vehicle-card/card-vehicle.ts'
import { loadStart } from './landing-start.ts'

const words = textsByFile<LandingWords>(
  import.meta.glob('/content/landing/*.mdx', { eager: true, import: 'page' }),
  import.meta.glob('#dealer/landing/*.mdx', { eager: true, import: 'page' }),
)

const cardsShown = 4

/** The words and the stock of a landing page. */
export async function loadLanding(stock: Stock, place: LandingPage, query: URLSearchParams) {
  const { filters = {} } = place
  const search = loadMakeModel(
    stock,
    new URLSearchParams({ ...Object.fromEntries(query), type: place.type }),
    place.type,
    filters,
  )
  const newest = await stock.search({
    type: place.type,
    filters,
    sort: 'most_recent',
    limit: cardsShown,
  })
  const [first] = newest.records
  return {
    place,
    words: landingWords(place.file),
    search,
    start: await loadStart(stock, place),
    stock: {
      total: newest.total,
      from: await lowestPrice(stock, place.type, filters),
      picture: (first && pictureOf(first)) ?? null,
      // No cards on a leasing page: their monthly prices are for hire purchase and could be taken for rentals.
      cards: place.topic === 'leasing' ? [] : toCardVehicles(stock, newest.records),
      href: searchOf(place),
    },
    brands: stockedBrands(stock, place.type, filters),
    places: placesOf(stock, place, filters),
    calculator: offersFinance && place.topic === 'finance' ? readPriceChoice(query, place.type) : null,
  }
}

/** @throws {Error} when the MDX file of a landing page is missing. */
function landingWords(file: string): LandingWords {
  const found = words.get(file)
  if (!found) throw new Error(`No words at ${file}.mdx, neither in content/ nor in the dealer’s folder`)
  return found
}

function placesOf(stock: Stock, { type, topic }: LandingPage, filters: Filters): PlaceGroup[] {
  if (topic === 'home' || topic === 'used') return placeGroups(stock, type)
  return topic === 'new' || topic === 'selection' ? searchGroups(stock, type, filters) : []
}

export type LandingView = Awaited<ReturnType<typeof loadLanding>>

/** The search that the page's brands lead to: for the vehicles that it counts. */
export function searchOf({ type, filters = {} }: LandingPage): string {
  return urls.search(type, formatFilters(filters, defaultTerms))
}

/** Where the page's form leads. */
export function formResults(place: LandingPage): string {
  return place.leadsBack ? place.path : searchOf(place)
}

import { assumed } from '#content/assumed.ts'
import { defaultTerms } from '#content/credit-terms.ts'
import { dealership } from '#content/dealership.ts'
import { withoutUnoffered } from '#content/offered-search.ts'
import type { SearchAsk } from '#domain/alerts/alert.ts'
import { parseOrigin } from '#domain/search/parse-origin.ts'
import { parseFilters } from '#domain/search/parse-query.ts'
import type { Filters } from '#domain/search/query.ts'
import { createStockBuilder, packListings } from '#domain/search/stock-columns.ts'
import { openStockIndex, type StockIndex } from '#domain/search/stock-index.ts'
import type { Listing } from '#domain/stock/listing.ts'
import { runCooperatively } from '../stock/run-cooperatively.ts'

/**
 * The filters of a stored search, as its page reads them; null when one of them cannot be read any more, such as after a
 * filter was removed from the site: it would find what was not asked for.
 */
export function filtersOf({ query }: Pick<SearchAsk, 'query'>): Filters | null {
  const params = withoutUnoffered(new URLSearchParams(query))
  const { filters, faults } = parseFilters(params, defaultTerms)
  const { place } = parseOrigin(params.get('postcode'), dealership)
  if (faults.length > 0 || place === null) return null
  return { ...filters, from: place }
}

/** An index of a few vehicles, which answers every search as that of the whole stock does. Each id once. */
export async function indexOf(listings: readonly Listing[]): Promise<StockIndex> {
  const builder = createStockBuilder()
  for (let from = 0; from < listings.length; from += batchSize)
    builder.add(packListings(listings.slice(from, from + batchSize)))
  const columns = await runCooperatively(builder.finish())
  return runCooperatively(openStockIndex(columns, assumed))
}

const batchSize = 2_048

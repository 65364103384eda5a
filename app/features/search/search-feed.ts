import type { Stock } from '#app/services.ts'
import { urls } from '#app/urls.ts'
import { defaultTerms } from '#content/credit-terms.ts'
import { dealership } from '#content/dealership.ts'
import { withoutUnoffered } from '#content/offered-search.ts'
import { site } from '#content/site.ts'
import { parseOrigin } from '#domain/search/parse-origin.ts'
import { parseFilters } from '#domain/search/parse-query.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import { arrivalOf } from '#domain/stock/to-listing.ts'
import { withoutUnshowable } from '#domain/stock/unshowable-text.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import { toCardVehicle } from '../vehicle-card/card-vehicle.ts'
import { toChosenValues } from './chosen-values.ts'
import { nameOrigin } from './origin-words.ts'
import { searchInWords, toActiveFilters } from './search-words.ts'

const entries = 50

/** The newest vehicles of a search as an Atom feed. Invalid filters are left out. */
export async function searchFeed(
  stock: Stock,
  type: VehicleType,
  query: URLSearchParams,
  origin: string,
): Promise<string> {
  const { postcode, place } = parseOrigin(query.get('postcode'), dealership)
  const filters = {
    ...parseFilters(withoutUnoffered(query), defaultTerms).filters,
    ...(place && { from: place }),
  }
  const { records } = await stock.search({
    type,
    filters,
    sort: 'most_recent',
    limit: entries,
  })
  const values = toChosenValues(filters, stock.facets(type, {}))
  const page = new URL(urls.search(type, query), origin).href
  const self = new URL(urls.feed(type, query), origin).href
  const { Feed } = await import('feed')
  const feed = new Feed({
    id: self,
    title: withoutUnshowable(
      `${site.name}: ${searchInWords(type, values, toActiveFilters(values, nameOrigin(postcode)))}`,
    ),
    link: page,
    feedLinks: { atom: self },
    updated: records[0] ? arrivedAt(records[0]) : new Date(0),
    language: 'en-GB',
    copyright: site.legalName,
    generator: false,
    author: { name: site.name },
  })
  for (const record of records) {
    const { id, name, derivative, price, vatNote, facts } = toCardVehicle(record, filters)
    const link = new URL(urls.vehicle(id), origin).href
    const summary = [derivative, facts.join(', '), [price, vatNote].filter(Boolean).join(' ')]
    feed.addItem({
      id: link,
      title: htmlText(`${name}, ${price}`),
      link,
      date: arrivedAt(record),
      description: htmlText(summary.filter(Boolean).join('. ')),
    })
  }
  return feed.atom1()
}

function arrivedAt(record: StockRecord): Date {
  return new Date(arrivalOf(record))
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Text as HTML, without the control characters that XML cannot hold. */
function htmlText(text: string): string {
  return withoutUnshowable(text).replace(/[&<>]/g, (sign) => entities[sign] ?? sign)
}

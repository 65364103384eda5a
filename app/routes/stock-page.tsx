import { data } from 'react-router'
import { site } from '#content/site.ts'
import { breadcrumbJsonLd } from '../features/found/breadcrumb-json-ld.ts'
import { pageMeta } from '../features/layout/page-meta.ts'
import { pageUrl } from '../features/layout/page-url.ts'
import { typeOfCategory } from '../features/reviews/review-words.ts'
import { loadStockPage } from '../features/stock-pages/load-stock-page.ts'
import { StockPage } from '../features/stock-pages/StockPage.tsx'
import { stockHeading } from '../features/stock-pages/stock-heading.ts'
import { findStockPlace } from '../features/stock-pages/stock-place.ts'
import { stockTrail } from '../features/stock-pages/stock-trail.ts'
import { servicesOf } from '../services.ts'
import type { Route } from './+types/stock-page'

export const handle = { hydrate: false }

/** With the town where a list of search results has room for it. */
function stockTitle(heading: string): string {
  const whole = `${heading} for sale in ${site.address.town}`
  return whole.length + site.name.length <= 67 ? whole : `${heading} for sale`
}

export function meta({ loaderData, ...args }: Route.MetaArgs) {
  if (!loaderData) return pageMeta({ title: 'Page not found', index: false })
  const { place, total, from } = loaderData
  const heading = stockHeading(place)
  return pageMeta({
    title: stockTitle(heading),
    description: `${heading}: ${total} in stock today${from ? ` from ${from}` : ''}. See the full price, mileage, history and a monthly estimate for each one.`,
    jsonLd: [breadcrumbJsonLd(stockTrail(place), pageUrl(args))],
  })
}

/** 404 where there is no such make, model, body, fuel or budget, or none of it in stock today. */
export async function loader({ params: { category, first, second }, context }: Route.LoaderArgs) {
  const { stock } = servicesOf(context)
  const type = typeOfCategory(category)
  const place = type && findStockPlace(stock, type, first, second)
  if (!place) throw data(null, { status: 404 })
  return loadStockPage(stock, place)
}

export default function StockPageRoute({ loaderData }: Route.ComponentProps) {
  return <StockPage {...loaderData} />
}

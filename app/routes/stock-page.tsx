import { data } from 'react-router'
import { offersFinance } from '#content/offers.ts'
import { stockPageBreadcrumbs } from '../features/layout/breadcrumbs.ts'
import { countInWords } from '../features/record/count-words.ts'
import { breadcrumbJsonLd } from '../features/seo/json-ld.ts'
import { missingPageMeta, pageMeta, pageUrl } from '../features/seo/page-meta.ts'
import { findStockPlace } from '../features/stock-places/stock-place.ts'
import { loadStockPage } from '../features/vehicle-lists/load-stock-page.ts'
import { StockPage } from '../features/vehicle-lists/StockPage.tsx'
import { stockHeading, stockTitle } from '../features/vehicle-lists/stock-heading.ts'
import { servicesContext } from '../services.ts'
import { typeOfCategory } from '../urls.ts'
import type { Route } from './+types/stock-page'

export function meta({ loaderData, ...args }: Route.MetaArgs) {
  if (!loaderData) return missingPageMeta()
  const { place, total, from } = loaderData
  const heading = stockHeading(place)
  return pageMeta({
    title: stockTitle(heading),
    description: `${heading}: ${countInWords(place.type, total)} in stock today${from ? ` from ${from}` : ''}. See the price and mileage of each one${offersFinance ? ', any history on record and an estimated monthly price' : ' and any history on record'}.`,
    jsonLd: [breadcrumbJsonLd(stockPageBreadcrumbs(place), pageUrl(args))],
  })
}

/** 404 for an unknown make, model, body type, fuel or budget, and for one without stock today. */
export async function loader({ params: { category, first, second }, context }: Route.LoaderArgs) {
  const { stock } = context.get(servicesContext)
  const type = typeOfCategory(category)
  const place = type && findStockPlace(stock, type, first, second)
  if (!place) throw data(null, { status: 404 })
  return loadStockPage(stock, place)
}

export default function StockPageRoute({ loaderData }: Route.ComponentProps) {
  return <StockPage {...loaderData} />
}

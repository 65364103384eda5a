import { data } from 'react-router'
import { everyType } from '#content/sold-types.ts'
import { parsePage } from '#domain/search/parse-page.ts'
import type { RouteHandle } from '../features/layout/route-handle.ts'
import { breadcrumbJsonLd } from '../features/seo/json-ld.ts'
import { pageMeta, pageUrl } from '../features/seo/page-meta.ts'
import { loadStockList, StockList, stockListBreadcrumbs } from '../features/vehicle-lists/StockList.tsx'
import { readQuery } from '../route-query.ts'
import { servicesContext } from '../services.ts'
import type { Route } from './+types/vehicles'

export const handle = { parameters: ['page'], canonical: ['page'] } as const satisfies RouteHandle

export function meta({ loaderData, ...args }: Route.MetaArgs) {
  const page = loaderData?.page ?? 1
  return pageMeta({
    title: page > 1 ? `Every vehicle, page ${page}` : 'Every vehicle',
    description: `Make, model and price of all the ${everyType} we have for sale.`,
    jsonLd: [breadcrumbJsonLd(stockListBreadcrumbs, pageUrl(args))],
  })
}

/** 404 for an invalid page number, and for a page past the last. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const page = parsePage(readQuery(url, handle).get('page'))
  const list = page && (await loadStockList(context.get(servicesContext).stock, page))
  if (!list) throw data(null, { status: 404 })
  return list
}

export default function VehiclesRoute({ loaderData }: Route.ComponentProps) {
  return <StockList {...loaderData} />
}

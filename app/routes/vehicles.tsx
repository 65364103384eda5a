import { data } from 'react-router'
import { breadcrumbJsonLd } from '../features/found/breadcrumb-json-ld.ts'
import { pageMeta } from '../features/layout/page-meta.ts'
import { pageUrl } from '../features/layout/page-url.ts'
import { listPageSize, parsePage } from '../features/stock-list/list-page.ts'
import { StockList, stockListTrail } from '../features/stock-list/StockList.tsx'
import { toStockRow } from '../features/stock-list/stock-row.ts'
import { servicesOf } from '../services.ts'
import type { Route } from './+types/vehicles'

export const handle = { hydrate: false, canonical: ['page'] }

export function meta({ loaderData, ...args }: Route.MetaArgs) {
  const page = loaderData?.page ?? 1
  return pageMeta({
    title: page > 1 ? `Every vehicle, page ${page}` : 'Every vehicle',
    description: 'Make, model and price of every car, van and truck we have for sale.',
    jsonLd: [breadcrumbJsonLd(stockListTrail, pageUrl(args))],
  })
}

/** 404 for what is no page number, and for a page past the last. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const page = parsePage(url.searchParams.get('page'))
  if (page === null) throw data(null, { status: 404 })
  const offset = (page - 1) * listPageSize
  const { total, records } = await servicesOf(context).stock.list({ offset, limit: listPageSize })
  const pageCount = Math.max(1, Math.ceil(total / listPageSize))
  if (page > pageCount) throw data(null, { status: 404 })
  return { rows: records.map(toStockRow), total, page, pageCount }
}

export default function VehiclesRoute({ loaderData }: Route.ComponentProps) {
  return <StockList {...loaderData} />
}

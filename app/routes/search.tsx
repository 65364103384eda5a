import { useEffect } from 'react'
import { data } from 'react-router'
import { dealership } from '#domain/search/distance.ts'
import { type VehicleType, vehicleTypes } from '#domain/stock/vehicle-type.ts'
import type { RouteHandle } from '../features/layout/route-handle.ts'
import { keepView, loadOrKeep } from '../features/search/keep-last-view.ts'
import { loadSearch } from '../features/search/load-search.ts'
import { SearchPage } from '../features/search/SearchPage.tsx'
import { canonicalSearch, searchMeta } from '../features/search/search-meta.ts'
import { completeView, type LoadedSearch } from '../features/search/served-controls.ts'
import { pageUrl } from '../features/seo/page-meta.ts'
import { servicesOf } from '../services.ts'
import { urls } from '../urls.ts'
import type { Route } from './+types/search'

export const handle: RouteHandle = { script: 'hydrated', canonical: canonicalSearch }

export function meta({ loaderData, ...args }: Route.MetaArgs) {
  return loaderData ? searchMeta(loaderData, pageUrl(args)) : []
}

/** 404 for a page past the last. An invalid parameter is left out and reported on the page. */
export async function loader({ context, url, pattern, request }: Route.LoaderArgs) {
  const view = await loadSearch(servicesOf(context).stock, typeOf(pattern), url.searchParams, dealership)
  const isDocument = !new URL(request.url).pathname.endsWith('.data')
  const loaded: LoadedSearch = isDocument
    ? { ...view, controls: () => view.controls, ranges: () => view.ranges }
    : view
  return data(loaded, { status: view.page > view.pageCount ? 404 : 200 })
}

export function clientLoader({ serverLoader, request, pattern }: Route.ClientLoaderArgs) {
  return loadOrKeep(typeOf(pattern), serverLoader, request.signal)
}

export default function SearchRoute({ loaderData }: Route.ComponentProps) {
  const view = completeView(loaderData)
  useEffect(() => keepView(view), [view])
  return <SearchPage key={view.type} view={view} />
}

/** The pattern is the path of the type's search. */
function typeOf(pattern: string): VehicleType {
  return vehicleTypes.find((type) => urls.search(type) === pattern) ?? 'car'
}

import { useEffect } from 'react'
import { data } from 'react-router'
import { dealership } from '#domain/search/distance.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import { pageUrl } from '../features/layout/page-url.ts'
import { keepView, loadOrKeep } from '../features/search/keep-last-view.ts'
import { loadSearch } from '../features/search/load-search.ts'
import { SearchPage } from '../features/search/SearchPage.tsx'
import { searchAddress, searchMeta } from '../features/search/search-meta.ts'
import { servicesOf } from '../services.ts'
import type { Route } from './+types/search'

export const handle = { hydrate: true, canonical: searchAddress }

export function meta({ loaderData, ...args }: Route.MetaArgs) {
  return loaderData ? searchMeta(loaderData, pageUrl(args)) : []
}

/** 404 for a page past the last; an address that is only partly understood is answered as far as it goes. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const view = await loadSearch(servicesOf(context).stock, typeOf(url), url.searchParams, dealership)
  return data(view, { status: view.page > view.pageCount ? 404 : 200 })
}

export function clientLoader({ serverLoader, request, url }: Route.ClientLoaderArgs) {
  return loadOrKeep(typeOf(url), serverLoader, request.signal)
}

export default function SearchRoute({ loaderData: view }: Route.ComponentProps) {
  useEffect(() => keepView(view), [view])
  return <SearchPage key={view.type} view={view} />
}

/** The three paths of this route are `/car-search`, `/van-search` and `/truck-search`. */
function typeOf({ pathname }: URL): VehicleType {
  if (pathname.startsWith('/van-search')) return 'van'
  return pathname.startsWith('/truck-search') ? 'truck' : 'car'
}

import { data } from 'react-router'
import { listHeaders } from '../features/kept-vehicles/list-headers.ts'
import { loadSaved } from '../features/saved/load-saved.ts'
import { SavedPage } from '../features/saved/SavedPage.tsx'
import { pageMeta } from '../features/seo/page-meta.ts'
import { servicesOf } from '../services.ts'
import type { Route } from './+types/saved'

export function meta() {
  return pageMeta({
    title: 'Saved vehicles',
    description: 'The vehicles you have saved on this device, with today’s prices.',
    index: false,
  })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const view = await loadSaved(servicesOf(context).stock, url.searchParams)
  return data(view, { headers: listHeaders(url.searchParams) })
}

export default function SavedRoute({ loaderData }: Route.ComponentProps) {
  return <SavedPage {...loaderData} />
}

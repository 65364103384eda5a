import { data } from 'react-router'
import { pageMeta } from '../features/seo/page-meta.ts'
import { listHeaders } from '../features/vehicle-lists/listed-ids.ts'
import { loadSaved } from '../features/vehicle-lists/load-saved.ts'
import { SavedPage } from '../features/vehicle-lists/SavedPage.tsx'
import { servicesContext } from '../services.ts'
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
  const view = await loadSaved(context.get(servicesContext).stock, url.searchParams)
  return data(view, { headers: listHeaders(url.searchParams) })
}

export default function SavedRoute({ loaderData }: Route.ComponentProps) {
  return <SavedPage {...loaderData} />
}

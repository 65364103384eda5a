import { data } from 'react-router'
import { alertsOffered } from '../features/alerts/alert-access.ts'
import { pageMeta } from '../features/seo/page-meta.ts'
import { listHeaders } from '../features/vehicle-lists/listed-ids.ts'
import { loadSaved } from '../features/vehicle-lists/load-saved.ts'
import { SavedPage } from '../features/vehicle-lists/SavedPage.tsx'
import { readQuery } from '../route-query.ts'
import { servicesContext } from '../services.ts'
import type { Route } from './+types/saved'

export const handle = { parameters: ['v', 'with'] } as const

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
  const query = readQuery(url, handle)
  const view = await loadSaved(context.get(servicesContext).stock, query)
  return data({ ...view, ...alertsOffered(context) }, { headers: listHeaders(query) })
}

export default function SavedRoute({ loaderData }: Route.ComponentProps) {
  return <SavedPage {...loaderData} />
}

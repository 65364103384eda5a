import { data } from 'react-router'
import { pageMeta } from '../features/seo/page-meta.ts'
import { ComparePage } from '../features/vehicle-lists/ComparePage.tsx'
import { listHeaders } from '../features/vehicle-lists/listed-ids.ts'
import { loadCompare } from '../features/vehicle-lists/load-compare.ts'
import { readQuery } from '../route-query.ts'
import { servicesContext } from '../services.ts'
import type { Route } from './+types/compare'

export const handle = { parameters: ['v'] } as const

export function meta() {
  return pageMeta({
    title: 'Compare vehicles',
    description: 'Up to four vehicles side by side, with what differs between them first.',
    index: false,
  })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readQuery(url, handle)
  const view = await loadCompare(context.get(servicesContext).stock, query)
  return data(view, { headers: listHeaders(query) })
}

export default function CompareRoute({ loaderData }: Route.ComponentProps) {
  return <ComparePage {...loaderData} />
}

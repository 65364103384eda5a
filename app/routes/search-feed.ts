import { isSoldType } from '#content/sold-types.ts'
import { searchParameters } from '../features/search/form-query.ts'
import { searchFeed } from '../features/search/search-feed.ts'
import { readQuery } from '../route-query.ts'
import { servicesContext } from '../services.ts'
import type { Route } from './+types/search-feed'

export const handle = { parameters: searchParameters }

/** The newest vehicles of a search as Atom: /feeds/car.atom?make=BMW. 404 for an unknown type. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const type = /^(.+)\.atom$/.exec(params.feed)?.[1]
  if (!isSoldType(type)) return new Response('No such feed\n', { status: 404 })
  const body = await searchFeed(context.get(servicesContext).stock, type, readQuery(url, handle), url.origin)
  return new Response(body, { headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' } })
}

import { sitemapFile } from '../features/seo/sitemap.ts'
import { servicesOf } from '../services.ts'
import type { Route } from './+types/sitemap'

/** 404 for a file that the index does not name. */
export function loader({ params, url, context }: Route.LoaderArgs) {
  const body = sitemapFile(servicesOf(context).stock, url.origin, params.file)
  if (body === null) return new Response('No such sitemap\n', { status: 404 })
  return new Response(body, { headers: { 'Content-Type': 'application/xml' } })
}

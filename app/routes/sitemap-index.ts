import { sitemapIndex } from '../features/seo/sitemap.ts'
import { servicesOf } from '../services.ts'
import type { Route } from './+types/sitemap-index'

export function loader({ url, context }: Route.LoaderArgs) {
  const body = sitemapIndex(servicesOf(context).stock, url.origin)
  return new Response(body, { headers: { 'Content-Type': 'application/xml' } })
}

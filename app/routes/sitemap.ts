import { sitemapFile, sitemapIndex } from '../features/seo/sitemap.ts'
import { servicesContext } from '../services.ts'
import type { Route } from './+types/sitemap'

/** The index of the sitemaps, or one of its files. 404 for a file that the index does not name. */
export async function loader({ params: { file }, url: { origin }, context }: Route.LoaderArgs) {
  const { stock } = context.get(servicesContext)
  const body = file === undefined ? sitemapIndex(stock, origin) : await sitemapFile(stock, origin, file)
  if (body === null) return new Response('No such sitemap\n', { status: 404 })
  return new Response(body, { headers: { 'Content-Type': 'application/xml' } })
}

import { urls } from '../urls.ts'
import type { Route } from './+types/robots'

export function loader({ url }: Route.LoaderArgs) {
  const lines = [
    'User-agent: *',
    `Disallow: ${urls.api.root}`,
    `Disallow: ${urls.apply('*')}`,
    `Disallow: ${urls.enquire('*', 'call').replace(/call$/, '')}`,
    `Disallow: ${urls.enquirePartExchange()}`,
    // What a phrase leads to is linked to as a search.
    `Disallow: ${urls.find()}`,
    `Sitemap: ${new URL(urls.sitemapIndex, url).href}`,
  ]
  return new Response(`${lines.join('\n')}\n`, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}

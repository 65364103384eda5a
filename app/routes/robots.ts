import type { Route } from './+types/robots'

export function loader({ url }: Route.LoaderArgs) {
  const lines = [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /vehicles/*/apply',
    `Sitemap: ${new URL('/sitemap.xml', url).href}`,
  ]
  return new Response(`${lines.join('\n')}\n`, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}

import type { Route } from './+types/robots'

export function loader({ request }: Route.LoaderArgs) {
  const lines = [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /vehicles/*/apply',
    `Sitemap: ${new URL('/sitemap.xml', request.url).href}`,
  ]
  return new Response(`${lines.join('\n')}\n`, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}

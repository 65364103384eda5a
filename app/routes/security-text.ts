import { site } from '#content/site.ts'
import { urls } from '../urls.ts'
import type { Route } from './+types/security-text'

const validForDays = 365

/** RFC 9116. `Expires` is not computed from today: a file whose address nobody checks should expire. */
export function loader({ url }: Route.LoaderArgs) {
  const { contact, checkedOn } = site.security
  const expires = new Date(Date.parse(checkedOn) + validForDays * 86_400_000)
  const lines = [
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${new URL(urls.securityText, url).href}`,
  ]
  return new Response(`${lines.join('\n')}\n`, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}

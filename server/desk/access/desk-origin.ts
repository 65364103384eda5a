import type { IncomingHttpHeaders } from 'node:http'

/** What a request must say of where it comes from. */
export interface DeskOrigins {
  port: number
  /** The origin of a proxy that knows who people are, such as `https://desk.example`. Null: none. */
  proxied: string | null
}

/**
 * Whether a request may be answered at all, by where it says that it comes from. A page of another site must neither read
 * nor change anything here, also by a name of its own that leads to this machine (DNS rebinding), and a page on another
 * port of this machine counts as another site.
 *
 * @returns null, or why it is refused
 */
export function refusalOf(
  { method, headers, opensDesk }: { method: string; headers: IncomingHttpHeaders; opensDesk: boolean },
  origins: DeskOrigins,
): string | null {
  const allowed = originsOf(origins)
  const own = allowed.find((origin) => new URL(origin).host === headers.host)
  if (own === undefined) return 'The desk answers at its own address only'
  const changes = method !== 'GET' && method !== 'HEAD'
  if (changes && headers.origin !== own) return 'Forms are taken from the desk itself only'
  if (headers.origin !== undefined && headers.origin !== own) return 'The desk is closed to other sites'
  const from = headers['sec-fetch-site']
  if (from === undefined || from === 'same-origin' || from === 'none') return null
  // A link to the desk may stand anywhere, such as in a message.
  const isFollowedLink =
    !changes && headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document'
  return opensDesk && isFollowedLink ? null : 'The desk is closed to other sites'
}

function originsOf({ port, proxied }: DeskOrigins): string[] {
  const names = ['127.0.0.1', 'localhost', '[::1]']
  return [...names.map((name) => `http://${name}:${port}`), ...(proxied ? [proxied] : [])]
}

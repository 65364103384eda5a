import type { IncomingMessage } from 'node:http'

/**
 * The path and query of a request target in absolute form (`GET http://host/path`, RFC 9112, section 3.2.2). Its host
 * replaces the Host header. Other targets are returned unchanged. So is one whose host is neither this site nor the Host
 * header; it is refused later, because the site is not a proxy.
 */
export function toOriginForm(request: IncomingMessage, publicUrl: string | null): string {
  const target = request.url ?? '/'
  const [, authority, path = ''] = /^https?:\/\/([^/?#@]+)([/?].*)?$/i.exec(target) ?? []
  if (authority === undefined) return target
  const host = authority.toLowerCase()
  const known = [request.headers.host?.toLowerCase(), publicUrl === null ? null : new URL(publicUrl).host]
  if (!known.includes(host)) return target
  request.headers.host = host
  if (path === '') return request.method === 'OPTIONS' ? '*' : '/'
  return path.startsWith('/') ? path : `/${path}`
}

import type { IncomingMessage } from 'node:http'

/**
 * The path and query of a request target in absolute form (`GET http://host/path`, RFC 9112, section 3.2.2), whose
 * host then takes the place of the Host header. Any other target, and one that names a host which is neither this
 * site nor the Host header, is left as it is and refused later: this is no proxy.
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

import type { FastifyRequest } from 'fastify'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE'])

/**
 * Whether a browser says that another site made it send this. What sends neither header is no browser
 * that could be misled, such as the command line or another server.
 */
export function isForeignPost(
  { method, headers, protocol, host }: Pick<FastifyRequest, 'method' | 'headers' | 'protocol' | 'host'>,
  publicUrl: string | null,
): boolean {
  if (safeMethods.has(method)) return false
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  const { origin } = headers
  return origin !== undefined && origin !== publicUrl && origin !== `${protocol}://${host}`
}

import type { FastifyRequest } from 'fastify'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE'])

/**
 * Whether a browser says that another site made it send this. What sends neither header is no browser
 * that could be misled, such as the command line or another server.
 */
export function isForeignPost(
  { method, headers }: Pick<FastifyRequest, 'method' | 'headers'>,
  publicUrl: string | null,
): boolean {
  if (safeMethods.has(method)) return false
  const { origin, host, 'sec-fetch-site': site = 'same-origin' } = headers
  if (site !== 'same-origin' && site !== 'none') return true
  return origin !== undefined && origin !== (publicUrl ?? `http://${host}`)
}

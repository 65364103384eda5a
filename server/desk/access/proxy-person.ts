import { hash, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { readPersonName } from '#domain/dealer/person-name.ts'
import type { DeskProxy } from '../../config.ts'

/** The person that the proxy names; null without the proxy's secret, whatever else the request says. */
export function personOfProxy(headers: IncomingHttpHeaders, proxy: DeskProxy | null): string | null {
  if (proxy === null || !isSame(headers['x-desk-secret'], proxy.secret)) return null
  const person = headers[proxy.userHeader]
  return typeof person === 'string' ? readPersonName(person) : null
}

/** In the same time for every wrong secret. */
function isSame(given: string | string[] | undefined, secret: string): boolean {
  if (typeof given !== 'string') return false
  const digest = (text: string) => hash('sha256', text, 'buffer')
  return timingSafeEqual(digest(given), digest(secret))
}

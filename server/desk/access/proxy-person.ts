import { hash, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { DeskProxy } from '../../config.ts'

/** The person that the proxy names; null without the proxy's secret, whatever else the request says. */
export function personOfProxy(headers: IncomingHttpHeaders, proxy: DeskProxy | null): string | null {
  if (proxy === null || !isSame(headers['x-desk-secret'], proxy.secret)) return null
  const person = headers[proxy.userHeader]
  return typeof person === 'string' ? readPerson(person) : null
}

/** A name for the audit: one line of 1 to 60 visible characters; null for anything else. */
export function readPerson(text: string): string | null {
  const name = text.normalize('NFC').replaceAll(/\s+/g, ' ').trim()
  return /^[\p{L}\p{M}\p{N} .,'’@_-]{1,60}$/u.test(name) && /[\p{L}\p{N}]/u.test(name) ? name : null
}

/** In the same time for every wrong secret. */
function isSame(given: string | string[] | undefined, secret: string): boolean {
  if (typeof given !== 'string') return false
  const digest = (text: string) => hash('sha256', text, 'buffer')
  return timingSafeEqual(digest(given), digest(secret))
}

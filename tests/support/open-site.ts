import { makeDemoStock } from 'demo-stock/make-demo-stock.ts'
import { type HTMLElement, parse } from 'node-html-parser'
import type { StockRecord } from '#domain/stock/record.ts'
import { listenAndAsk, type Sent } from '#server/http/testing/ask.ts'
import { openTestApp } from '#server/http/testing/open-test-app.ts'
import { loadPages } from '#server/load-pages.ts'
import type { LookUpPlate } from '#server/registers/visitor-plates.ts'

export interface Answer {
  status: number
  location: string | null
  allow: string | null
  body: string
}

export interface Page {
  status: number
  body: string
  document: HTMLElement
}

/** Elements in noscript are parsed, because these tests see what a visitor without script gets. */
const asWithoutScript = { blockTextElements: { script: true, style: true } }

/** The host that every request of these tests names. */
export const host = 'pierhead.example'

export interface TestSite {
  /** Sends the target unchanged, and follows no redirect. */
  ask(target: string, sent?: Sent): Promise<Answer>
  /** The page at the address, after redirects. */
  open(target: string): Promise<Page>
  /** A listed vehicle. */
  vehicleId: string
  close(): Promise<void>
}

/** The built pages over `stock`, or over `count` vehicles of the demo, on a port, because `inject` rewrites addresses before it sends them. */
export async function openSite({
  count = 300,
  stock = [...makeDemoStock({ count })],
  lookUpPlate = null,
  sold = [],
}: {
  count?: number
  stock?: readonly StockRecord[]
  lookUpPlate?: LookUpPlate | null
  /** Ids of `stock` whose vehicles are sold. */
  sold?: readonly string[]
} = {}): Promise<TestSite> {
  const site = await openTestApp({
    stock,
    lookUpPlate,
    sold,
    pagesOn: (services) => loadPages(services),
  })
  const send = await listenAndAsk(site.app)

  async function ask(target: string, { headers, ...sent }: Sent = {}): Promise<Answer> {
    const answer = await send(target, { ...sent, headers: { host, accept: 'text/html', ...headers } })
    const { location = null, allow = null } = answer.headers
    return { status: answer.status, location, allow, body: answer.body.toString() }
  }

  async function open(target: string): Promise<Page> {
    const { status, location, body } = await ask(target)
    return location === null ? { status, body, document: parse(body, asWithoutScript) } : open(location)
  }

  return {
    ask,
    open,
    vehicleId: stock[0]?.metadata.stockId ?? '',
    close: site.close,
  }
}

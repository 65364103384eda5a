import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { makeDemoStock } from 'demo-stock/make-demo-stock.ts'
import { type HTMLElement, parse } from 'node-html-parser'
import type { StockRecord } from '#domain/stock/record.ts'
import { openTestApp } from '#server/http/testing/open-test-app.ts'
import { loadPages } from '#server/load-pages.ts'

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

interface Sent {
  method?: string
  headers?: Record<string, string>
  body?: string
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
}: {
  count?: number
  stock?: readonly StockRecord[]
} = {}): Promise<TestSite> {
  const site = await openTestApp({
    stock,
    pagesOn: (services) => loadPages(services),
  })
  const port = Number(new URL(await site.app.listen({ port: 0, host: '127.0.0.1' })).port)
  const agent = new Agent({ keepAlive: true })

  async function ask(target: string, { method = 'GET', headers = {}, body }: Sent = {}): Promise<Answer> {
    const sent = request({
      agent,
      host: '127.0.0.1',
      port,
      path: target,
      method,
      headers: { host, accept: 'text/html', ...headers },
    })
    sent.end(body)
    const [answer] = (await once(sent, 'response')) as [IncomingMessage]
    const { location = null, allow = null } = answer.headers
    return { status: answer.statusCode ?? 0, location, allow, body: await text(answer) }
  }

  async function open(target: string): Promise<Page> {
    const { status, location, body } = await ask(target)
    return location === null ? { status, body, document: parse(body, asWithoutScript) } : open(location)
  }

  return {
    ask,
    open,
    vehicleId: stock[0]?.metadata.stockId ?? '',
    async close() {
      agent.destroy()
      await site.close()
    },
  }
}

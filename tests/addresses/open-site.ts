import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { makeDemoStock } from 'demo-stock/make-demo-stock.ts'
import { pino } from 'pino'
import type { StockRecord } from '#domain/stock/record.ts'
import { openTestApp } from '#server/http/testing/open-test-app.ts'
import { loadPages } from '#server/load-pages.ts'

export interface Answer {
  status: number
  location: string | null
  allow: string | null
  body: string
}

interface Sent {
  method?: string
  headers?: Record<string, string>
  body?: string
}

/** The host that every request of these tests names. */
export const host = 'pierhead.example'

/** The built pages over a demo stock, on a port, because `inject` rewrites addresses before it sends them. */
export async function openSite() {
  const stock: StockRecord[] = [...makeDemoStock({ count: 300 })]
  const site = await openTestApp({
    stock,
    pagesOn: (services) => loadPages(services, pino({ level: 'silent' })),
  })
  const port = Number(new URL(await site.app.listen({ port: 0, host: '127.0.0.1' })).port)
  const agent = new Agent({ keepAlive: true })

  /** Sends the target as it is written. */
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

  async function close(): Promise<void> {
    agent.destroy()
    await site.close()
  }
  const vehicleId = stock[0]?.metadata.stockId ?? ''
  return { ask, close, vehicleId }
}

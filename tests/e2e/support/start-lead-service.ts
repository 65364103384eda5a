import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'

export interface ReceivedLead {
  path: string
  headers: IncomingHttpHeaders
  body: unknown
  /** The status of the response. */
  status: number
}

/** A fake lead service. Tests set its state. */
export interface LeadServiceStub {
  url: string
  /** All requests received while it was up, in order. */
  received: ReceivedLead[]
  /** The status of responses from now on; 201 at first. */
  answer(status: number, headers?: Record<string, string>): void
  /** The delay before each response from now on. */
  delay(delayMs: number): void
  /** Refuses connections until `up`. */
  down(): Promise<void>
  up(): Promise<void>
  /** Resolves when this many leads have been answered with 2xx. */
  accepted(count: number): Promise<ReceivedLead[]>
  /** Forgets all requests, is up, and answers 201 without delay. */
  reset(): Promise<void>
}

export async function startLeadService(): Promise<LeadServiceStub & { close(): Promise<void> }> {
  const received: ReceivedLead[] = []
  let reply: { status: number; headers: Record<string, string> } = { status: 201, headers: {} }
  let delayMs = 0
  let port = 0
  let server: Server | null = null

  async function up(): Promise<void> {
    if (server) return
    server = createServer(async (request, response) => {
      const body = await json(request)
      await sleep(delayMs)
      const { status, headers } = reply
      received.push({ path: request.url ?? '', headers: request.headers, body, status })
      response.writeHead(status, headers).end('{}')
    })
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    port = (server.address() as AddressInfo).port
  }

  async function down(): Promise<void> {
    const closing = server
    server = null
    closing?.closeAllConnections()
    if (closing) await new Promise((resolve) => closing.close(resolve))
  }

  function acceptedNow(): ReceivedLead[] {
    return received.filter(({ status }) => status >= 200 && status < 300)
  }

  await up()
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    answer(status, headers = {}) {
      reply = { status, headers }
    },
    delay(newDelayMs) {
      delayMs = newDelayMs
    },
    up,
    down,
    async accepted(count) {
      while (acceptedNow().length < count) await sleep(50)
      return acceptedNow()
    },
    async reset() {
      received.length = 0
      reply = { status: 201, headers: {} }
      delayMs = 0
      await up()
    },
    close: down,
  }
}

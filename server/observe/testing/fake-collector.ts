import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export interface CollectedSpan {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  attributes: { key: string; value: unknown }[]
}

/** A collector of OpenTelemetry's traces over HTTP, for tests. */
export interface FakeCollector {
  url: string
  /** What was received, as it was sent. */
  bodies: string[]
  spans(): CollectedSpan[]
  /** Requests that were not answered, and whose sender still waits. */
  unanswered(): number
  close(): Promise<void>
}

/** @param silent Takes requests and never answers. */
export async function startFakeCollector({ silent = false } = {}): Promise<FakeCollector> {
  const bodies: string[] = []
  let unanswered = 0
  const server = createServer(async (request, response) => {
    unanswered += 1
    response.once('close', () => {
      unanswered -= 1
    })
    const body = await text(request)
    if (request.url === '/v1/traces') bodies.push(body)
    if (!silent) response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bodies,
    unanswered: () => unanswered,
    spans: () =>
      bodies.flatMap((body) =>
        JSON.parse(body).resourceSpans.flatMap(
          ({ scopeSpans }: { scopeSpans: { spans: CollectedSpan[] }[] }) =>
            scopeSpans.flatMap(({ spans }) => spans),
        ),
      ),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

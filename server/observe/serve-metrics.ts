import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Log } from '../log.ts'

export interface MetricsServer {
  port: number
  stop(): Promise<void>
}

interface Page {
  contentType: string
  metrics(): Promise<string>
}

/**
 * Serves `/metrics` on a port of its own, in the text format of Prometheus, so that visitors cannot reach it.
 *
 * @throws {Error} when the port cannot be used.
 */
export async function serveMetrics(
  read: () => Promise<Page>,
  { port, host }: { port: number; host: string },
  log: Log,
): Promise<MetricsServer> {
  const server = createServer({ requestTimeout: 5_000 }, async ({ method, url = '' }, response) => {
    const path = url.split('?', 1)[0]
    if (path !== '/metrics') return void response.writeHead(404).end()
    if (method !== 'GET' && method !== 'HEAD')
      return void response.writeHead(405, { allow: 'GET, HEAD' }).end()
    try {
      const page = await read()
      const body = Buffer.from(await page.metrics())
      response.writeHead(200, { 'content-type': page.contentType, 'content-length': body.length })
      response.end(method === 'GET' ? body : undefined)
    } catch {
      response.writeHead(500).end()
    }
  })
  server.listen(port, host)
  try {
    await once(server, 'listening')
  } catch (cause) {
    throw new Error(`METRICS_PORT ${port} cannot be used on ${host}`, { cause })
  }
  // The process ends when the site has stopped, also while a scraper is connected.
  server.unref()
  const listening = server.address() as AddressInfo
  log.info({ port: listening.port }, 'metrics are served')
  return {
    port: listening.port,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface ReceivedCall {
  method: string
  path: string
  headers: IncomingHttpHeaders
  body: unknown
}

export interface Answer {
  status: number
  headers?: Record<string, string>
}

/** An HTTP server for tests. Records every call, and the accepted bodies for each Idempotency-Key. */
export interface FakeLeadService {
  url: string
  calls: ReceivedCall[]
  /** Bodies of the calls answered with 2xx, by Idempotency-Key. */
  applications: Map<string, unknown[]>
  enquiries: Map<string, unknown[]>
  close(): Promise<void>
}

/**
 * `answer` is called with the number of each call, from 0, and its path. While its promise is pending, the caller waits.
 *
 * @param port 0 for any that is free
 */
export async function startFakeLeadService(
  answer: (call: number, path: string) => Answer | Promise<Answer>,
  port = 0,
): Promise<FakeLeadService> {
  const calls: ReceivedCall[] = []
  const applications = new Map<string, unknown[]>()
  const enquiries = new Map<string, unknown[]>()
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body: unknown = JSON.parse(Buffer.concat(chunks).toString('utf8'))
    const { method = '', url = '', headers } = request
    const number = calls.push({ method, path: url, headers, body }) - 1
    const { status, headers: answerHeaders } = await answer(number, url)
    const key = String(headers['idempotency-key'])
    const accepted = url.endsWith('/api/enquiries') ? enquiries : applications
    if (status < 300) accepted.set(key, [...(accepted.get(key) ?? []), body])
    response.writeHead(status, answerHeaders).end('an answer that nobody reads')
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    applications,
    enquiries,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

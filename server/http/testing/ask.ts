import { once } from 'node:events'
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'

export interface Answer {
  status: number
  /** Without `date` and the request's id. */
  headers: IncomingHttpHeaders
  /** As sent: compressed if `content-encoding` says so. */
  body: Buffer
}

export interface Sent {
  method?: string
  headers?: Record<string, string>
  body?: string
}

export type Ask = (path: string, sent?: Sent) => Promise<Answer>

/** Starts to listen, and returns a function that sends real requests. `inject` would reach Fastify directly. */
export async function listenAndAsk(app: FastifyInstance): Promise<Ask> {
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  return async (path, { method = 'GET', headers = {}, body } = {}) => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers, agent: false })
    sent.end(body)
    const [answer] = (await once(sent, 'response')) as [IncomingMessage]
    const { date: _, 'x-request-id': __, ...others } = answer.headers
    return { status: answer.statusCode ?? 0, headers: others, body: await buffer(answer) }
  }
}

/** The body as text, decompressed. */
export function textOf({ headers, body }: Answer): string {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(body).toString()
  return headers['content-encoding'] === 'gzip' ? gunzipSync(body).toString() : body.toString()
}

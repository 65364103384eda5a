import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Metrics } from '#server/observe/observer.ts'
import type { Ending } from '../app-options.ts'
import { requestIdHeader } from '../request-id.ts'
import { answerLine } from '../request-log.ts'
import { isHost } from '../security/malformation.ts'
import { acceptedEncodings } from './accept-encoding.ts'
import type { AnswerCache } from './answer-cache.ts'
import { createAnswerKey } from './answer-key.ts'
import { notModified } from './kept-answer.ts'

interface MemoryOptions {
  publicUrl: string | null
  logger: FastifyBaseLogger
  ending?: () => Ending | null
  requestIdOf: (request: IncomingMessage) => string
  metrics: Metrics | null
}

/**
 * Answers plain requests for kept answers before Fastify sees them, with the headers that Fastify's hooks gave. Every
 * other request is passed on. Must be called after all other listeners for requests have been added.
 */
export function answerFromMemory(
  app: FastifyInstance,
  cache: AnswerCache,
  { publicUrl, logger, requestIdOf, metrics, ending = () => null }: MemoryOptions,
): void {
  const { server } = app
  const keyOf = createAnswerKey(publicUrl)
  const isPlain = createPlainCheck()
  // While the site stops, Fastify's hooks close the connections.
  let stopping = false
  app.addHook('preClose', async () => {
    stopping = true
  })

  /** False: not answered. */
  function answer(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, headers } = request
    if (stopping || ending() !== null || (method !== 'GET' && method !== 'HEAD')) return false
    const kept = cache.find(keyOf(request))
    if (!kept || !isPlain(request)) return false
    const accepted = acceptedEncodings(headers['accept-encoding'] as string | undefined)
    const unchanged = notModified(kept, headers['if-none-match'], accepted)
    const variant = cache.variant(kept, accepted)
    if (!unchanged && !variant) return false
    const requestId = requestIdOf(request)
    if (logger.level === 'debug' || logger.level === 'trace')
      logWhenSent(kept.route, request, response, requestId)
    if (unchanged) response.writeHead(304, [requestIdHeader, requestId, ...unchanged]).end()
    else if (variant) {
      response.writeHead(200, [requestIdHeader, requestId, ...variant.headers])
      response.end(method === 'GET' ? variant.body : undefined)
    }
    metrics?.answeredFromMemory(kept.route, method, unchanged ? 304 : 200)
    return true
  }

  function logWhenSent(
    route: string,
    { method }: IncomingMessage,
    response: ServerResponse,
    requestId: string,
  ): void {
    const start = performance.now()
    response.once('finish', () =>
      logger.debug(
        { requestId, ...answerLine(method, route, response.statusCode, performance.now() - start) },
        'Answered',
      ),
    )
  }

  const listeners = server.listeners('request')
  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    if (answer(request, response)) return
    for (const listener of listeners) listener.call(server, request, response)
  })
}

/** Headers that change what is answered, or announce a body. */
const special = [
  'content-length',
  'transfer-encoding',
  'content-encoding',
  'expect',
  'range',
  'if-match',
  'if-unmodified-since',
]

/** Whether a request is well formed, beside its address, and asks for nothing but the answer. */
function createPlainCheck(): (request: IncomingMessage) => boolean {
  let lastHost: string | undefined
  return ({ headers, rawHeaders }) => {
    if (special.some((name) => headers[name] !== undefined)) return false
    // Node keeps the first Host only.
    if (countHosts(rawHeaders) !== 1) return false
    // Behind a proxy, all requests name the same.
    if (headers.host === lastHost) return true
    if (!isHost(headers.host ?? '')) return false
    lastHost = headers.host
    return true
  }
}

function countHosts(rawHeaders: readonly string[]): number {
  let hosts = 0
  for (let position = 0; position < rawHeaders.length; position += 2) {
    const name = rawHeaders[position]
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts
}

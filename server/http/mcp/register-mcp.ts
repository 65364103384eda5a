import { isIP } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { StockAway } from '#domain/stock/store.ts'
import type { AppOptions } from '../app-options.ts'
import { createWebRequest } from '../pages/ask-page.ts'
import { refuseOtherMethods } from '../refuse-other-methods.ts'
import { sendProblem } from '../send-problem.ts'
import { sendUnavailable } from '../unavailable.ts'
import { faultOf, type ToolAnswer } from './tool-answer.ts'

const path = '/mcp'

/**
 * The Model Context Protocol over streamable HTTP, for assistants that look for a vehicle on somebody's behalf: see
 * docs/assistants.md. Stateless: a request has a server of its own, so nothing is kept between two of them and any node
 * answers. It counts against the rate and waits in the queue like a call of the API.
 */
export async function registerMcp(
  app: FastifyInstance,
  { publicUrl }: Pick<AppOptions, 'publicUrl'>,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    scope.addHook('onRequest', async (request, reply) => {
      if (isReboundOrForeign(request, publicUrl)) return sendProblem(request, reply, 'foreign-origin')
    })
    scope.post(path, async (request, reply) => {
      const body = readJson(request.body)
      // Batches left the protocol in 2025. One would hold hundreds of calls in one place of the queue.
      if (Array.isArray(body)) return reply.code(400).send(rpcError(-32600, 'Send one message in a request'))
      let isStockAway = false
      const origin = publicUrl ?? `http://${request.headers.host}`
      const answer = async (tool: () => Promise<ToolAnswer>) => {
        try {
          return await tool()
        } catch (err) {
          if (err instanceof StockAway) isStockAway = true
          else request.log.error({ err }, 'A tool failed')
          return faultOf('Something went wrong on our side. Try again in a moment.')
        }
      }
      // Loaded for the first request: the SDK takes 5 MB, and most sites are never asked.
      const { createAssistantHandler } = await import('./assistant-server.ts')
      const handler = createAssistantHandler({ stock: request.stock, origin }, answer)
      const response = await handler.fetch(createWebRequest(request, reply, publicUrl), {
        ...(body !== undefined && { parsedBody: body }),
      })
      const sent = Buffer.from(await response.arrayBuffer())
      if (isStockAway) return sendUnavailable(request, reply, 'stock-away')
      reply.code(response.status)
      // Of a stream's connection, which the SDK would keep open though the client asks to close it.
      response.headers.delete('connection')
      for (const [name, value] of response.headers) reply.header(name, value)
      reply.header('cache-control', 'no-store')
      return sent.length === 0 ? reply.send() : reply.send(sent)
    })
    refuseOtherMethods(scope, path, ['POST'])
  })
}

/** Undefined for what is no JSON, which the SDK answers. */
function readJson(body: unknown): unknown {
  try {
    return JSON.parse(Buffer.isBuffer(body) ? body.toString('utf8') : '')
  } catch {
    return undefined
  }
}

function rpcError(code: number, message: string) {
  return { jsonrpc: '2.0', error: { code, message }, id: null }
}

/**
 * Whether a browser sends it for another site, by any method, as the protocol asks. Without `publicUrl` the site is known by
 * whatever name it is asked by, so a name that was made to lead to this machine would pass for its own: then only
 * `localhost` and addresses are.
 */
function isReboundOrForeign({ headers }: FastifyRequest, publicUrl: string | null): boolean {
  const { origin, host = '' } = headers
  if (origin === undefined) return false
  if (origin !== (publicUrl ?? `http://${host}`)) return true
  if (publicUrl !== null) return false
  const { hostname } = new URL(origin)
  return hostname !== 'localhost' && isIP(hostname.replace(/^\[(.*)\]$/, '$1')) === 0
}

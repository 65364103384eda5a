import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyBaseLogger } from 'fastify'
import { createRefusalLog } from '../overload/refusal-log.ts'
import { clientOf } from './client-of.ts'
import type { Limits } from './limits.ts'
import type { ProxyTrust } from './proxy-trust.ts'

/** Descriptors for everything but connections: databases, files that are read, the log. */
const reservedDescriptors = 200

const tooMany = 'Connections refused: as many are open as this process has descriptors for (LimitNOFILE)'
const tooManyOfOne = 'Connections refused: one client has its share of connections open'
const pipelined = 'Connections closed: they sent many requests and did not read the answers'

/** Open responses by connection. */
const unfinished = new WeakMap<Socket, Set<ServerResponse>>()

export function openResponsesOf(socket: Socket): readonly ServerResponse[] {
  return [...(unfinished.get(socket) ?? [])]
}

/** The longest interval between two checks for requests that take too long to arrive. Node's default is 30 s. */
const longestCheckMs = 2_000

/**
 * A server that passes requests to `answer`. It refuses connections before descriptors run out, and those of a client
 * that has its share open; it closes one on which more than `unansweredRequests` wait: Node reads all requests of a
 * packet before it stops reading, and each of 1,700 in 64 KB holds memory until its answer is read.
 */
export function createLimitedServer(
  answer: RequestListener,
  limits: Limits,
  isTrusted: ProxyTrust,
  log: FastifyBaseLogger,
): Server {
  const server = createServer(
    {
      maxHeaderSize: limits.headerBytes,
      requestTimeout: limits.requestMs,
      headersTimeout: limits.requestMs,
      connectionsCheckingInterval: Math.min(limits.requestMs, longestCheckMs),
      // No stream of an empty body for GET.
      optimizeEmptyRequests: true,
    },
    limitUnanswered(answer, limits.unansweredRequests, createRefusalLog(log, pipelined, 60)),
  )
  server.setTimeout(limits.silentMs)
  // Fastify's default, longer than the idle time of usual proxies, so that none sends on a connection as it is closed.
  server.keepAliveTimeout = 72_000
  const maxConnections = Math.min(limits.connections, openFiles() - reservedDescriptors)
  server.maxConnections = maxConnections
  server.on('drop', createRefusalLog(log, tooMany, 60))
  const share = Math.min(limits.connectionsPerClient, Math.ceil(maxConnections / 4))
  shareConnections(server, share, isTrusted, createRefusalLog(log, tooManyOfOne, 60))
  return server
}

type RequestListener = (request: IncomingMessage, response: ServerResponse) => void

function limitUnanswered(answer: RequestListener, most: number, noteClosed: () => void): RequestListener {
  return (request, response) => {
    const { socket } = request
    if (socket.destroyed) return
    const responses = unfinished.get(socket) ?? new Set()
    if (responses.size >= most) {
      socket.destroy()
      noteClosed()
      return
    }
    unfinished.set(socket, responses.add(response))
    response.once('close', () => responses.delete(response))
    answer(request, response)
  }
}

/** Counts the open connections of each client. Those of a trusted proxy are many visitors', which the proxy limits. */
function shareConnections(server: Server, share: number, isTrusted: ProxyTrust, note: () => void): void {
  const open = new Map<string, number>()
  server.prependListener('connection', (socket: Socket) => {
    const { remoteAddress } = socket
    if (remoteAddress === undefined || isTrusted(remoteAddress, 0)) return
    const client = clientOf({ ip: remoteAddress, socket })
    const count = open.get(client) ?? 0
    if (count >= share) {
      socket.destroy()
      note()
      return
    }
    open.set(client, count + 1)
    socket.once('close', () => {
      const left = (open.get(client) ?? 1) - 1
      if (left > 0) open.set(client, left)
      else open.delete(client)
    })
  })
}

/** How many files and sockets the system lets this process open; infinite where it sets no limit. */
function openFiles(): number {
  // Otherwise the report resolves the name of every peer.
  Object.assign(process.report, { excludeNetwork: true })
  const { userLimits } = process.report.getReport() as { userLimits?: { open_files?: { soft: unknown } } }
  const limit = Number(userLimits?.open_files?.soft)
  return Number.isNaN(limit) ? Number.POSITIVE_INFINITY : limit
}

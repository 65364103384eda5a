import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { type ProblemCode, problemDocument } from '../problems.ts'

const codes: Readonly<Record<string, ProblemCode>> = {
  HPE_HEADER_OVERFLOW: 'headers-too-large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request-timeout',
}

/** Open responses by connection. */
const unfinished = new WeakMap<Socket, Set<ServerResponse>>()

export function trackResponses(server: Server): void {
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const responses = unfinished.get(socket) ?? new Set()
    unfinished.set(socket, responses.add(response))
    response.once('close', () => responses.delete(response))
  })
}

/**
 * Answers input that Node could not parse as a request, directly on the socket. If an earlier request of the connection
 * is still open, the client would take this response for its answer, so the connection is closed instead.
 */
export function respondToClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return
  const responses = [...(unfinished.get(socket) ?? [])]
  if (responses.some(({ req, headersSent }) => req.complete || headersSent)) {
    socket.destroy()
    return
  }
  const problem = problemDocument(codes[error.code ?? ''] ?? 'malformed-request')
  const body = JSON.stringify(problem)
  socket.end(
    [
      `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`,
      'Content-Type: application/problem+json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Cache-Control: no-store',
      'X-Content-Type-Options: nosniff',
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  )
}

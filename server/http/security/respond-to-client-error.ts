import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { type ProblemCode, problemDocument } from '../problems.ts'
import { openResponsesOf } from './limit-connections.ts'

const codes: Readonly<Record<string, ProblemCode>> = {
  HPE_HEADER_OVERFLOW: 'headers-too-large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request-timeout',
}

const graceMs = 1_000

/**
 * Answers input that Node could not parse as a request, directly on the socket. If an earlier request of the connection
 * is still open, the client would take this response for its answer, so the connection is closed instead. A client that
 * does not close it has no more than `graceMs` to read the answer.
 */
export function respondToClientError(error: Error & { code?: string }, socket: Socket): void {
  if (!socket.writable) return
  if (
    openResponsesOf(socket).some(
      ({ req, headersSent, writableEnded }) => !writableEnded && (req.complete || headersSent),
    )
  ) {
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
  // At once, unread input would reset the connection, and the client would lose the answer.
  setTimeout(() => socket.destroy(), graceMs).unref()
}

import type { FastifyReply, FastifyRequest } from 'fastify'
import { isPassing, problemPage, problemPagePolicy } from './problem-page.ts'
import { type ProblemCode, type ProblemDetails, problemDocument } from './problems.ts'
import { addVary } from './vary.ts'

/** Sends a problem document, or a plain page if the client accepts HTML. */
export function sendProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  code: ProblemCode,
  details: ProblemDetails = {},
): FastifyReply {
  request.problem = code
  const problem = problemDocument(code, details)
  reply.code(problem.status).header('cache-control', 'no-store').removeHeader('etag')
  if (!isCall(request)) addVary(reply, 'Accept')
  if (wantsPage(request)) {
    const canRetry = request.method === 'GET' && isPassing(problem.status)
    reply.header('content-security-policy', problemPagePolicy)
    return reply.type('text/html; charset=utf-8').send(problemPage({ ...problem, canRetry }))
  }
  return reply.type('application/problem+json; charset=utf-8').send(JSON.stringify(problem))
}

function wantsPage(request: FastifyRequest): boolean {
  return !isCall(request) && (request.headers.accept ?? '').includes('text/html')
}

/** API calls get JSON for any Accept header. */
function isCall({ url }: FastifyRequest): boolean {
  return url.startsWith('/api/')
}

import type { FastifyReply, FastifyRequest } from 'fastify'
import { type ProblemCode, type ProblemDetails, problemDocument } from './problems.ts'

/** Answers with a problem document, or with a plain page where a browser asked for one. */
export function sendProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  code: ProblemCode,
  details: ProblemDetails = {},
): FastifyReply {
  const problem = problemDocument(code, details)
  reply.code(problem.status).header('cache-control', 'no-store').removeHeader('etag')
  if (wantsPage(request)) return reply.type('text/html; charset=utf-8').send(problemPage(problem))
  return reply.type('application/problem+json; charset=utf-8').send(JSON.stringify(problem))
}

function wantsPage(request: FastifyRequest): boolean {
  return !request.url.startsWith('/api') && (request.headers.accept ?? '').includes('text/html')
}

/** `title` and `detail` are our own words, never the visitor's. */
function problemPage({ title, detail }: { title: string; detail?: string }): string {
  return `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<h1>${title}</h1>
<p>${detail ?? 'Please try again in a moment.'}</p>
<p><a href="/">Back to the home page</a></p>
</html>
`
}

import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { callLink, site } from '#content/site.ts'
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

const style = `
:root { color-scheme: light dark; }
body { display: grid; min-height: 100vh; margin: 0; place-items: center; background: light-dark(#f3f6f9, #0e1726);
  color: light-dark(#18263b, #e8edf3); font: 1.0625rem/1.55 system-ui, sans-serif; }
main { max-width: 34rem; margin: 1rem; padding: 2rem; border: 1px solid light-dark(#dbe2ea, #2b3a50);
  border-radius: 1rem; background: light-dark(#fff, #162236); }
img { display: block; margin-bottom: 1rem; }
h1 { margin: 0 0 .75rem; font-size: 1.6rem; line-height: 1.25; }
p { margin: 0 0 1.5rem; }
nav { display: flex; flex-wrap: wrap; gap: .75rem; }
p a { color: inherit; white-space: nowrap; }
nav a { padding: .75rem 1.25rem; border: 1.5px solid #0b7264; border-radius: .625rem; background: #0b7264; color: #fff;
  font-weight: 600; text-decoration: none; }
nav a + a { background: none; color: inherit; }
a:focus-visible { outline: 3px solid light-dark(#18263b, #fff); outline-offset: 2px; }
`

/** The content security policy of `problemPage`: its own style and the icon, nothing else. */
const problemPagePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "img-src 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

interface ProblemPageProps {
  title: string
  status: number
  detail?: string
  /** Whether a link to the same address may succeed. */
  canRetry: boolean
}

/**
 * A self-contained page for a failure, used when the site's own pages cannot be rendered.
 * `title` and `detail` never contain input, so they are not escaped.
 */
function problemPage({ title, status, detail = adviceFor(status), canRetry }: ProblemPageProps): string {
  const call = `You can also call us on <a href="${callLink}">${site.phone.label}</a>, ${site.phoneHours}.`
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${style}</style>
</head>
<body>
<main>
<img src="/favicon.svg" alt="" width="48" height="48">
<h1>${title}</h1>
<p>${isPassing(status) ? `${detail} ${call}` : detail}</p>
<nav>${canRetry ? '<a href="">Try again</a>' : ''}<a href="/">Go to the home page</a></nav>
</main>
</body>
</html>
`
}

function adviceFor(status: number): string {
  return isPassing(status)
    ? 'Please try again in a moment.'
    : 'Check the address or what you sent, or start again from the home page.'
}

/** Whether the failure is temporary. */
function isPassing(status: number): boolean {
  return status >= 500 || status === 429 || status === 408
}

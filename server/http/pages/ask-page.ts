import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PageAddress } from './page-address.ts'

/**
 * The response to a page request. `ask` sends the canonical address to React Router with a method.
 *
 * Another spelling of a page answers 308, which keeps the method and the body. An unknown address answers 404 in every
 * spelling and for every method, so an address with a name in it is asked for before it is redirected.
 *
 * @param isFixed Whether a canonical address is a page whatever the stock and the texts are. It is redirected unasked,
 * because a page of results is the dearest to make.
 */
export async function askPage(
  ask: (method: string) => Promise<Response>,
  method: string,
  { canonical, isCanonical }: PageAddress,
  isFixed: (canonical: string) => boolean,
): Promise<Response> {
  if (!isCanonical && isFixed(canonical)) return redirectTo(canonical)
  // A form is not processed before the redirect, because the browser sends it again.
  const answer = await ask(isCanonical ? method : 'GET')
  if (answer.status === 404) return answer
  if (!isCanonical) return redirectTo(canonical)
  if (answer.status !== 405 || method !== 'POST') return answer
  // React Router refuses a form before it checks whether the page exists.
  const page = await ask('GET')
  return page.status === 404 ? page : answer
}

function redirectTo(location: string): Response {
  return new Response(null, { status: 308, headers: { location } })
}

/**
 * The request as a standard `Request`, with another path and method. HEAD becomes GET. Headers are passed only with a
 * form: a page that is read must not depend on them, because it is cached and sent to others.
 */
export function createWebRequest(
  request: FastifyRequest,
  reply: FastifyReply,
  publicUrl: string | null,
  path = request.url,
  asked = request.method,
): Request {
  const origin = publicUrl ?? `http://${request.headers.host}`
  const headers = new Headers()
  const method = asked === 'HEAD' ? 'GET' : asked
  if (method !== 'GET') {
    for (const [name, value] of Object.entries(request.headers)) {
      for (const each of [value ?? []].flat()) headers.append(name, each)
    }
    headers.delete('x-forwarded-host')
  }
  // The router compares a form's Origin with the host, so it must be the public one.
  headers.set('host', new URL(origin).host)
  const body = method === 'GET' || !Buffer.isBuffer(request.body) ? null : new Uint8Array(request.body)
  return new Request(origin + path, { method, headers, body, signal: abortOnHangUp(reply) })
}

/** `request.signal` also aborts when the body has been read, so it cannot be used. */
function abortOnHangUp({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort()
  })
  return controller.signal
}

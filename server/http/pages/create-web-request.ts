import type { FastifyReply, FastifyRequest } from 'fastify'

/** The same request as the standard `Request`, for `path` and with `asked`. A HEAD asks for what a GET would get. */
export function createWebRequest(
  request: FastifyRequest,
  reply: FastifyReply,
  publicUrl: string | null,
  path = request.url,
  asked = request.method,
): Request {
  const origin = publicUrl ?? `http://${request.headers.host}`
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    for (const each of [value ?? []].flat()) headers.append(name, each)
  }
  // The router compares a form's Origin with these, so they must name the site as visitors know it.
  headers.set('host', new URL(origin).host)
  headers.delete('x-forwarded-host')
  const method = asked === 'HEAD' ? 'GET' : asked
  const body = method === 'GET' || !Buffer.isBuffer(request.body) ? null : new Uint8Array(request.body)
  return new Request(origin + path, { method, headers, body, signal: abortOnHangUp(reply) })
}

/** Not `request.signal`, which also ends once a body has been read. */
function abortOnHangUp({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort()
  })
  return controller.signal
}

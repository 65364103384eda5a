import type { FastifyReply, FastifyRequest } from 'fastify'

/** The same request as the standard `Request`. A HEAD asks for what a GET would get. */
export function createWebRequest(
  request: FastifyRequest,
  reply: FastifyReply,
  publicUrl: string | null,
): Request {
  const origin = publicUrl ?? `${request.protocol}://${request.host}`
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    for (const each of [value ?? []].flat()) headers.append(name, each)
  }
  // The router compares a form's Origin with these, so they must name the site as visitors know it.
  headers.set('host', new URL(origin).host)
  headers.delete('x-forwarded-host')
  const method = request.method === 'HEAD' ? 'GET' : request.method
  const body = method === 'GET' || !Buffer.isBuffer(request.body) ? null : new Uint8Array(request.body)
  return new Request(origin + request.url, { method, headers, body, signal: abortOnHangUp(reply) })
}

/** Not `request.signal`, which also ends once a body has been read. */
function abortOnHangUp({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort()
  })
  return controller.signal
}

import type { FastifyInstance, FastifyReply } from 'fastify'

/** Tells caches that the answer also depends on this header of the request. */
export function addVary(reply: FastifyReply, name: string): void {
  const before = String(reply.getHeader('vary') ?? '')
  const names = before.split(',').map((each) => each.trim().toLowerCase())
  if (names.includes(name.toLowerCase()) || names.includes('*')) return
  reply.header('vary', before === '' ? name : `${before}, ${name}`)
}

/**
 * An answer that came without compression, or as a 304, varies with Accept-Encoding as the compressed one does.
 * In lower case, as the compression plugin looks for it.
 */
export function varyWithEncoding(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => addVary(reply, 'accept-encoding'))
}

import type { FastifyInstance, FastifyReply } from 'fastify'

/** Adds a request header to `Vary`. */
export function addVary(reply: FastifyReply, name: string): void {
  const before = String(reply.getHeader('vary') ?? '')
  const names = before.split(',').map((each) => each.trim().toLowerCase())
  if (names.includes(name.toLowerCase()) || names.includes('*')) return
  reply.header('vary', before === '' ? name : `${before}, ${name}`)
}

/**
 * Uncompressed responses and 304 also vary with Accept-Encoding. In lower case, as the compression plugin compares it.
 */
export function varyWithEncoding(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => addVary(reply, 'accept-encoding'))
}

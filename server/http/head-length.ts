import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/**
 * Fastify measures for a HEAD what the route has made, before compression and with 304 too. A length that a GET would
 * not have is left out (RFC 9110, section 8.6).
 */
export function leaveOutFalseLengths(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (route.method === 'HEAD') route.onSend = [route.onSend ?? [], leaveOutFalseLength].flat()
  })
}

async function leaveOutFalseLength({ headers }: FastifyRequest, reply: FastifyReply): Promise<void> {
  const maybeCompressed = /\b(?:br|gzip)\b|\*/.test(String(headers['accept-encoding'] ?? ''))
  if (maybeCompressed || reply.statusCode === 304) reply.removeHeader('content-length')
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/**
 * For HEAD of a file, Fastify sends the length of the body before compression, and a length with 304. A Content-Length that differs from
 * that of GET must be omitted (RFC 9110, section 8.6).
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

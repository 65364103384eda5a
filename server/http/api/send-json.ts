import type { FastifyReply } from 'fastify'

/** Sends bytes that are JSON already. */
export function sendJson(reply: FastifyReply, json: Buffer): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(json)
}

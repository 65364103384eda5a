import type { FastifyReply } from 'fastify'

/** Sends bytes that are JSON already. */
export function sendJson(reply: FastifyReply, json: Buffer): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(json)
}

const [open, comma, close] = ['[', ',', ']'].map((sign) => Buffer.from(sign)) as [Buffer, Buffer, Buffer]

/** A JSON list of values that are JSON already. */
export function joinJson(values: readonly Buffer[]): Buffer {
  return Buffer.concat([open, ...values.flatMap((value, at) => (at === 0 ? [value] : [comma, value])), close])
}

import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { mayRepeat } from '../parse-query-string.ts'
import { sendFaults } from './read-filters.ts'

/**
 * A `preValidation` hook: 400 for a parameter of the route that takes one value and was given several, because nothing says
 * which of them was meant. Parameters that the route does not have are ignored, and named by `nameIgnored`.
 */
export async function refuseRepeated(
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  const schema = request.routeOptions.schema?.querystring
  if (!(schema instanceof z.ZodObject)) return undefined
  const query = request.query as Readonly<Record<string, unknown>>
  const repeated = Object.keys(schema.shape).filter((name) => Array.isArray(query[name]) && !mayRepeat(name))
  if (repeated.length === 0) return undefined
  return sendFaults(
    request,
    reply,
    repeated.map((path) => ({ path, message: 'Give this parameter once.' })),
  )
}

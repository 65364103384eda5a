import type { FastifyReply, FastifyRequest } from 'fastify'
import { namesTag } from '../if-none-match.ts'

export type Revalidate = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined>

/**
 * Tags an answer with the stock's edition, and sends 304 to who has that answer already: then nothing is searched.
 * Taken before the answer is made, so a tag is never newer than what it stands for.
 */
export function createRevalidate(edition: () => string | number, release: string): Revalidate {
  return async (request, reply) => {
    const tag = `W/"${release}.${edition()}"`
    reply.header('etag', tag).header('cache-control', 'public, no-cache')
    const wanted = request.headers['if-none-match']
    // `*` matches only when the route answers 200, so `sendNotModified` handles it later.
    return wanted !== '*' && namesTag(wanted, tag) ? reply.code(304).send() : undefined
  }
}

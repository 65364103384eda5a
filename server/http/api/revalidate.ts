import type { FastifyReply, FastifyRequest } from 'fastify'
import { namesTag } from '../if-none-match.ts'

export type Revalidate = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined>

/**
 * Tags an answer with the stock's cache version, and sends 304 to clients that have it already: then nothing is searched.
 * The version is read before the answer is made, so a tag is never newer than its answer.
 */
export function createRevalidate(cacheVersion: () => string, release: string): Revalidate {
  return async (request, reply) => {
    const tag = `W/"${release}.${cacheVersion()}"`
    reply.header('etag', tag).header('cache-control', 'public, no-cache')
    const wanted = request.headers['if-none-match']
    // `*` matches only when the route answers 200, so `sendNotModified` handles it later.
    return wanted !== '*' && namesTag(wanted, tag) ? reply.code(304).send() : undefined
  }
}

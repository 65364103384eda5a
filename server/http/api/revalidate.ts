import type { FastifyReply, FastifyRequest } from 'fastify'
import { namesTag } from '../if-none-match.ts'
import { hasPersonalQuery } from '../personal-query.ts'

export type Revalidate = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined>

/** An answer that contains a whole postcode or a registration: no cache keeps it. */
export function forbidCaching(reply: FastifyReply): void {
  reply.header('cache-control', 'private, no-store').removeHeader('etag')
}

/**
 * Tags an answer with the stock's cache version, and sends 304 to clients that have it already: then nothing is searched.
 * The version is read before the answer is made, so a tag is never newer than its answer. An address with a whole postcode
 * or a registration gets an answer without a tag, for its client alone.
 */
export function createRevalidate(cacheVersion: () => string, release: string): Revalidate {
  return async (request, reply) => {
    if (hasPersonalQuery(request.url)) {
      forbidCaching(reply)
      return undefined
    }
    const tag = `W/"${release}.${cacheVersion()}"`
    reply.header('etag', tag).header('cache-control', 'public, no-cache')
    const wanted = request.headers['if-none-match']
    // `*` matches only when the route answers 200, so `sendNotModified` handles it later.
    return wanted !== '*' && namesTag(wanted, tag) ? reply.code(304).send() : undefined
  }
}

import type { FastifyReply, FastifyRequest } from 'fastify'
import { hasPersonalQuery } from '#domain/words/personal-text.ts'

/** An answer that contains a whole postcode or a registration: no cache keeps it. */
export function forbidCaching(reply: FastifyReply): void {
  reply.header('cache-control', 'private, no-store').removeHeader('etag')
}

/**
 * Tags an answer with the version of what it depends on, which is read before the answer is made, so a tag is never newer
 * than its answer. The tag is the same for every address, so it cannot stand for a 400 or 404: `cacheResponses` sends 304 in place of
 * a finished 200 only. An address with a whole postcode or a registration gets an answer without a tag, for its client alone.
 */
export function createRevalidate(version: (request: FastifyRequest) => string, release: string) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (hasPersonalQuery(request.url)) {
      forbidCaching(reply)
      return
    }
    const tag = `W/"${release}.${version(request)}"`
    reply.header('etag', tag).header('cache-control', 'public, no-cache')
  }
}

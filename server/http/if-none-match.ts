import type { FastifyInstance } from 'fastify'

/**
 * Whether an `If-None-Match` header matches this tag, so that 304 is the answer. Tags are compared weakly:
 * `W/"a"` and `"a"` are one. `*` names any answer. RFC 9110, section 13.1.2.
 */
export function namesTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch.trim() === '*') return true
  const opaque = tag.replace(/^W\//, '')
  return [...ifNoneMatch.matchAll(entityTags)].some(([each]) => each === opaque)
}

/** A quoted part of a list; it may hold commas. */
const entityTags = /"[\x21\x23-\x7e\x80-\xff]*"/g

/** Sends 304 in the place of an answer that the client already has. Routes of `scope` set the `ETag` of each answer. */
export function sendNotModified(scope: FastifyInstance): void {
  scope.addHook('onSend', async (request, reply, payload) => {
    const tag = reply.getHeader('etag')
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!isRead || reply.statusCode !== 200 || typeof tag !== 'string') return payload
    if (!namesTag(request.headers['if-none-match'], tag)) return payload
    reply.code(304).removeHeader('content-type')
    // Fastify measures what a HEAD would have sent, and cannot measure null.
    return request.method === 'HEAD' ? '' : null
  })
}

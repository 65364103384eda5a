import type { FastifyInstance } from 'fastify'

/**
 * Whether an `If-None-Match` header matches this tag, so that the answer is 304. Weak comparison: `W/"a"` equals `"a"`.
 * `*` matches any response. RFC 9110, section 13.1.2.
 */
export function namesTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch.trim() === '*') return true
  const opaque = tag.replace(/^W\//, '')
  return [...ifNoneMatch.matchAll(entityTags)].some(([each]) => each === opaque)
}

/** A quoted tag of a list. It may contain commas. */
const entityTags = /"[\x21\x23-\x7e\x80-\xff]*"/g

/** Replaces a response that the client has cached with 304. Routes of `scope` set the `ETag`. */
export function sendNotModified(scope: FastifyInstance): void {
  scope.addHook('onSend', async (request, reply, payload) => {
    const tag = reply.getHeader('etag')
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!isRead || reply.statusCode !== 200 || typeof tag !== 'string') return payload
    if (!namesTag(request.headers['if-none-match'], tag)) return payload
    reply.code(304).removeHeader('content-type')
    // For HEAD, Fastify reads the length of the payload, so it cannot be null.
    return request.method === 'HEAD' ? '' : null
  })
}

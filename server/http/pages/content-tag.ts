import { createHash } from 'node:crypto'

/** A weak ETag: the same words, however they are compressed on the way. */
export function contentTag(body: Buffer): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
}

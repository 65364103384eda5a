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

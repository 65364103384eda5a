/** One key for one body: a body that is sent again carries the key of its first attempt. */
export interface Attempt {
  body: string
  key: string
}

/**
 * The attempt to send `body`. An earlier attempt with the same body is repeated, whatever was sent in between, because
 * its answer may have been lost after the site kept it. Any other body gets a new key: the site refuses a known key
 * with another body.
 */
export function attemptFor(body: string, earlier: readonly Attempt[]): Attempt {
  return earlier.find((attempt) => attempt.body === body) ?? { body, key: createKey() }
}

/** A random UUID, also where the page is not served over TLS and `crypto.randomUUID` is withheld. */
export function createKey(source: Pick<Crypto, 'getRandomValues'> & Partial<Crypto> = crypto): string {
  if (source.randomUUID) return source.randomUUID()
  const bytes = source.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte, index) => {
    const marked = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte
    return marked.toString(16).padStart(2, '0')
  }).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** Whether `text` is a key as `createKey` makes them. */
export function isKey(text: unknown): text is string {
  return typeof text === 'string' && /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)
}

/** A body and its idempotency key. The same body is always sent with the same key. */
export interface Attempt {
  body: string
  key: string
}

/**
 * The attempt to send `body`: an earlier attempt with the same body, because its response may have been lost after the
 * application was stored, or a new one. A known key with another body would be refused.
 */
export function attemptFor(body: string, earlier: readonly Attempt[]): Attempt {
  return earlier.find((attempt) => attempt.body === body) ?? { body, key: createKey() }
}

/** A random UUID. `crypto.randomUUID` is missing on pages without TLS. */
export function createKey(source: Pick<Crypto, 'getRandomValues'> & Partial<Crypto> = crypto): string {
  if (source.randomUUID) return source.randomUUID()
  const bytes = source.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte, index) => {
    const marked = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte
    return marked.toString(16).padStart(2, '0')
  }).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** Whether `text` has the format of `createKey`. */
export function isKey(text: unknown): text is string {
  return typeof text === 'string' && /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)
}

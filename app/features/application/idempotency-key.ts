/**
 * The key to send `body` with: the same for the same body, because the answer to an earlier try may have been lost after
 * the application was stored, and another for a corrected one, because a known key with another body would be refused.
 */
export function keyFor(body: string, keys: Map<string, string>): string {
  const key = keys.get(body) ?? createKey()
  keys.set(body, key)
  return key
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

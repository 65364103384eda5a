/** One key for one application: the same body sent again carries the same key. */
export interface Attempt {
  body: string
  key: string
}

export function attemptFor(body: string, previous: Attempt | null): Attempt {
  return previous?.body === body ? previous : { body, key: createKey() }
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

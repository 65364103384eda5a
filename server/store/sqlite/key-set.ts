/** A bitset of small positive whole numbers: a Set of 440,021 takes four hundred times the memory. */
export interface KeySet {
  add(key: number): void
  has(key: number): boolean
}

export function createKeySet(): KeySet {
  let bits = new Uint8Array(1024)
  return {
    add(key) {
      const at = key >>> 3
      if (at >= bits.length) {
        const wider = new Uint8Array(Math.max(at + 1, bits.length * 2))
        wider.set(bits)
        bits = wider
      }
      bits[at] = (bits[at] as number) | (1 << (key & 7))
    },
    has(key) {
      return ((bits[key >>> 3] ?? 0) & (1 << (key & 7))) !== 0
    },
  }
}

/** Runs one write of this process after another, whether or not those before have failed. */
export function createTurns() {
  let last: Promise<unknown> = Promise.resolve()
  return {
    run<T>(write: () => Promise<T>): Promise<T> {
      const running = last.then(write)
      last = running.catch(() => undefined)
      return running
    },
    /** Resolves when no write is left. */
    idle: async (): Promise<void> => {
      await last
    },
  }
}

/** A bitset of small positive whole numbers: a Set of 440,021 takes four hundred times the memory. */
interface KeySet {
  add(key: number): void
  has(key: number): boolean
  /** Bit `key % 8` of byte `key / 8`, long enough for all keys up to `last`. */
  bytes(last: number): Uint8Array
}

export function createKeySet(): KeySet {
  let bits = new Uint8Array(1024)
  function reserve(key: number): void {
    const at = key >>> 3
    if (at < bits.length) return
    const wider = new Uint8Array(Math.max(at + 1, bits.length * 2))
    wider.set(bits)
    bits = wider
  }
  return {
    add(key) {
      reserve(key)
      const at = key >>> 3
      bits[at] = (bits[at] as number) | (1 << (key & 7))
    },
    has(key) {
      return ((bits[key >>> 3] ?? 0) & (1 << (key & 7))) !== 0
    },
    bytes(last) {
      reserve(last)
      return bits.subarray(0, (last >>> 3) + 1)
    },
  }
}

/** Write tokens are kept for this many latest writes, in every store. */
export const keptTokens = 10_000

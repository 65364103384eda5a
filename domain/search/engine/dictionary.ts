import { commonestSpelling } from '../commonest-spelling.ts'

/**
 * The words of one field, each known by a small number, its code. Code 0 is kept for "unknown".
 *
 * A word lives as long as a listing has it. Its code is then retired: columns may still hold it in rows that
 * are no longer live, so it is given to another word only after a merge has left those rows behind.
 */
export interface Dictionary {
  /** Codes are below this. */
  capacity(): number
  /** 0 when no listing has the word. */
  find(key: string): number
  /** How each word is shown, by code: as most listings spell it. */
  labels: readonly string[]
  /** By code, the spelling that a listing has unless `respell` added another for it. */
  references: readonly string[]
  /** One more listing has the word; answers its code. The first one's spelling is the reference. */
  acquire(key: string, label: string): number
  /** One listing more, or less, has this spelling of the word, which is not the reference. */
  respell(code: number, label: string, by: 1 | -1): void
  /** One listing less has it. */
  release(code: number): void
  /** Codes in the order in which the words are offered; retired ones may still be among them. */
  order(): Uint32Array
  /** By code its position in `order`; of free codes any number. */
  ranks(): Uint32Array
  /** A copy of every word, for a snapshot. */
  save(): DictionaryWords
  /** Codes retired so far: pass them to `reuse` once no column holds them. */
  retired(): readonly number[]
  reuse(codes: readonly number[]): void
}

/** Keys and reference spellings by code, and the codes in order. */
export interface DictionaryWords {
  keys: string[]
  labels: string[]
  order: Uint32Array
}

/** Also by code how many listings have the word; the code of a word without listings is free. */
export interface SavedDictionary extends DictionaryWords {
  listings: number[]
}

/** New words are put in order a few at a time, so that no single call takes long. */
const mostUnsorted = 256

export function createDictionary(
  compare: (a: string, b: string) => number,
  saved: SavedDictionary = { keys: [''], labels: [''], listings: [0], order: new Uint32Array(0) },
): Dictionary {
  const { keys, labels: references, listings } = saved
  const labels = references.slice()
  /** By code, how many listings have each spelling that is not the reference. Few words have any. */
  const variants = new Map<number, Map<string, number>>()
  const codes = new Map<string, number>()
  const free: number[] = []
  for (let code = 1; code < keys.length; code++) {
    if ((listings[code] as number) > 0) codes.set(keys[code] as string, code)
    else free.push(code)
  }
  let retired: number[] = []
  let sorted = saved.order.filter((code) => (listings[code] as number) > 0)
  let unsorted: number[] = []
  let ranked = sorted
  let ranks = ranksOf(sorted)

  const compareCodes = (a: number, b: number) => compare(keys[a] as string, keys[b] as string)

  function showCommonest(code: number): void {
    const others = variants.get(code)
    if (others === undefined) return
    let ofReference = listings[code] as number
    for (const count of others.values()) ofReference -= count
    labels[code] = commonestSpelling(others, references[code], ofReference)
    if (others.size === 0) variants.delete(code)
  }

  function order() {
    if (unsorted.length > 0) {
      sorted = insertAll(sorted, unsorted.sort(compareCodes), compareCodes)
      unsorted = []
    }
    return sorted
  }

  return {
    capacity: () => keys.length,
    find: (key) => codes.get(key) ?? 0,
    labels,
    references,
    acquire(key, label) {
      const known = codes.get(key)
      const code = known ?? free.pop() ?? keys.length
      if (known === undefined) {
        codes.set(key, code)
        keys[code] = key
        labels[code] = label
        references[code] = label
        variants.delete(code)
        listings[code] = 0
        unsorted.push(code)
        if (unsorted.length >= mostUnsorted) order()
      }
      listings[code] = (listings[code] as number) + 1
      showCommonest(code)
      return code
    },
    respell(code, label, by) {
      const others = variants.get(code) ?? new Map<string, number>()
      variants.set(code, others)
      const count = (others.get(label) ?? 0) + by
      if (count > 0) others.set(label, count)
      else others.delete(label)
      showCommonest(code)
    },
    release(code) {
      const left = (listings[code] as number) - 1
      listings[code] = left
      showCommonest(code)
      if (left > 0) return
      codes.delete(keys[code] as string)
      retired.push(code)
    },
    order,
    ranks() {
      const current = order()
      if (ranked !== current) {
        ranked = current
        ranks = ranksOf(current)
      }
      return ranks
    },
    save: () => ({ keys: keys.slice(), labels: references.slice(), order: order().slice() }),
    retired: () => retired,
    reuse(gone) {
      if (gone.length === 0) return
      const set = new Set(gone)
      free.push(...gone)
      retired = retired.filter((code) => !set.has(code))
      sorted = sorted.filter((code) => !set.has(code))
      unsorted = unsorted.filter((code) => !set.has(code))
    },
  }
}

export function ranksOf(order: Uint32Array): Uint32Array {
  const ranks = new Uint32Array(order.reduce((highest, code) => Math.max(highest, code), 0) + 1)
  for (let rank = 0; rank < order.length; rank++) ranks[order[rank] as number] = rank
  return ranks
}

/** `sorted` with all of `added`, itself sorted, each put after a binary search for its place. */
function insertAll(sorted: Uint32Array, added: number[], compare: (a: number, b: number) => number) {
  const result = new Uint32Array(sorted.length + added.length)
  let taken = 0
  added.forEach((code, position) => {
    let [low, high] = [taken, sorted.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      if (compare(sorted[middle] as number, code) <= 0) low = middle + 1
      else high = middle
    }
    result.set(sorted.subarray(taken, low), taken + position)
    result[low + position] = code
    taken = low
  })
  result.set(sorted.subarray(taken), taken + added.length)
  return result
}

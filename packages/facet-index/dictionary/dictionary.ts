import { commonestSpelling } from './words.ts'

/**
 * Maps the words of one field to small numbers, their codes. Code 0 means absent.
 *
 * A word is kept while a record has it. Its code is then retired: columns may still hold it for documents marked
 * deleted, so it is reused only after a compaction has dropped those documents.
 */
export interface Dictionary {
  /** Codes are below this. */
  capacity(): number
  /** 0 when no record has the word. */
  find(key: string): number
  /** By code. */
  keys: readonly string[]
  /** By code, the most common current spelling. */
  labels: readonly string[]
  /** By code, the spelling of records for which `respell` added no other. */
  references: readonly string[]
  /** By code, the number of records that have the word. */
  records: readonly number[]
  /** Adds a record with this word and returns the word's code. The first record's spelling becomes the reference. */
  acquire(key: string, label: string): number
  /** Adds or removes a record whose spelling is not the reference. */
  respell(code: number, label: string, by: 1 | -1): void
  /** Removes a record with this word. */
  release(code: number): void
  /** Codes in the order in which facets list them; retired ones may still be among them. */
  order(): Uint32Array
  /** By code its position in `order`; of other codes any number. */
  ranks(): Uint32Array
  /** A copy, with the reference spellings. */
  save(): DictionaryWords
  /** Codes retired so far: pass them to `reuse` once no column holds them. */
  retired(): readonly number[]
  reuse(codes: readonly number[]): void
}

/** The words of a dictionary by code, and the codes in the order in which facets list them. */
export interface DictionaryWords {
  keys: readonly string[]
  labels: readonly string[]
  order: Uint32Array
}

const noWords: DictionaryWords = { keys: [''], labels: [''], order: new Uint32Array(0) }

/** New words are inserted in order in batches of this size, which bounds the time of a single call. */
const mostUnsorted = 256

/** @param records By code the number of records that have the word. */
export function createDictionary(
  compare: (a: string, b: string) => number,
  words = noWords,
  records: ArrayLike<number> = [0],
): Dictionary {
  const keys = words.keys.slice()
  const references = words.labels.slice()
  const labels = references.slice()
  const counts = Array.from(records)
  /** By code, the number of records with each spelling that is not the reference. Few words have any. */
  const variants = new Map<number, Map<string, number>>()
  const codes = new Map<string, number>()
  const free: number[] = []
  for (let code = 1; code < keys.length; code++) {
    if ((counts[code] as number) > 0) codes.set(keys[code] as string, code)
    else free.push(code)
  }
  let retired: number[] = []
  let sorted = words.order.filter((code) => (counts[code] as number) > 0)
  let unsorted: number[] = []
  let ranked = sorted
  let ranks = ranksOf(sorted)

  const compareCodes = (a: number, b: number) => compare(keys[a] as string, keys[b] as string)

  function updateLabel(code: number): void {
    const others = variants.get(code)
    if (others === undefined) return
    let ofReference = counts[code] as number
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
    keys,
    labels,
    references,
    records: counts,
    acquire(key, label) {
      const known = codes.get(key)
      const code = known ?? free.pop() ?? keys.length
      if (known === undefined) {
        codes.set(key, code)
        keys[code] = key
        labels[code] = label
        references[code] = label
        variants.delete(code)
        counts[code] = 0
        unsorted.push(code)
        if (unsorted.length >= mostUnsorted) order()
      }
      counts[code] = (counts[code] as number) + 1
      updateLabel(code)
      return code
    },
    respell(code, label, by) {
      const others = variants.get(code) ?? new Map<string, number>()
      variants.set(code, others)
      const count = (others.get(label) ?? 0) + by
      if (count > 0) others.set(label, count)
      else others.delete(label)
      updateLabel(code)
    },
    release(code) {
      const left = (counts[code] as number) - 1
      counts[code] = left
      updateLabel(code)
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
    reuse(released) {
      if (released.length === 0) return
      const set = new Set(released)
      free.push(...released)
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

/** Inserts `added`, itself sorted, into `sorted` by binary search. */
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

import type { SavedDictionary } from './engine/dictionary.ts'
import { type Steps, sortInSteps } from './engine/steps.ts'
import { wordKey, wordLabel } from './word-key.ts'

/** The words of one field while listings are gathered: what becomes a dictionary. */
export interface WordList {
  /** The code of a word in any spelling; 0 for a blank text. The first spelling is the dictionary's reference. */
  codeOf(text: string): number
  /** By code, the first spelling. */
  labels: readonly string[]
  /** By code, how many listings have the word. */
  listings: number[]
  dictionary(): Steps<SavedDictionary>
}

/** `compare` puts the words' keys in the order in which they are shown. */
export function createWordList(compare: (a: string, b: string) => number): WordList {
  const spellings = new Map<string, number>()
  const codes = new Map([['', 0]])
  const labels = ['']
  const listings = [0]

  function add(key: string, text: string): number {
    codes.set(key, labels.length)
    listings.push(0)
    return labels.push(wordLabel(text)) - 1
  }
  return {
    codeOf(text) {
      const found = spellings.get(text)
      if (found !== undefined) return found
      const key = wordKey(text)
      const code = codes.get(key) ?? add(key, text)
      spellings.set(text, code)
      return code
    },
    labels,
    listings,
    *dictionary() {
      const keys = [...codes.keys()]
      const order = Uint32Array.from({ length: labels.length - 1 }, (_, i) => i + 1)
      const sorted = yield* sortInSteps(order, (a, b) => compare(keys[a] as string, keys[b] as string))
      listings[0] = 0
      return { keys, labels, listings, order: sorted }
    },
  }
}

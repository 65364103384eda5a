import type { SavedDictionary } from './engine/dictionary.ts'
import { type Steps, sortInSteps } from './engine/steps.ts'
import { wordKey, wordLabel } from './word-key.ts'

/** The words of one field while listings are gathered: what becomes a dictionary. */
export interface WordList {
  /** Of a word in whatever spelling; 0 where it says nothing. The first spelling decides how the word is shown. */
  codeOf(text: string): number
  /** By code, how many listings have the word. */
  listings: number[]
  dictionary(): Steps<SavedDictionary>
}

/** `compare` puts the words in order as they are shown. */
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
    listings,
    *dictionary() {
      const order = Uint32Array.from({ length: labels.length - 1 }, (_, i) => i + 1)
      const sorted = yield* sortInSteps(order, (a, b) => compare(labels[a] as string, labels[b] as string))
      listings[0] = 0
      return { keys: [...codes.keys()], labels, listings, order: sorted }
    },
  }
}

import type { DictionaryWords } from '../dictionary/dictionary.ts'
import { wordKey, wordLabel } from '../dictionary/words.ts'
import { mergeSort } from '../tasks/merge-sort.ts'
import type { Task } from '../tasks/task.ts'

/** The words of one field while columns are built; becomes the words of a dictionary. */
export interface WordList {
  /** The code of a word in any spelling; 0 for a blank text. */
  codeOf(text: string): number
  /** By code, the first spelling: the reference of the dictionary. */
  labels: readonly string[]
  words(): Task<DictionaryWords>
}

/** `compare` orders keys as facets list them. */
export function createWordList(compare: (a: string, b: string) => number): WordList {
  const spellings = new Map<string, number>()
  const codes = new Map([['', 0]])
  const labels = ['']

  return {
    codeOf(text) {
      const found = spellings.get(text)
      if (found !== undefined) return found
      const key = wordKey(text)
      const code = codes.get(key) ?? labels.push(wordLabel(text)) - 1
      codes.set(key, code)
      spellings.set(text, code)
      return code
    },
    labels,
    *words() {
      const keys = [...codes.keys()]
      const all = Uint32Array.from({ length: labels.length - 1 }, (_, i) => i + 1)
      const order = yield* mergeSort(all, (a, b) => compare(keys[a] as string, keys[b] as string))
      return { keys, labels, order }
    },
  }
}

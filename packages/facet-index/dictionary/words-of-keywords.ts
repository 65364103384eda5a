import type { Dictionary } from './dictionary.ts'
import { wordKey } from './words.ts'

/**
 * A word as keywords are searched for it: without case, accents and signs, so "(s/s)" is "ss" and "Ti-VCT" is "tivct". A
 * dot between figures counts: "1.6" is not "16". '' when nothing is left.
 */
export function plainWord(text: string): string {
  return withoutSigns(wordKey(text)).replaceAll(' ', '')
}

function withoutSigns(key: string): string {
  return key.replaceAll(/(?<!\d)\.|\.(?!\d)|[^\p{L}\p{N}. ]|[\u{10000}-\u{10ffff}]/gu, '')
}

/** The codes of the keywords that have all these words, each between spaces. The words are plain ones. */
export function codesWithWords(dictionary: Dictionary, words: readonly string[]): ReadonlySet<number> {
  const [first = none, ...others] = words
    .map((word) => codesWithWord(dictionary, word))
    .sort((a, b) => a.size - b.size)
  return others.length === 0
    ? first
    : new Set([...first].filter((code) => others.every((own) => own.has(code))))
}

const none: ReadonlySet<number> = new Set()

/**
 * The most words that are remembered between two changes of a dictionary: those that were looked up last. A search without
 * results looks its words up a hundred times.
 */
const mostRemembered = 200

/** By the order of a dictionary, which is another array after each change of its keywords. */
const remembered = new WeakMap<Uint32Array, Map<string, ReadonlySet<number>>>()

function codesWithWord(dictionary: Dictionary, word: string): ReadonlySet<number> {
  const order = dictionary.order()
  const known = remembered.get(order) ?? new Map<string, ReadonlySet<number>>()
  remembered.set(order, known)
  const codes = known.get(word) ?? findCodes(dictionary, order, word)
  // A map keeps its order: the first is the one that was not looked up for longest.
  known.delete(word)
  known.set(word, codes)
  if (known.size > mostRemembered) known.delete(known.keys().next().value ?? word)
  return codes
}

/** Reads every keyword: 440,021 records have some ten thousand different ones. */
function findCodes(dictionary: Dictionary, order: Uint32Array, word: string): ReadonlySet<number> {
  const texts = textsOf(dictionary)
  const wanted = ` ${word} `
  const codes = new Set<number>()
  for (const code of order) {
    const key = dictionary.keys[code] as string
    let text = texts[code]
    if (text?.key !== key) {
      text = { key, plain: ` ${withoutSigns(key)} ` }
      texts[code] = text
    }
    if (text.plain.includes(wanted)) codes.add(code)
  }
  return codes
}

interface PlainText {
  key: string
  /** Its words without signs, with a space before and after each. */
  plain: string
}

/** By code, filled by the first look-up, so that later ones only compare. */
const plainTexts = new WeakMap<Dictionary, PlainText[]>()

function textsOf(dictionary: Dictionary): PlainText[] {
  const texts = plainTexts.get(dictionary) ?? []
  plainTexts.set(dictionary, texts)
  return texts
}

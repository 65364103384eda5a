import type { Dictionary } from './dictionary.ts'
import { wordKey } from './words.ts'

/**
 * A word as keywords are searched for it: without case, accents and signs, so "(s/s)" is "ss" and "Ti-VCT" is "tivct". A
 * dot between figures counts: "1.6" is not "16". '' when nothing is left.
 */
export function plainWord(text: string): string {
  return wordKey(text).replaceAll(/(?<!\d)\.|\.(?!\d)|[^\p{L}\p{N}.]|[\u{10000}-\u{10ffff}]/gu, '')
}

/** The codes of the keywords that have all these words, each between spaces. The words are plain ones. */
export function codesWithWords(dictionary: Dictionary, words: readonly string[]): ReadonlySet<number> {
  const [first = none, ...others] = words
    .map((word) => codesWithWord(dictionary, word))
    .sort((a, b) => a.size - b.size)
  return others.reduce((all, own) => all.intersection(own), first)
}

const none: ReadonlySet<number> = new Set()

/** The most words that are remembered between two changes of a dictionary. */
const mostRemembered = 200

/** By the order of a dictionary, which is another array after each change of its keywords. */
const remembered = new WeakMap<Uint32Array, Map<string, ReadonlySet<number>>>()

/** Reads every keyword once: 440,021 records have some ten thousand different ones. */
function codesWithWord(dictionary: Dictionary, word: string): ReadonlySet<number> {
  const order = dictionary.order()
  const known = remembered.get(order) ?? new Map<string, ReadonlySet<number>>()
  remembered.set(order, known)
  const found = known.get(word)
  if (found !== undefined) return found
  const codes = new Set<number>()
  for (const code of order) if (hasWord(dictionary.keys[code] as string, word)) codes.add(code)
  if (known.size < mostRemembered) known.set(word, codes)
  return codes
}

/** Whether one of the words of a key is `word`; without taking the key apart, which would take ten times as long. */
function hasWord(key: string, word: string): boolean {
  const [space, dot] = [32, 46]
  let at = 0
  while (at < key.length) {
    let read = 0
    let isSame = true
    for (; at < key.length && key.charCodeAt(at) !== space; at++) {
      const unit = key.charCodeAt(at)
      const isPart =
        unit === dot
          ? isFigure(key.charCodeAt(at - 1)) && isFigure(key.charCodeAt(at + 1))
          : isPartOfWord(unit)
      if (!isPart) continue
      isSame &&= unit === word.charCodeAt(read)
      read += 1
    }
    if (isSame && read === word.length) return true
    at += 1
  }
  return false
}

function isFigure(unit: number): boolean {
  return unit >= 48 && unit <= 57
}

function isPartOfWord(unit: number): boolean {
  if (unit < 128) return isFigure(unit) || (unit >= 97 && unit <= 122)
  return /[\p{L}\p{N}]/u.test(String.fromCharCode(unit))
}

import { plainWord } from 'facet-index'
import type { Interpret } from './interpret.ts'
import { type Interpretation, searchParamsOf } from './interpretation.ts'
import { typeWords } from './lexicon/plain-words.data.ts'
import { tidyPhrase } from './split/tokens.ts'
import type { StockVocabulary } from './vocabulary.ts'

/** A phrase whose words also name versions of vehicles: "black" is a colour, and a part of "Black Edition". */
export interface OtherReading {
  /** As typed. */
  words: string
  /** The phrase with these words in quotes, which `interpret` reads as parts of a derivative. */
  phrase: string
}

/** The other reading of a phrase, given what it was interpreted as; null for most. */
export type FindOther = (typed: string, found: Interpretation) => OtherReading | null

/** More words than this say clearly enough what is meant. */
const mostWords = 5

/**
 * A word with two meanings is read as buyers mostly mean it, and the other one is offered: beside nothing but the name of a
 * make or model, where derivatives of the stock have the word in vehicles that the search does not find.
 */
export function createFindOther(vocabulary: StockVocabulary, interpret: Interpret): FindOther {
  return (typed, found) => {
    const { type, filters, notUnderstood } = found
    const words = tidyPhrase(typed).split(' ')
    const known = vocabulary.types[type].derivativeWords
    const isClear = words.length > mostWords || notUnderstood.length > 0 || /["“”«»]/.test(typed)
    if (isClear || 'trim' in filters || 'derivative' in filters || 'derivativeWord' in filters) return null
    for (const [from, to] of runsOf(words.length)) {
      const run = words.slice(from, to)
      if (!run.every((word) => known?.has(plainWord(word))) || run.every(isTypeWord)) continue
      const quoted = run.join(' ')
      const phrase = [...words.slice(0, from), `"${quoted}"`, ...words.slice(to)].join(' ')
      const other = interpret(phrase, type)
      if (isOfNames(other) && findsMore(other, found)) return { words: quoted, phrase }
    }
    return null
  }

  /** Whether it finds vehicles that the first reading does not. */
  function findsMore(other: Interpretation, found: Interpretation): boolean {
    const [own, first] = [searchParamsOf(other), searchParamsOf(found)]
    const count = vocabulary.countFound(other.type, own)
    if (count === 0 || first.size === 0) return count > 0
    for (const word of own.getAll('derivativeWord')) first.append('derivativeWord', word)
    return other.type !== found.type || vocabulary.countFound(other.type, first) < count
  }
}

/** Where each run of words starts and ends, the longest first. */
function runsOf(length: number): [from: number, to: number][] {
  const runs: [number, number][] = []
  for (let size = length; size > 0; size--)
    for (let from = 0; from + size <= length; from++) runs.push([from, from + size])
  return runs
}

/** It asks for words of a derivative, and for nothing else but makes and models. */
function isOfNames({ filters, notUnderstood }: Interpretation): boolean {
  const { make: _, model: __, derivativeWord, ...others } = filters
  return derivativeWord !== undefined && notUnderstood.length === 0 && Object.keys(others).length === 0
}

const wordsOfTypes = new Set(Object.values(typeWords).flat())

function isTypeWord(word: string): boolean {
  return wordsOfTypes.has(plainWord(word))
}

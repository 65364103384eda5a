import type { Atom } from './atoms.ts'
import { distinctTrims, ignoredWords, neverCorrected } from './plain-words.data.ts'
import { addWords, keepOthers, mark, type Reading } from './reading.ts'

/** A name that may be a trim, read when the makes and models of the phrase are known. */
export interface PossibleTrim {
  from: number
  to: number
  key: string
  values: readonly string[]
  /** Where "not" stands before it. */
  negatedFrom: number | null
}

/**
 * Reads trims: "Golf GTI", "M Sport". A trim must be one of the models that the phrase names, if it names any. An
 * ordinary word ("Life", "Sport") must also stand beside the name of a make or model; "Titanium" is a trim alone.
 */
export function readTrims(reading: Reading, possible: readonly PossibleTrim[]): void {
  if (possible.length === 0) return
  const offered = offeredTrims(reading)
  for (const trim of possible) {
    const values = trim.values.filter((value) => offered.has(value))
    const isKnown = values.length > 0 && isMeant(reading.atoms, trim, offered.isOfModels)
    if (trim.negatedFrom === null) {
      if (isKnown)
        mark(reading.atoms, trim.from, trim.to, addWords(reading, 'trim', values) ? 'read' : 'unknown')
    } else {
      const isRead = isKnown && keepOthers(reading, 'trim', offered.values, (value) => values.includes(value))
      mark(reading.atoms, trim.negatedFrom, trim.to, isRead ? 'read' : 'unknown')
    }
  }
}

interface OfferedTrims {
  values: readonly string[]
  has(value: string): boolean
  isOfModels: boolean
}

function offeredTrims({ type, words, lexicon, vocabulary }: Reading): OfferedTrims {
  const makes = [...(words.get('make') ?? [])]
  const models = [...(words.get('model') ?? [])]
  const isOfModels = makes.length > 0
  const values = isOfModels
    ? vocabulary.valuesOf(type, 'trim', { makes, models })
    : (lexicon.vocabulary.words.trim ?? [])
  const all = new Set(values)
  return { values, has: (value) => all.has(value), isOfModels }
}

function isMeant(atoms: readonly Atom[], { from, to, key }: PossibleTrim, isOfModels: boolean): boolean {
  const isOrdinary =
    key.length < 2 || ignoredWords.has(key) || neverCorrected.has(key) || (to - from === 1 && key.length > 3)
  if (!isOrdinary || distinctTrims.has(key)) return true
  if (!isOfModels) return false
  return !neverCorrected.has(key) && key.length > 3 ? true : isBesideName(atoms, from, to)
}

/** Only signs between the trim and a word that was read as a name. */
function isBesideName(atoms: readonly Atom[], from: number, to: number): boolean {
  const before = atoms.slice(0, from).findLast(({ kind }) => kind !== 'sign')
  const after = atoms.slice(to).find(({ kind }) => kind !== 'sign')
  return before?.state === 'read' || after?.state === 'read'
}

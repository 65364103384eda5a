import { distinctTrims, ignoredWords, neverCorrected, typeWords } from '../lexicon/plain-words.data.ts'
import { modelNamesOf, type Reading, trimsOffered } from '../reading.ts'
import { keyOf, type Token } from '../split/tokens.ts'
import { type Finding, unsearchable, wordsOf } from './finding.ts'

/** A name that may be a trim, read when the makes and models of the phrase are known. */
export interface PossibleTrim {
  from: number
  to: number
  key: string
  values: readonly string[]
  /** Where a denial stands before it. */
  negatedFrom: number | null
}

/**
 * "Golf GTI", "M Sport". A trim must be one of the models that the phrase names, if it names any. An ordinary word
 * ("Life", "Sport") must also stand beside the name of a make or model, or be the whole phrase; "Titanium" is a trim beside
 * anything. Other names stay open.
 */
export function* recogniseTrims(reading: Reading, possible: readonly PossibleTrim[]): Generator<Finding> {
  if (possible.length === 0) return
  const offered = trimsOffered(reading)
  const isOfModels = modelNamesOf(reading).makes.length > 0
  for (const trim of possible) {
    const values = trim.values.filter((value) => offered.includes(value))
    const isTrim =
      values.length > 0 && (isWholePhrase(reading.tokens, trim) || isMeant(reading.tokens, trim, isOfModels))
    const { from, to, negatedFrom } = trim
    if (negatedFrom === null) {
      if (isTrim) yield { from, to, meaning: wordsOf('trim', values) }
    } else if (isTrim)
      yield { from: negatedFrom, to, meaning: { kind: 'without', entries: [{ kind: 'trim', values }] } }
    else yield { from: negatedFrom, to, meaning: unsearchable }
  }
}

/** Nothing else but a word for the type: "Sport", "an Icon", "Life vans". */
function isWholePhrase(tokens: readonly Token[], { from, to, key, values }: PossibleTrim): boolean {
  const others = [...tokens.slice(0, from), ...tokens.slice(to)]
  return (
    key.length > 1 &&
    // "A family car" is no trim of the ID. Buzz.
    key !== 'family' &&
    // "Sports car" is no Sport, and "type" no Type R.
    values.some(
      (value) => keyOf(value) === key || (keyOf(value).startsWith(key) && !ignoredWords.has(key)),
    ) &&
    others.every(({ kind, text }) => kind === 'sign' || ignoredWords.has(text) || wordsOfTypes.has(text))
  )
}

const wordsOfTypes = new Set(Object.values(typeWords).flat())

function isMeant(tokens: readonly Token[], { from, to, key }: PossibleTrim, isOfModels: boolean): boolean {
  const isOrdinary =
    key.length < 2 || ignoredWords.has(key) || neverCorrected.has(key) || (to - from === 1 && key.length > 3)
  if (!isOrdinary || distinctTrims.has(key)) return true
  if (!isOfModels) return false
  return (key.length > 3 && !neverCorrected.has(key)) || isBesideName(tokens, from, to)
}

/** Only signs between the trim and a word that was read as a name. */
function isBesideName(tokens: readonly Token[], from: number, to: number): boolean {
  const before = tokens.slice(0, from).findLast(({ kind }) => kind !== 'sign')
  const after = tokens.slice(to).find(({ kind }) => kind !== 'sign')
  return before?.state === 'read' || after?.state === 'read'
}

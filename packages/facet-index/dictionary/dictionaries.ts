import { bandOf, type CompiledField, type CompiledSchema, hasDictionary } from '../schema/compile-schema.ts'
import { parsePoint, pointKey } from '../schema/point.ts'
import type { FacetRecord } from '../schema/query.ts'
import type { Point } from '../schema/schema.ts'
import { createDictionary, type Dictionary, type DictionaryWords, ranksOf } from './dictionary.ts'
import { compareCodeUnits, compareWords, wordKey, wordLabel } from './words.ts'

/** A keyword that a record spells differently from its dictionary's reference. */
export type Spelling = readonly [ordinal: number, label: string]

/** The codes of all fields of one index. */
export interface Dictionaries {
  /** By field ordinal; null where the schema lists the values or there are no codes. */
  byField: readonly (Dictionary | null)[]
  /** Codes of the field are below this. */
  capacity(ordinal: number): number
  /** Codes in the order in which facets list them. */
  order(ordinal: number): Uint32Array
  /** By code its position in `order`; of other codes any number. */
  ranks(ordinal: number): Uint32Array
  /** By code, the value as shown. */
  labels(ordinal: number): readonly string[]
  point(ordinal: number, code: number): Point
  /**
   * Adds a record that `checkRecord` has accepted: writes its codes to `codes[start + ordinal]`. Returns the spellings that are not the references,
   * which `respell` takes back when the record is removed; null for none.
   */
  acquire(record: FacetRecord, codes: Uint32Array, start: number): Spelling[] | null
  /** Adds or removes a record with these spellings, of keywords that the dictionaries hold. */
  respell(spellings: readonly Spelling[], by: 1 | -1): void
  /** Removes the record with these codes. */
  release(codes: Uint32Array, start: number): void
}

/** The words of a field with the number of records that have each. */
export interface CountedWords {
  words: DictionaryWords
  records: ArrayLike<number>
}

/** @param saved By field ordinal; empty for new dictionaries. */
export function createDictionaries(
  schema: CompiledSchema,
  saved: readonly (CountedWords | null)[] = [],
): Dictionaries {
  const { fields } = schema
  const byField = fields.map((field, ordinal) =>
    hasDictionary(field) ? openDictionary(field, saved[ordinal] ?? null) : null,
  )
  // The values that the schema lists: bands and flags.
  const listedLabels = fields.map(({ bands, flags }) => ['', ...bands.map(({ value }) => value), ...flags])
  const listedOrders = listedLabels.map((labels) => Uint32Array.from(labels.keys()).subarray(1))
  const listedRanks = listedOrders.map(ranksOf)
  const points = fields.map(({ kind }, ordinal) =>
    kind === 'point' ? (byField[ordinal]?.keys ?? []).map(parsePoint) : [],
  )
  const tidyWords = fields.map(createTidyWords)

  function acquireKeyword(ordinal: number, text: string, spellings: Spelling[]): number {
    const { key, label } = (tidyWords[ordinal] as TidyWords)(text)
    if (key === '') return 0
    const dictionary = byField[ordinal] as Dictionary
    const code = dictionary.acquire(key, label)
    if (dictionary.references[code] !== label) {
      dictionary.respell(code, label, 1)
      spellings.push([ordinal, label])
    }
    return code
  }

  function acquirePoint(ordinal: number, point: Point): number {
    const key = pointKey(point)
    const code = (byField[ordinal] as Dictionary).acquire(key, key)
    ;(points[ordinal] as Point[])[code] = point
    return code
  }

  function acquireNumber(field: CompiledField, ordinal: number, value: number): number {
    const dictionary = byField[ordinal] ?? null
    if (dictionary === null) return bandOf(field.bandLows, value)
    return dictionary.acquire(String(value), field.format(value))
  }

  return {
    byField,
    capacity: (ordinal) => byField[ordinal]?.capacity() ?? (listedLabels[ordinal] as string[]).length,
    order: (ordinal) => byField[ordinal]?.order() ?? (listedOrders[ordinal] as Uint32Array),
    ranks: (ordinal) => byField[ordinal]?.ranks() ?? (listedRanks[ordinal] as Uint32Array),
    labels: (ordinal) => byField[ordinal]?.labels ?? (listedLabels[ordinal] as string[]),
    point: (ordinal, code) => points[ordinal]?.[code] as Point,
    acquire({ values }, codes, start) {
      const spellings: Spelling[] = []
      for (let ordinal = 0; ordinal < fields.length; ordinal++) {
        const field = fields[ordinal] as CompiledField
        const value = values[field.name]
        let code = 0
        if (value !== undefined) {
          if (field.kind === 'keyword') code = acquireKeyword(ordinal, value as string, spellings)
          else if (field.kind === 'point') code = acquirePoint(ordinal, value as Point)
          else if (field.kind === 'number' && field.hasFacet)
            code = acquireNumber(field, ordinal, value as number)
        }
        codes[start + ordinal] = code
      }
      return spellings.length > 0 ? spellings : null
    },
    respell(spellings, by) {
      for (const [ordinal, label] of spellings) {
        const dictionary = byField[ordinal] as Dictionary
        dictionary.respell(dictionary.find(wordKey(label)), label, by)
      }
    },
    release(codes, start) {
      for (const [ordinal, dictionary] of byField.entries()) {
        const code = codes[start + ordinal] as number
        if (code > 0) dictionary?.release(code)
      }
    },
  }
}

/** The order of a field's words in facets: numbers by value, points by key, keywords in reading order. */
export function compareKeys({ kind }: CompiledField): (a: string, b: string) => number {
  if (kind === 'keyword') return compareWords
  return kind === 'point' ? compareCodeUnits : (a, b) => Number(a) - Number(b)
}

function openDictionary(field: CompiledField, saved: CountedWords | null): Dictionary {
  return createDictionary(compareKeys(field), saved?.words, saved?.records)
}

type TidyWords = (text: string) => { key: string; label: string }

/** The key and the label of a text, remembered for texts seen before. */
function createTidyWords(): TidyWords {
  const known = new Map<string, { key: string; label: string }>()
  return (text) => {
    const found = known.get(text)
    if (found !== undefined) return found
    if (known.size >= 50_000) known.clear()
    const word = { key: wordKey(text), label: wordLabel(text) }
    known.set(text, word)
    return word
  }
}

import { bandsOf, formatNumber } from '../../stock/bands.ts'
import { filterFields, isWordField, type NumberField, numberFields } from '../../stock/filter-fields.ts'
import type { Listing, Place } from '../../stock/listing.ts'
import { compareCodeUnits, compareWords } from '../compare-words.ts'
import { wordKey, wordLabel } from '../word-key.ts'
import { createDictionary, type Dictionary, ranksOf, type SavedDictionary } from './dictionary.ts'

/** Filter fields by number, in the order of `filterFields`; the place of a listing is coded like one more. */
export const placeAxis = filterFields.length
export const axes = filterFields.length + 1

/** How a listing spells the word that it has on an axis. */
export type Spelling = readonly [axis: number, label: string]

/** What a number means on each axis, for the listings of one type of vehicle. */
export interface Vocabulary {
  /** A dictionary for words, counts and places; null for measures, whose codes are their bands from 1. */
  dictionaries: readonly (Dictionary | null)[]
  /** Codes of the axis are below this. */
  capacity(axis: number): number
  /** Codes in the order in which their values are offered. */
  order(axis: number): Uint32Array
  /** By code its position in `order`; of codes that are not offered any number. */
  ranks(axis: number): Uint32Array
  /** What each code of the axis is offered as. */
  labels(axis: number): readonly string[]
  /**
   * Writes the codes of a listing to `codes[start…]`, one per axis, and counts it as their user. Answers the
   * spellings that are not the references, for `respell` to take back when the listing goes; null for none.
   */
  acquire(listing: Listing, codes: Uint32Array, start: number): Spelling[] | null
  /** One listing more, or less, spells these words in these ways. Both know the words. */
  respell(spellings: readonly Spelling[], by: 1 | -1): void
  /** The listing with these codes has gone. */
  release(codes: Uint32Array, start: number): void
}

/** `saved` as the dictionaries of another vocabulary said. */
export function createVocabulary(saved: readonly (SavedDictionary | null)[] = []): Vocabulary {
  const dictionaries = [
    ...filterFields.map((field, axis) => dictionaryOf(field, saved[axis] ?? undefined)),
    createDictionary(compareCodeUnits, saved[placeAxis] ?? undefined),
  ]
  const bandOrders = filterFields.map((field) =>
    isWordField(field) ? new Uint32Array(0) : Uint32Array.from(bandsOf(field), (_, band) => band + 1),
  )
  const bandLabels = filterFields.map((field) =>
    isWordField(field) ? [] : ['', ...bandsOf(field).map(({ value }) => value)],
  )
  const known = filterFields.map(() => new Map<string, { key: string; label: string }>())

  function tidy(axis: number, text: string) {
    const seen = known[axis] as Map<string, { key: string; label: string }>
    const found = seen.get(text)
    if (found !== undefined) return found
    if (seen.size >= 50_000) seen.clear()
    const word = { key: wordKey(text), label: wordLabel(text) }
    seen.set(text, word)
    return word
  }

  return {
    dictionaries,
    capacity: (axis) => dictionaries[axis]?.capacity() ?? (bandOrders[axis] as Uint32Array).length + 1,
    order: (axis) => dictionaries[axis]?.order() ?? (bandOrders[axis] as Uint32Array),
    ranks: (axis) => dictionaries[axis]?.ranks() ?? ranksOf(bandOrders[axis] as Uint32Array),
    labels: (axis) => dictionaries[axis]?.labels ?? (bandLabels[axis] as string[]),
    acquire({ words, numbers, place }, codes, start) {
      let spellings: Spelling[] | null = null
      filterFields.forEach((field, axis) => {
        if (isWordField(field)) {
          const text = words[field]
          const { key, label } = text === undefined ? noWord : tidy(axis, text)
          const dictionary = dictionaries[axis] as Dictionary
          const code = key === '' ? 0 : dictionary.acquire(key, label)
          codes[start + axis] = code
          if (code === 0 || dictionary.references[code] === label) return
          dictionary.respell(code, label, 1)
          spellings = [...(spellings ?? []), [axis, label]]
        } else {
          const value = numbers[field]
          codes[start + axis] =
            value === undefined ? 0 : codeOfNumber(field, value, dictionaries[axis] ?? null)
        }
      })
      const text = place === undefined ? '' : formatPlace(place)
      const places = dictionaries[placeAxis] as Dictionary
      codes[start + placeAxis] = place === undefined ? 0 : places.acquire(text, text)
      return spellings
    },
    respell(spellings, by) {
      for (const [axis, label] of spellings) {
        const dictionary = dictionaries[axis] as Dictionary
        dictionary.respell(dictionary.find(wordKey(label)), label, by)
      }
    },
    release(codes, start) {
      dictionaries.forEach((dictionary, axis) => {
        const code = codes[start + axis] as number
        if (code > 0) dictionary?.release(code)
      })
    },
  }
}

export function parsePlace(label: string): Place {
  const [latitude = 0, longitude = 0] = label.split(' ').map(Number)
  return { latitude, longitude }
}

/** The number of the band that holds a stored value, from 1. */
export function bandCode(lows: Uint32Array, value: number): number {
  let band = lows.length
  while (band > 1 && (lows[band - 1] as number) > value) band--
  return band
}

/** The lower edges of each measure's bands by position in `numberFields`; empty for counts. */
export const bandLows = numberFields.map((field) => Uint32Array.from(bandsOf(field), ({ low }) => low))

const noWord = { key: '', label: '' }

export function formatPlace({ latitude, longitude }: Place): string {
  return `${latitude} ${longitude}`
}

function dictionaryOf(field: (typeof filterFields)[number], saved?: SavedDictionary): Dictionary | null {
  if (isWordField(field)) return createDictionary(compareWords, saved)
  return bandsOf(field).length > 0 ? null : createDictionary((a, b) => Number(a) - Number(b), saved)
}

function codeOfNumber(field: NumberField, value: number, dictionary: Dictionary | null): number {
  if (dictionary === null) return bandCode(bandLows[numberFields.indexOf(field)] as Uint32Array, value)
  return dictionary.acquire(String(value), formatNumber(field, value))
}

import type { Sells } from '../dealer/sells.ts'
import type { SortOrder } from '../stock/sort-orders.ts'
import type { VehicleType } from '../stock/vehicle-type.ts'
import type { Lexicon } from './lexicon/lexicon.ts'
import type { Token } from './split/tokens.ts'
import type { ModelNames, StockVocabulary } from './vocabulary.ts'

/** A range in the unit of its parameter; an open end is ±Infinity. */
export interface Limits {
  low: number
  high: number
}

/** What is known before a phrase is read as one type of vehicle. */
export interface ReadingContext {
  phrase: string
  type: VehicleType
  thisYear: number
  /** From 1. */
  thisMonth: number
  /** The age identifier of vehicles that are registered now. */
  newestPlate: string
  lexicon: Lexicon
  /** What the whole stock has; `lexicon` knows the words of this type. */
  vocabulary: StockVocabulary
  /** Whether any type of the stock has this name. */
  isName: (key: string) => boolean
  sells: Sells
}

/** A phrase as one type of vehicle, while its findings are combined. */
export interface Reading extends ReadingContext {
  tokens: Token[]
  /** Values by parameter, in the order in which they were typed. */
  words: Map<string, Set<string>>
  ranges: Map<string, Limits>
  /** Parameters with one text: `deposit`, `term`, `vat`, `postcode`. */
  texts: Map<string, string>
  sort: SortOrder | null
  /** No direction was given with `sort`. */
  isSortLoose: boolean
  /** The tokens that ask for a small car. */
  smallAt: { from: number; to: number } | null
  /** The tokens of the term of finance, which may turn out to be the length of a warranty. */
  termAt: { from: number; to: number } | null
  /** Models for which the phrase asks for something like them. */
  liked: { make: string; model: string }[]
  /** Makes that the phrase leaves out. */
  excludedMakes: Set<string>
  /** The phrase names another type of vehicle. */
  isOtherType: boolean
  /** Small signs that another type is meant: a weight of 18 tonnes for a van. */
  doubts: number
}

export function startReading(context: ReadingContext, tokens: readonly Token[]): Reading {
  return {
    ...context,
    tokens: tokens.map((token) => ({ ...token })),
    words: new Map(),
    ranges: new Map(),
    texts: new Map(),
    sort: null,
    isSortLoose: false,
    smallAt: null,
    termAt: null,
    liked: [],
    excludedMakes: new Set(),
    isOtherType: false,
    doubts: 0,
  }
}

/** The makes and models of the search so far. */
export function modelNamesOf({ words }: Reading): ModelNames {
  return { makes: [...(words.get('make') ?? [])], models: [...(words.get('model') ?? [])] }
}

/** The values that this type of stock has for a filter. */
export function stockValues({ lexicon }: Reading, field: string): readonly string[] {
  return lexicon.vocabulary.words[field] ?? []
}

/** The trims of the makes and models of the search so far; of the whole type without a make. */
export function trimsOffered(reading: Reading): readonly string[] {
  const names = modelNamesOf(reading)
  return names.makes.length > 0
    ? reading.vocabulary.valuesOf(reading.type, 'trim', names)
    : stockValues(reading, 'trim')
}

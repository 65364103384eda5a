import type { SortOrder } from '../stock/sort-orders.ts'
import type { VehicleType } from '../stock/vehicle-type.ts'
import type { Atom } from './atoms.ts'
import type { Lexicon } from './lexicon.ts'
import type { StockVocabulary } from './vocabulary.ts'

/** A range in the unit of its parameter; an open end is ±Infinity. */
export interface Limits {
  low: number
  high: number
}

/** A phrase while the rules read it as one type of vehicle. Each rule marks the atoms that it has read. */
export interface Reading {
  phrase: string
  type: VehicleType
  thisYear: number
  /** The age identifier of vehicles that are registered now. */
  newestPlate: string
  atoms: Atom[]
  lexicon: Lexicon
  /** What the whole stock has; `lexicon` knows the words of this type. */
  vocabulary: StockVocabulary
  /** Whether any type of the stock has this name. */
  isName: (key: string) => boolean
  /** Values by parameter, in the order in which they were typed. */
  words: Map<string, Set<string>>
  ranges: Map<string, Limits>
  /** Parameters with one text: `deposit`, `term`, `vat`, `postcode`. */
  texts: Map<string, string>
  /** The atoms of the term of finance, which may turn out to be the length of a warranty. */
  termAt: { from: number; to: number } | null
  sort: SortOrder | null
  /** The phrase names another type of vehicle. */
  isOtherType: boolean
  /** Only vehicles that may enter a clean-air zone without a charge. */
  isForCleanAir: boolean
  /** Words of VAT: prices of cars include it, so for a car they are never understood. */
  vatWords: Set<Atom>
  /** Makes that the phrase leaves out. */
  excludedMakes: Set<string>
  /** Words of exclusions that cannot be searched for: they say nothing against the type. */
  exclusions: Set<Atom>
  /** Words such as "320d" and "Mk7", which name a version of a model. No filter has them, so they are listed. */
  badges: Set<Atom>
  /** Small signs that another type is meant: a weight of 18 tonnes for a van. */
  doubts: number
}

export function mark(atoms: readonly Atom[], from: number, to: number, state: Atom['state']): void {
  for (const atom of atoms.slice(from, to)) atom.state = state
}

/** The most values of one parameter that a search takes. */
export const mostValues = 20

/** False, and nothing added, when the parameter would have too many values. */
export function addWords(reading: Reading, field: string, values: Iterable<string>): boolean {
  const all = new Set([...(reading.words.get(field) ?? []), ...values])
  if (all.size > mostValues) return false
  reading.words.set(field, all)
  return true
}

/**
 * Keeps the values that were not excluded: of those that were named, or else of all. False, and nothing changed, when
 * there are too many of them, or none.
 */
export function keepOthers(
  reading: Reading,
  field: string,
  all: readonly string[],
  isExcluded: (value: string) => boolean,
): boolean {
  const others = [...(reading.words.get(field) ?? all)].filter((value) => !isExcluded(value))
  if (others.length === 0 || others.length > mostValues) return false
  reading.words.set(field, new Set(others))
  return true
}

/**
 * Two limits of one parameter, such as a minimum and a maximum, become one range. False, and the first limits stay, when
 * no number is within both.
 */
export function addLimits(reading: Reading, parameter: string, { low, high }: Limits): boolean {
  const own = reading.ranges.get(parameter) ?? { low, high }
  const both = { low: Math.max(own.low, low), high: Math.min(own.high, high) }
  if (both.low > both.high) return false
  reading.ranges.set(parameter, both)
  return true
}

/** False, and the first text stays, when the parameter has another one. */
export function addText(reading: Reading, name: string, text: string): boolean {
  const own = reading.texts.get(name) ?? text
  reading.texts.set(name, own)
  return own === text
}

/** False, and the first order stays, when another one was asked for. */
export function addSort(reading: Reading, sort: SortOrder): boolean {
  reading.sort ??= sort
  return reading.sort === sort
}

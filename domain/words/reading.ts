import type { SortOrder } from '../stock/sort-orders.ts'
import type { VehicleType } from '../stock/vehicle-type.ts'
import type { Atom } from './atoms.ts'
import type { Lexicon } from './lexicon.ts'

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
  atoms: Atom[]
  lexicon: Lexicon
  /** Whether any type of the stock has this name. */
  isName: (key: string) => boolean
  /** Values by parameter, in the order in which they were typed. */
  words: Map<string, Set<string>>
  ranges: Map<string, Limits>
  /** Parameters with one text: `deposit`, `term`, `vat`, `postcode`. */
  texts: Map<string, string>
  sort: SortOrder | null
  /** The phrase names another type of vehicle. */
  isOtherType: boolean
  /** Only vehicles that may enter a clean-air zone without a charge. */
  isForCleanAir: boolean
  /** Small signs that another type is meant: a weight of 18 tonnes for a van. */
  doubts: number
}

export function mark(atoms: readonly Atom[], from: number, to: number, state: Atom['state']): void {
  for (const atom of atoms.slice(from, to)) atom.state = state
}

export function addWords(reading: Reading, field: string, values: Iterable<string>): void {
  const own = reading.words.get(field) ?? new Set()
  for (const value of values) own.add(value)
  reading.words.set(field, own)
}

/** Two limits of one parameter, such as a minimum and a maximum, become one range if they have common numbers. */
export function addLimits(reading: Reading, parameter: string, { low, high }: Limits): void {
  const own = reading.ranges.get(parameter)
  const both = own && { low: Math.max(own.low, low), high: Math.min(own.high, high) }
  reading.ranges.set(parameter, both && both.low <= both.high ? both : { low, high })
}

import type { SortOrder } from '../../stock/sort-orders.ts'
import type { Entry } from '../lexicon/lexicon.ts'
import type { Limits } from '../reading.ts'
import type { Token, TokenRole } from '../split/tokens.ts'

/** What the tokens from `from` to before `to` say. */
export interface Finding {
  from: number
  to: number
  /** Other tokens that belong to them: the "something like a" of "something like a red Golf". */
  beside?: { from: number; to: number } | undefined
  /** Where a denial before them begins, whose words the meaning has in it: "never over 50k". */
  deniedFrom?: number
  meaning: Meaning
  /** Tokens between that were read before stay as they are: the VAT of "£220 + VAT a month". */
  onlyOpen?: true
  role?: TokenRole
  /** Of these tokens, the ones that say which kind is meant, which no search can ask for: "detachable tow bar". */
  kinds?: readonly Token[]
  /** How many small signs there are that another type of vehicle is meant. */
  doubts?: number
  /** Names another type of vehicle. */
  isOtherType?: boolean
}

export type Meaning =
  /** Narrows nothing: "second hand", "doesn't have to be red". */
  | { kind: 'nothing' }
  /** No search can ask for it, so its words are reported. */
  | { kind: 'unsearchable' }
  /** Values of filters. All of them count, or none. */
  | { kind: 'words'; words: Readonly<Record<string, readonly string[]>> }
  /** As `words`, if the phrase says nothing more exact of the field. */
  | { kind: 'vague'; field: string; values: readonly string[] }
  /** All values but these. */
  | { kind: 'without'; entries: readonly Entry[] }
  /** What compares with these models, without them. */
  | { kind: 'like'; entries: readonly Entry[] }
  | { kind: 'range'; field: string; limits: Limits }
  | { kind: 'text'; name: 'deposit' | 'term' | 'vat'; text: string }
  | { kind: 'place'; place: string }
  /** `isLoose`: without a direction, which other words may give: "sorted by price, dearest first". */
  | { kind: 'sort'; sort: SortOrder; isLoose?: boolean }
  | { kind: 'smallCar' }

export const nothing: Meaning = { kind: 'nothing' }
export const unsearchable: Meaning = { kind: 'unsearchable' }

export function rangeOf(field: string, low: number, high: number): Meaning {
  return { kind: 'range', field, limits: { low, high } }
}

export function wordsOf(field: string, values: readonly string[]): Meaning {
  return { kind: 'words', words: { [field]: values } }
}

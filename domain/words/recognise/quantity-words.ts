import { createPhraseTable } from '../lexicon/phrase-table.ts'
import {
  type Limit,
  limitsAfter,
  limitsBefore,
  type MeasureName,
  measures,
  units,
} from '../lexicon/quantities.data.ts'
import type { Token } from '../split/tokens.ts'

const measureNames = Object.keys(measures) as MeasureName[]
/** Words before a number that say what it measures: "mileage". */
export const measureBefore = createPhraseTable(
  measureNames.map((name) => [measures[name].before ?? [], name]),
)
/** Words after a number that say what it measures: "a month". */
export const measureAfter = createPhraseTable(measureNames.map((name) => [measures[name].after ?? [], name]))
export const limitBefore = tableOfLimits(limitsBefore)
export const limitAfter = tableOfLimits(limitsAfter)
export const unitTable = createPhraseTable(units.map((unit) => [unit.words, unit]))

function tableOfLimits(lists: Readonly<Partial<Record<Limit, readonly string[]>>>) {
  const pairs = Object.entries(lists) as [Limit, readonly string[]][]
  return createPhraseTable(pairs.map(([limit, phrases]) => [phrases, limit]))
}

const fillers = new Set(['a', 'an', 'the', 'of', 'is', 'price', 'just', 'about', 'only'])

/** The position after words that mean nothing beside a number: "about". */
export function skipFillers(tokens: readonly Token[], from: number): number {
  let at = from
  while (tokens[at]?.state === 'open' && fillers.has(tokens[at]?.text ?? '')) at += 1
  return at
}

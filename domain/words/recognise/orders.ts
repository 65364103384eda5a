import { filterDefinitions } from '../../stock/filter-definitions.data.ts'
import type { SortOrder } from '../../stock/sort-orders.ts'
import { createPhraseSet, createPhraseTable, listOf } from '../lexicon/phrase-table.ts'
import { orderedFields, orderings } from '../lexicon/sort-phrases.data.ts'
import type { Reading } from '../reading.ts'
import { type Finding, unsearchable } from './finding.ts'
import { setPhrases } from './set-phrases.data.ts'

const ordering = createPhraseSet(orderings)
const fields = createPhraseTable(orderedFields.map((field) => [field.names, field]))
const upwards = listOf('low to high, lowest first, lowest to highest, ascending, asc, smallest first')
const downwards = listOf('high to low, highest first, highest to lowest, descending, desc, biggest first')
const directions = createPhraseTable<'up' | 'down'>([
  [upwards, 'up'],
  [downwards, 'down'],
])
/** What cannot be sorted by has often two words: "engine size". */
const others = createPhraseSet(Object.values(filterDefinitions).map(({ label }) => label.toLowerCase()))

/**
 * "Sorted by year", "order by price high to low". An order that there is not ("sort by colour") is reported as not
 * understood, with the words that name it.
 */
export function* recogniseOrders(reading: Reading): Generator<Finding> {
  for (let at = 0; at < reading.tokens.length; at++) {
    const finding = orderAt(reading, at)
    if (!finding) continue
    yield finding
    at = finding.to - 1
  }
}

function orderAt({ tokens }: Reading, from: number): Finding | null {
  const start = ordering.match(tokens, from)?.to
  const first = tokens[start ?? from]
  if (first?.state !== 'open' || (start !== undefined && first.startsClause)) return null
  const named = start === undefined ? null : setPhrases.match(tokens, start)
  if (named?.meaning.kind === 'sort') return { from, to: named.to, meaning: named.meaning }
  const field = fields.match(tokens, start ?? from)
  // "Year descending" is an order, and "year" alone is none.
  if (start === undefined && !field) return null
  const end = field?.to ?? others.match(tokens, start ?? from)?.to ?? (start ?? from) + 1
  const direction = tokens[end]?.startsClause ? null : directions.match(tokens, end)
  if (start === undefined && !direction) return null
  const to = direction?.to ?? end
  const sort = field && sortOf(field.meaning, direction?.meaning)
  return { from, to, meaning: sort ? { kind: 'sort', sort, isLoose: direction === null } : unsearchable }
}

function sortOf(
  { up, down, usual }: (typeof orderedFields)[number],
  direction?: 'up' | 'down',
): SortOrder | undefined {
  if (direction === undefined) return usual
  return direction === 'up' ? up : down
}

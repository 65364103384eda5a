import type { Entry } from '../lexicon/lexicon.ts'
import type { Limit } from '../lexicon/quantities.data.ts'
import { type Reading, stockValues } from '../reading.ts'
import type { Token } from '../split/tokens.ts'
import { type Finding, unsearchable, wordsOf } from './finding.ts'
import { findingOfDenied, findNegator } from './negators.ts'
import { numberOf } from './parse-number.ts'
import { limitAfter, limitBefore } from './quantity-words.ts'

const spoken: ReadonlyMap<string, number> = new Map([
  ['tri', 3],
  ['triple', 3],
  ['quad', 4],
])

/** "3 axle", "tri-axle", "at least three axles": the configurations with that many, as 6x2 has six wheels. */
export function* recogniseAxles(reading: Reading): Generator<Finding> {
  const { tokens } = reading
  for (let at = 0; at < tokens.length; at++) {
    if (tokens[at]?.state !== 'open') continue
    const finding = axlesAt(reading, at)
    if (!finding) continue
    yield finding
    at = finding.to - 1
  }
}

function axlesAt(reading: Reading, from: number): Finding | null {
  const { tokens } = reading
  const before = limitBefore.match(tokens, from)
  const at = before?.to ?? from
  const isEither = tokens[at + 1]?.text === 'or' && !Number.isNaN(countAt(tokens[at + 2]))
  const last = isEither ? at + 2 : at
  const counts = [countAt(tokens[at]), countAt(tokens[last])]
  const between = before ? null : limitAfter.match(tokens, last + 1)
  const next = between?.to ?? last + 1
  const end = tokens[next]?.text === '-' ? next + 1 : next
  if (counts.some(Number.isNaN) || !/^axle[ds]?$/.test(tokens[end]?.text ?? '')) return null
  const after = before || between || tokens[end + 1]?.startsClause ? null : limitAfter.match(tokens, end + 1)
  const to = after?.to ?? end + 1
  const limit = (before ?? between ?? after)?.meaning ?? null
  const all = stockValues(reading, 'axleConfiguration')
  const values = all.filter((value) => counts.some((count) => fits(axlesOf(value), count, limit)))
  if (values.length === 0) return { from, to, meaning: unsearchable }
  const negator = before ? null : findNegator(tokens, from)
  if (!negator) return { from, to, meaning: wordsOf('axleConfiguration', values) }
  if (negator.isIndifferent) return findingOfDenied(negator, to)
  const entry: Entry = { kind: 'word', field: 'axleConfiguration', values, vague: false }
  return { from: negator.from, to, meaning: { kind: 'without', entries: [entry] }, role: 'exclusion' }
}

function countAt(token: Token | undefined): number {
  return token?.state === 'open' ? (spoken.get(token.text) ?? numberOf(token)) : Number.NaN
}

function axlesOf(configuration: string): number {
  return Number(/^\d+(?=x)/i.exec(configuration)?.[0]) / 2
}

function fits(axles: number, count: number, limit: Limit | null): boolean {
  if (limit === 'atLeast') return axles >= count
  return limit === 'atMost' ? axles <= count : axles === count
}

import type { Reading } from '../reading.ts'
import type { Token } from '../split/tokens.ts'
import { type Finding, unsearchable } from './finding.ts'

const parts =
  /^(?:leather|interiors?|upholstery|cloth|alcantara|suede|seats|wheels|alloys?|callipers?|calipers?|carpets?|dashboard|roof|hood)$/
/** Of a roof: "white roof rack" is a white vehicle with a rack. */
const equipmentOfRoof = /^(?:rack|racks|bars|rails|box|lining)$/

/** After these a colour is theirs, where no more follows: "leather interior black". */
const partsBefore = /^(?:interiors?|upholstery|callipers?|calipers?)$/
/** And after these with "in": "leather seats in black". */
const partsBeforeIn = /^(?:leather|cloth|alcantara|suede|seats|wheels|alloys?|carpets?|dashboard|hood)$/

/** "Black leather", "cream interior", "red calipers": the colour of a part, which no search can ask for, and not of the paint. */
export function* recognisePartColours({ tokens, lexicon }: Reading): Generator<Finding> {
  for (const [at, token] of tokens.entries()) {
    if (token.state !== 'open' || !(isBeforePart(tokens, at) || isAfterPart(tokens, at))) continue
    const isColour = (lexicon.entries.get(token.text) ?? []).some(
      (entry) => entry.kind === 'word' && entry.field === 'colour',
    )
    if (isColour) yield { from: at, to: at + 1, meaning: unsearchable }
  }
}

function isBeforePart(tokens: readonly Token[], at: number): boolean {
  const part = tokens[at + 1]
  if (part === undefined || part.startsClause || !parts.test(part.text)) return false
  return !equipmentOfRoof.test(tokens[at + 2]?.text ?? '')
}

function isAfterPart(tokens: readonly Token[], at: number): boolean {
  const after = tokens[at + 1]
  if (tokens[at]?.startsClause || (after !== undefined && !after.startsClause)) return false
  const [second, before] = [tokens[at - 2], tokens[at - 1]]
  if (before?.text === 'in')
    return (
      !before.startsClause && (partsBefore.test(second?.text ?? '') || partsBeforeIn.test(second?.text ?? ''))
    )
  return partsBefore.test(before?.text ?? '')
}

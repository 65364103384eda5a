import type { Reading } from '../reading.ts'
import { type Finding, unsearchable } from './finding.ts'

const parts =
  /^(?:leather|interiors?|upholstery|cloth|alcantara|suede|seats|wheels|alloys?|callipers?|calipers?|carpets?|dashboard|roof|hood)$/
/** Of a roof: "white roof rack" is a white vehicle with a rack. */
const equipmentOfRoof = /^(?:rack|racks|bars|rails|box|lining)$/

/** "Black leather", "cream interior", "red calipers": the colour of a part, which no search can ask for, and not of the paint. */
export function* recognisePartColours({ tokens, lexicon }: Reading): Generator<Finding> {
  for (const [at, token] of tokens.entries()) {
    const part = tokens[at + 1]
    if (token.state !== 'open' || part === undefined || part.startsClause || !parts.test(part.text)) continue
    if (equipmentOfRoof.test(tokens[at + 2]?.text ?? '')) continue
    const isColour = (lexicon.entries.get(token.text) ?? []).some(
      (entry) => entry.kind === 'word' && entry.field === 'colour',
    )
    if (isColour) yield { from: at, to: at + 1, meaning: unsearchable }
  }
}

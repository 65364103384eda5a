import { equipmentPhrases } from '../../stock/equipment.ts'
import { createPhraseTable, listOf } from '../lexicon/phrase-table.ts'
import { type Reading, stockValues } from '../reading.ts'
import type { Token } from '../split/tokens.ts'
import { type Finding, unsearchable, wordsOf } from './finding.ts'
import { findingOfDenied, findNegator } from './negators.ts'

/** The equipment that a phrase asks for, by name: "sat nav", "sat-nav", "heated seats"; none for "reversing alarm". */
const equipmentTable = createPhraseTable(
  Array.from(equipmentPhrases, ([phrase, items]) => [
    [phrase, phrase.replace(' ', '-')],
    {
      names: items.map(({ name }) => name),
      kinds: new Set(items.flatMap(({ kinds }) => (kinds ? listOf(kinds) : []))),
    },
  ]),
)

/** The tokens that name equipment as it is written, and are no mistakes: "roof bars". */
export function equipmentTokens(tokens: readonly Token[]): ReadonlySet<Token> {
  const named = new Set<Token>()
  for (const [at] of tokens.entries())
    for (const token of tokens.slice(at, equipmentTable.match(tokens, at)?.to ?? at)) named.add(token)
  return named
}

/** "With sat nav and heated seats". A search cannot leave equipment out, nor ask for what no vehicle of the type has, nor for other things. */
export function* recogniseEquipment(reading: Reading): Generator<Finding> {
  const { tokens } = reading
  const offered = stockValues(reading, 'equipment')
  for (let at = 0; at < tokens.length; at++) {
    const found = equipmentTable.match(tokens, at)
    if (!found) continue
    const negator = findNegator(tokens, at)
    const { names, kinds } = found.meaning
    const isOffered = names.length > 0 && names.every((name) => offered.includes(name))
    if (negator) yield findingOfDenied(negator, found.to)
    else
      yield {
        from: at,
        to: found.to,
        meaning: isOffered ? wordsOf('equipment', names) : unsearchable,
        kinds: isOffered ? tokens.slice(at, found.to).filter(({ text }) => kinds.has(text)) : [],
      }
    at = found.to - 1
  }
}

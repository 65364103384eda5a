import type { VehicleType } from '../stock/vehicle-type.ts'
import { formatReading } from './format-reading.ts'
import { unreadAtoms } from './not-read.ts'
import { ignoredWords } from './plain-words.data.ts'
import type { Reading } from './reading.ts'
import { searchParamsOf } from './search-params.ts'

/**
 * The reading that leaves the fewest words. The type that is asked for is left only for words that it does not have.
 * Without one, equally good readings that name a body type or a model are decided by the number of vehicles found, all
 * others by the order of the types.
 *
 * @param readings One for each type, in the order of the types.
 */
export function chooseReading(readings: readonly Reading[], asked: VehicleType | null): Reading {
  const wanted = readings.find(({ type }) => type === asked)
  const rivals = wanted
    ? readings.filter((reading) => reading === wanted || hasOwnWord(reading, wanted))
    : readings
  const least = Math.min(...rivals.map(costOf))
  const equal = rivals.filter((reading) => costOf(reading) === least)
  const [first] = equal
  if (!first) throw new RangeError('A phrase has one reading at least.')
  if (wanted && equal.includes(wanted)) return wanted
  const named = namesOf(first)
  const same = equal.filter((reading) => namesOf(reading) === named)
  if (named === '' || same.length === 1) return first
  return same.reduce((best, next) => (countFound(next) > countFound(best) ? next : best))
}

/** Which of body type and model it names: "Peugeot 2008" is no model of a van, where 2008 is a year. */
function namesOf({ words }: Reading): string {
  return ['bodyType', 'model'].filter((field) => words.has(field)).join(' ')
}

const otherTypeCost = 1_000
/** A word that no rule knows. */
const openCost = 10
/** A word that a rule knows, though no search can ask for it: the type may be right. */
const unknownCost = 4

function costOf({ isOtherType, atoms, exclusions, badges, doubts }: Reading): number {
  let cost = (isOtherType ? otherTypeCost : 0) + doubts
  for (const { state, corrected } of atoms) if (state !== 'open') cost += corrected
  for (const atom of unreadAtoms(atoms)) {
    if (badges.has(atom)) cost += unknownCost
    else if (atom.state === 'open') cost += openCost
    else if (!exclusions.has(atom) && !ignoredWords.has(atom.text)) cost += unknownCost
  }
  return cost
}

/** Whether it has read a word that the other type does not have. Prices of all types may be asked for with VAT. */
function hasOwnWord({ atoms, vatWords, isOtherType }: Reading, other: Reading): boolean {
  if (other.isOtherType && !isOtherType) return true
  return atoms.some(
    (atom, at) => atom.state === 'read' && !vatWords.has(atom) && other.atoms[at]?.state !== 'read',
  )
}

function countFound(reading: Reading): number {
  const params = searchParamsOf({ filters: formatReading(reading), sort: 'relevance' })
  return reading.vocabulary.countFound(reading.type, params)
}

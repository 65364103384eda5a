import { monthsOfPlate } from '../stock/number-plate.ts'
import type { Atom } from './atoms.ts'
import { findNegator } from './find-negator.ts'
import { isJoinedToLetters, isYear } from './parse-quantity.ts'
import { addLimits, addWords, mark, type Reading } from './reading.ts'

/** "2019", "1.6" and "9000" without a word beside them: a year, an engine size and a budget. */
export function readBareNumbers(reading: Reading): void {
  const years: Atom[] = []
  for (const [at, atom] of reading.atoms.entries()) {
    if (atom.kind !== 'number' || atom.state !== 'open') continue
    const isInWord = isJoinedToLetters(reading.atoms, at, reading.lexicon)
    const next = reading.atoms[at + 1]
    const isWord = next?.joined === true && next.kind === 'letters' && next.state !== 'read'
    if (isInWord || isWord) continue
    const negator = findNegator(reading.atoms, at)
    if (negator) {
      // No range is all numbers but one.
      mark(reading.atoms, negator.from, at + 1, negator.isIndifferent ? 'read' : 'unknown')
      continue
    }
    if (atom.value >= 1980 && isYear(atom.value, reading.thisYear)) {
      years.push(atom)
      continue
    }
    const isRead = isPlateOf(reading.atoms, at)
      ? addWords(reading, 'plate', [atom.text])
      : readNumber(reading, atom)
    if (isRead !== null) atom.state = isRead ? 'read' : 'unknown'
  }
  if (years.length === 0) return
  const values = years.map(({ value }) => value)
  const isRead = addLimits(reading, 'year', { low: Math.min(...values), high: Math.max(...values) })
  for (const year of years) year.state = isRead ? 'read' : 'unknown'
}

/** Null: the number may mean something else. False: it contradicts what was read before. */
function readNumber(reading: Reading, atom: Atom): boolean | null {
  if (/^\d\.\d$/.test(atom.text) && atom.value >= 0.6)
    return addLimits(reading, 'engineSize', { low: atom.value, high: atom.value })
  if (isPlateInBrackets(reading.phrase, atom)) return addWords(reading, 'plate', [atom.text])
  if (isRoundPrice(atom.value))
    return addLimits(reading, 'price', { low: Number.NEGATIVE_INFINITY, high: atom.value })
  return null
}

/** "2021/71": the second number is a plate of the first one's year. */
function isPlateOf(atoms: readonly Atom[], at: number): boolean {
  const year = atoms[at - 1]?.text === '/' ? atoms[at - 2] : undefined
  return year?.kind === 'number' && monthsOfPlate(atoms[at]?.text ?? '')?.from.year === year.value
}

/** "2020 (70)". */
function isPlateInBrackets(phrase: string, { from, to, text }: Atom): boolean {
  return phrase[from - 1] === '(' && phrase[to] === ')' && monthsOfPlate(text) !== null
}

/** "9000", "8995"; but not the "2545" of an Actros. */
function isRoundPrice(value: number): boolean {
  return (
    Number.isInteger(value) && value >= 1_000 && value <= 500_000 && (value % 50 === 0 || value % 100 >= 90)
  )
}

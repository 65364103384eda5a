import { emissionClassOf } from '../stock/emission-class.ts'
import { deliveryMiles } from '../stock/new-vehicle.ts'
import type { SortOrder } from '../stock/sort-orders.ts'
import type { Atom } from './atoms.ts'
import { findNegator, type Negator } from './find-negator.ts'
import { numberWords } from './quantities.data.ts'
import { addLimits, addSort, addText, addWords, keepOthers, mark, type Reading } from './reading.ts'
import {
  cleanAir,
  freeTax,
  nearlyNew,
  newPlates,
  newVehicles,
  noDeposit,
  orBetter,
  secondHand,
  sorts,
  vatBases,
} from './set-phrases.ts'

/** Phrases with a fixed meaning: orders of the results, VAT, no deposit, free tax, Euro classes, clean-air zones. */
export function readSetPhrases(reading: Reading): void {
  const { atoms } = reading
  for (let at = 0; at < atoms.length; at++) {
    const negator = findNegator(atoms, at)
    const to = negator ? readDenied(reading, at, negator) : readOne(reading, at)
    if (to !== null) at = to - 1
  }
}

const deniable = [newPlates, sorts, newVehicles, nearlyNew, cleanAir]

/** "Not euro 5" is every other class. A search cannot leave out the other set phrases, so they are listed. */
function readDenied(reading: Reading, at: number, { from, isIndifferent }: Negator): number | null {
  const { atoms, lexicon } = reading
  const euro = matchEuroClass(reading, at)
  const to = euro?.to ?? Math.max(0, ...deniable.map((table) => table.match(atoms, at)?.to ?? 0))
  if (to === 0) return null
  const all = lexicon.vocabulary.words.emissionClass ?? []
  const isRead =
    isIndifferent ||
    (euro !== null && keepOthers(reading, 'emissionClass', all, (name) => euro.values.includes(name)))
  mark(atoms, from, to, isRead ? 'read' : 'unknown')
  return to
}

function readOne(reading: Reading, at: number): number | null {
  const { atoms } = reading
  // Before the orders: "newest" alone is one.
  const plate = newPlates.match(atoms, at)
  if (plate) {
    mark(atoms, at, plate.to, addWords(reading, 'plate', [reading.newestPlate]) ? 'read' : 'unknown')
    return plate.to
  }
  const sort = sorts.match(atoms, at)
  if (sort && !isPlace(reading, sort)) {
    mark(atoms, at, sort.to, addSort(reading, sort.meaning) ? 'read' : 'unknown')
    return sort.to
  }
  const vat = vatBases.match(atoms, at)
  if (vat) {
    const isRead = reading.type !== 'car' && addText(reading, 'vat', vat.meaning)
    for (const atom of atoms.slice(at, vat.to)) reading.vatWords.add(atom)
    mark(atoms, at, vat.to, isRead ? 'read' : 'unknown')
    return vat.to
  }
  const deposit = noDeposit.match(atoms, at)
  if (deposit) {
    mark(atoms, at, deposit.to, addText(reading, 'deposit', '0') ? 'read' : 'unknown')
    return deposit.to
  }
  const tax = freeTax.match(atoms, at)
  if (tax) {
    mark(atoms, at, tax.to, addLimits(reading, 'taxPerYear', { low: 0, high: 0 }) ? 'read' : 'unknown')
    return tax.to
  }
  const brandNew = newVehicles.match(atoms, at)
  if (brandNew) {
    const isRead = addLimits(reading, 'mileage', { low: 0, high: deliveryMiles - 1 })
    // "New vans" also says which type.
    const end = atoms[brandNew.to - 1]?.text ?? ''
    const isType = /^(car|van|truck)s?$/.test(end)
    mark(atoms, at, isType ? brandNew.to - 1 : brandNew.to, isRead ? 'read' : 'unknown')
    return isType ? brandNew.to - 1 : brandNew.to
  }
  const nearly = nearlyNew.match(atoms, at)
  if (nearly) {
    const limits = { low: reading.thisYear - 1, high: Number.POSITIVE_INFINITY }
    mark(atoms, at, nearly.to, addLimits(reading, 'year', limits) ? 'read' : 'unknown')
    return nearly.to
  }

  const zone = cleanAir.match(atoms, at)
  if (zone) {
    reading.isForCleanAir = true
    mark(atoms, at, zone.to, 'read')
    return zone.to
  }
  const nothing = secondHand.match(atoms, at)
  if (nothing) {
    mark(atoms, at, nothing.to, 'read')
    return nothing.to
  }
  const euro = matchEuroClass(reading, at)
  if (euro) {
    if (euro.values.length > 0) addWords(reading, 'emissionClass', euro.values)
    mark(atoms, at, euro.to, euro.values.length > 0 ? 'read' : 'unknown')
    return euro.to
  }
  return isNewBeforeName(reading, at) ? readNew(reading, at) : null
}

/** "New Fiesta" and "new diesel van" ask for a new one; "new or used Fiesta" does not. */
function isNewBeforeName({ atoms, lexicon }: Reading, at: number): boolean {
  const [atom, next] = [atoms[at], atoms[at + 1]]
  if (atom?.state !== 'open' || atom.text !== 'new' || next?.state !== 'open' || next.startsClause)
    return false
  if (/^(or|and|&|\/|is|nearly)$/.test(atoms[at - 1]?.text ?? '')) return false
  const entries = lexicon.entries.get(next.text) ?? []
  return entries.some(({ kind }) => kind === 'make' || kind === 'model' || kind === 'word')
}

function readNew(reading: Reading, at: number): number {
  const isRead = addLimits(reading, 'mileage', { low: 0, high: deliveryMiles - 1 })
  mark(reading.atoms, at, at + 1, isRead ? 'read' : 'unknown')
  return at + 1
}

/** "Nearest to L3" names a place, which is read later. */
function isPlace({ atoms }: Reading, { meaning, to }: { meaning: SortOrder; to: number }): boolean {
  const next = atoms[to]
  return (
    meaning === 'distance' && next !== undefined && (next.text === 'to' || isOutcode(next, atoms[to + 1]))
  )
}

/** "M1": letters with a number. "Near me under 10k" names no place. */
function isOutcode({ kind, text }: Atom, number: Atom | undefined): boolean {
  return kind === 'letters' && text.length <= 2 && number?.kind === 'number' && number.joined
}

/** "Euro 6", "Euro VI", "Euro 5 or better". */
function matchEuroClass(
  { atoms, lexicon }: Reading,
  at: number,
): { values: readonly string[]; to: number } | null {
  if (atoms[at]?.text !== 'euro' || atoms[at]?.state !== 'open') return null
  const dash = atoms[at + 1]?.text === '-' ? 1 : 0
  const number = atoms[at + 1 + dash]?.text ?? ''
  const name = emissionClassOf(`Euro ${numberWords[number] ?? number}`)
  if (name === null || !/^Euro \d$/.test(name)) return null
  const stage = /^[a-e]$/.test(atoms[at + 2 + dash]?.text ?? '') && atoms[at + 2 + dash]?.joined ? 1 : 0
  const end = at + 2 + dash + stage
  const later = orBetter.match(atoms, end)
  const to = later?.to ?? end
  const classes = lexicon.vocabulary.words.emissionClass ?? []
  const values = later
    ? classes.filter((own) => own.localeCompare(name) >= 0)
    : classes.filter((own) => own === name)
  return { values, to }
}

/**
 * The classes that may drive into a clean-air zone without a charge: Euro 4 for petrol, Euro 6 for diesel and for what
 * may be diesel. Electric vehicles have no class and need none.
 */
export function applyCleanAir(reading: Reading): void {
  if (!reading.isForCleanAir) return
  const fuels = [...(reading.words.get('fuelType') ?? [])]
  if (fuels.length > 0 && fuels.every((fuel) => /^electric$/i.test(fuel))) return
  const isPetrol = fuels.length > 0 && fuels.every((fuel) => /petrol/i.test(fuel))
  const classes = reading.lexicon.vocabulary.words.emissionClass ?? []
  addWords(
    reading,
    'emissionClass',
    classes.filter((name) => Number(name.slice(-1)) >= (isPetrol ? 4 : 6)),
  )
}

import { vehicleTypes } from '../stock/vehicle-type.ts'
import { type Atom, keyOf } from './atoms.ts'
import { exclude } from './exclude-names.ts'
import { findNegator } from './find-negator.ts'
import type { Entry } from './lexicon.ts'
import { ignoredWords } from './plain-words.data.ts'
import { type PossibleTrim, readTrims } from './read-trims.ts'
import { addWords, mark, mostValues, type Reading } from './reading.ts'

/** Some atoms that together are a name of the lexicon. */
interface Name {
  from: number
  to: number
  key: string
  entries: readonly Entry[]
}

/** The most atoms of one name: "Mercedes-Benz C-Class Estate" has five without its hyphens. */
const mostAtoms = 8

/** Reads makes, models, and the values of every other filter of words. The longest names are read first. */
export function readNames(reading: Reading): void {
  const { atoms } = reading
  const names = chooseNames(reading)
  const makes = new Set<string>()
  for (const { entries } of names)
    for (const entry of entries) if (entry.kind === 'make') makes.add(entry.make)
  const vague: { name: Name; field: string; values: readonly string[] }[] = []
  const trims: PossibleTrim[] = []
  /** Where the negation of a make began whose model follows: "not Ford Focus". */
  let negatedFrom: number | null = null
  let negatedField: string | null = null
  let isIndifferent = false
  let previous: { name: Name; makes: ReadonlySet<string> } | null = null
  for (const [position, name] of names.entries()) {
    const negator = findNegator(atoms, name.from)
    // A trim, and here the article: "don't need a Ford".
    if (negator?.isIndifferent && name.key === 'a') continue
    const isListed = previous !== null && isLinked(atoms, previous.name.to, name.from)
    isIndifferent =
      negator?.isIndifferent ??
      (isIndifferent && previous !== null && isSameChoice(atoms, previous.name, name))
    if (isIndifferent) {
      mark(atoms, negator?.from ?? name.from, name.to, 'read')
      previous = { name, makes: none }
      continue
    }
    const owner: ReadonlySet<string> =
      previous !== null && isAdjacent(atoms, previous.name.to, name.from) ? previous.makes : none
    const isAfterMake: boolean =
      previous?.name.entries.some(({ kind }) => kind === 'make') === true && !atoms[name.from]?.startsClause
    const meaning: readonly Entry[] | null =
      isAfterMake && isNumber.test(name.key) && isOfOther(name.entries, owner)
        ? null
        : chooseEntry(name, makes, owner)
    if (meaning === null || (meaning[0]?.kind === 'word' && isPerson(atoms, name))) continue
    const first: Entry | undefined = meaning[0]
    // "Renault trucks T": the make before "trucks" still owns the model after it.
    previous = { name, makes: first?.kind === 'type' ? owner : makesOf(meaning) }
    if (first?.kind === 'trim') {
      trims.push({ ...name, values: first.values, negatedFrom: negator?.from ?? null })
      negatedField = null
      continue
    }
    if (
      negator !== null &&
      first?.kind === 'make' &&
      isMakeOf(atoms, name, names[position + 1], first.make)
    ) {
      negatedFrom = negator.from
      continue
    }
    const field = fieldOf(meaning)
    const from: number | null = negatedFrom ?? negator?.from ?? null
    const isNegated: boolean = from !== null || (isListed && negatedField !== null && negatedField === field)
    negatedFrom = null
    negatedField = isNegated ? field : null
    if (isNegated) {
      const isRead = exclude(reading, meaning)
      mark(atoms, from ?? name.from, name.to, isRead ? 'read' : 'unknown')
      for (const atom of atoms.slice(from ?? name.from, name.to)) reading.exclusions.add(atom)
    } else if (first?.kind === 'word' && first.vague)
      vague.push({ name, field: first.field, values: first.values })
    else {
      const isDoubtful = isNumber.test(name.key) || (isAfterMake && isCorrected(atoms, name))
      if (isDoubtful && isOfOther(meaning, makes)) reading.doubts += 2
      apply(reading, name, meaning)
    }
  }
  for (const { name, field, values } of vague) {
    if (!reading.words.has(field)) addWords(reading, field, values.slice(0, mostValues))
    mark(atoms, name.from, name.to, 'read')
  }
  readTrims(reading, trims)
}

/** Whether the next name is a model of this make, with nothing between. */
function isMakeOf(atoms: readonly Atom[], { to }: Name, next: Name | undefined, make: string): boolean {
  return (
    next !== undefined &&
    isAdjacent(atoms, to, next.from) &&
    next.entries.some((entry) => entry.kind === 'model' && entry.make === make)
  )
}

const none: ReadonlySet<string> = new Set()

/** The names of the phrase without overlaps, in the order in which they were typed. */
function chooseNames(reading: Reading): Name[] {
  const { atoms } = reading
  const found: Name[] = []
  for (let from = 0; from < atoms.length; from++) found.push(...namesFrom(reading, from))
  found.sort((a, b) => b.key.length - a.key.length || a.from - b.from)
  const taken = new Set<number>()
  const chosen = found.filter(({ from, to }) => {
    for (let at = from; at < to; at++) if (taken.has(at)) return false
    for (let at = from; at < to; at++) taken.add(at)
    return true
  })
  return chosen.sort((a, b) => a.from - b.from)
}

function namesFrom({ atoms, lexicon }: Reading, from: number): Name[] {
  const names: Name[] = []
  let key = ''
  for (let to = from; to < Math.min(atoms.length, from + mostAtoms); to++) {
    const atom = atoms[to]
    if (atom?.state !== 'open' || (to > from && atom.startsClause)) break
    if (atom.kind === 'sign') {
      if (to === from) break
      if (atom.text === '-' || atom.text === '+' || atom.text === '/') continue
      break
    }
    key += atom.text.replace('.', '')
    if (key.length > lexicon.longestKey) break
    const entries = lexicon.entries.get(key)
    const isPlural = atom.text === 's' && !atom.joined && lexicon.entries.get(key.slice(0, -1)) === entries
    if (
      entries &&
      !isPlural &&
      !isCut(atoms, to, key, entries) &&
      !isChance(atoms, from, to, entries, lexicon.entries)
    )
      names.push({ from, to: to + 1, key, entries })
  }
  return names
}

/** "c220" is one word, so its "c" is no name. */
function isCut(atoms: readonly Atom[], to: number, key: string, entries: readonly Entry[]): boolean {
  const next = atoms[to + 1]
  if (entries.some(({ kind }) => kind === 'make')) return false
  return key.length <= 2 && next?.kind === 'number' && next.joined && atoms[to]?.kind === 'letters'
}

/** "a 3 door" is no Audi A3, "models" no Model S, and "i 10" is a Hyundai only after the make. */
function isChance(
  atoms: readonly Atom[],
  from: number,
  to: number,
  entries: readonly Entry[],
  all: ReadonlyMap<string, readonly Entry[]>,
): boolean {
  const first = atoms[from]
  const next = atoms[from + 1]
  if (to === from && first && ignoredWords.has(first.text))
    return entries.every((entry) => entry.kind === 'model' && !entry.needsMake)
  if (to === from || !first || !next || first.text.length > 1 || next.joined || next.kind !== 'number')
    return false
  if (!entries.some((entry) => entry.kind === 'model')) return false
  const previous = all.get(atoms[from - 1]?.text ?? '')
  return previous?.some((entry) => entry.kind === 'make') !== true
}

/** All entries that are meant: one, or the same model of several makes. Null when the name alone means nothing. */
function chooseEntry(
  { entries }: Name,
  makes: ReadonlySet<string>,
  owner: ReadonlySet<string>,
): readonly Entry[] | null {
  const models = entries.filter((entry) => entry.kind === 'model')
  const owned = models.filter(({ make }) => owner.has(make))
  if (owned.length > 0) return preferExact(owned)
  const make = entries.find((entry) => entry.kind === 'make')
  if (make) return [make]
  const words = entries.filter((entry) => entry.kind === 'word')
  if (words.length > 0) return words.slice(0, 1)
  const type = entries.find((entry) => entry.kind === 'type')
  if (type) return [type]
  const ofMakes = models.filter(({ make, needsMake }) => makes.has(make) && !needsMake)
  if (ofMakes.length > 0) return preferExact(ofMakes)
  const free = models.filter(({ needsMake }) => !needsMake)
  if (free.length > 0) return preferExact(free)
  const trim = entries.find((entry) => entry.kind === 'trim')
  if (trim) return [trim]
  return entries.some(({ kind }) => kind === 'absent') ? [{ kind: 'absent' }] : null
}

function preferExact(models: readonly Extract<Entry, { kind: 'model' }>[]): readonly Entry[] {
  const exact = models.filter((model) => model.exact)
  return exact.length > 0 ? exact : models
}

const isNumber = /^\d+$/

/**
 * Whether the name belongs to other makes than these: the "500" of "Volvo FH 500" is hardly a Fiat 500, and "acros" beside
 * Mercedes is more likely an Actros than a Suzuki Across.
 */
function isOfOther(meaning: readonly Entry[], makes: ReadonlySet<string>): boolean {
  const own = makesOf(meaning)
  return own.size > 0 && makes.size > 0 && ![...own].some((make) => makes.has(make))
}

function isCorrected(atoms: readonly Atom[], { from, to }: Name): boolean {
  return atoms.slice(from, to).some(({ corrected }) => corrected > 0)
}

/** "Man" is short for manual, and a make of trucks. */
function isMakeOfOther({ type, vocabulary }: Reading, key: string): boolean {
  return vehicleTypes.some(
    (other) =>
      other !== type && Object.keys(vocabulary.types[other].models).some((make) => keyOf(make) === key),
  )
}

/** "A tall man", "white van man": not short for manual. */
function isPerson(atoms: readonly Atom[], { key, from }: Name): boolean {
  return key === 'man' && /^(a|the|my|old|young|tall|big|family|van)$/.test(atoms[from - 1]?.text ?? '')
}

function apply(reading: Reading, name: Name, meaning: readonly Entry[]): void {
  let isRead = meaning[0]?.kind !== 'absent'
  for (const entry of meaning) {
    switch (entry.kind) {
      case 'make':
        isRead = addWords(reading, 'make', [entry.make]) && isRead
        break
      case 'model':
        isRead = addWords(reading, 'make', [entry.make]) && addWords(reading, 'model', entry.models) && isRead
        if (entry.fuelType) addWords(reading, 'fuelType', [entry.fuelType])
        if (!entry.exact) reading.doubts += 1
        break
      case 'word':
        if (isMakeOfOther(reading, name.key) || endsInOtherType(reading, name)) reading.doubts += 1
        isRead = addWords(reading, entry.field, entry.values) && isRead
        break
      case 'type':
        if (entry.type !== reading.type) reading.isOtherType = true
        break
      case 'absent':
        if (endsInOtherType(reading, name)) reading.isOtherType = true
    }
  }
  mark(reading.atoms, name.from, name.to, isRead ? 'read' : 'unknown')
}

/** "Camper van" names a van even if the stock has no campers, and "box lorry" is hardly a Luton van. */
function endsInOtherType({ atoms, lexicon, type }: Reading, { to }: Name): boolean {
  const types = (lexicon.entries.get(atoms[to - 1]?.text ?? '') ?? []).filter(
    (entry) => entry.kind === 'type',
  )
  return types.length > 0 && types.every((entry) => entry.type !== type)
}

function makesOf(meaning: readonly Entry[]): ReadonlySet<string> {
  return new Set(meaning.flatMap((entry) => ('make' in entry ? [entry.make] : [])))
}

function fieldOf([entry]: readonly Entry[]): string | null {
  if (entry?.kind === 'word') return entry.field
  return entry?.kind === 'make' || entry?.kind === 'model' ? entry.kind : null
}

/** "Petrol, diesel", "automatic or diesel", "Ford Focus"; but not "automatic, Ford Focus", whose Focus is asked for. */
function isSameChoice(atoms: readonly Atom[], previous: Name, name: Name): boolean {
  if (previous.entries.some((entry) => entry.kind === 'make' && isMakeOf(atoms, previous, name, entry.make)))
    return true
  if (!isLinked(atoms, previous.to, name.from)) return false
  if (/^n?or$/.test(atoms[name.from - 1]?.text ?? '')) return true
  const fields = new Set(previous.entries.map((entry) => fieldOf([entry])))
  return name.entries.some((entry) => fieldOf([entry]) !== null && fields.has(fieldOf([entry])))
}

/** Only "or", "and", "nor" and commas between them. */
function isLinked(atoms: readonly Atom[], from: number, to: number): boolean {
  return atoms.slice(from, to).every(({ kind, text }) => kind === 'sign' || /^(or|and|nor|a)$/.test(text))
}

function isAdjacent(atoms: readonly Atom[], from: number, to: number): boolean {
  return atoms.slice(from, to).every(({ kind }) => kind === 'sign')
}

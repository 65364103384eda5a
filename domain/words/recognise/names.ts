import { vehicleTypes } from '../../stock/vehicle-type.ts'
import type { Entry } from '../lexicon/lexicon.ts'
import { type Reading, trimsOffered } from '../reading.ts'
import { keyOf, type Token } from '../split/tokens.ts'
import { chooseEntries, makesOf } from './choose-entries.ts'
import { chooseNames, type Name } from './choose-names.ts'
import { findComparative, findComparison } from './comparisons.ts'
import { doubtfulDenial } from './doubtful-denials.ts'
import { type Finding, nothing, unsearchable, wordsOf } from './finding.ts'
import { findNegator, findRefusal, type Negator } from './negators.ts'
import { limitBefore } from './quantity-words.ts'
import { type PossibleTrim, recogniseTrims } from './trims.ts'

/** Makes, models, and the values of every other filter of words. */
export function* recogniseNames(reading: Reading): Generator<Finding> {
  const { tokens } = reading
  const names = chooseNames(reading)
  const makes = new Set(
    names.flatMap(({ entries }) => entries.flatMap((entry) => (entry.kind === 'make' ? [entry.make] : []))),
  )
  const vague: Finding[] = []
  const trims: PossibleTrim[] = []
  /** What is said of a make whose model follows: "not Ford Focus", "similar to a Ford Focus". */
  let ofMake: Modifier | null = null
  /** What was said of the name before: "not red or blue". */
  let listed = null as { kind: Modifier['kind']; field: string } | null
  let isIndifferent = false
  /** Where a name ends with which something is compared: "more power than a Golf GTI". */
  let comparedEnd = Number.NaN
  let previous: { name: Name; makes: ReadonlySet<string> } | null = null
  /** Where a denial ends that was read with the name after it. */
  let passed = 0
  /** Where the last make or model ends. */
  let lastVehicle = 0
  for (const [position, name] of names.entries()) {
    const { from, to, key } = name
    if (from < passed) continue
    const negator = findNegator(tokens, from)
    // A trim, and here the article: "don't need a Ford".
    if (negator?.isIndifferent && key === 'a') continue
    const previousEnd = previous?.name.to ?? 0
    const isListed = previous !== null && isLinked(tokens, previousEnd, from)
    isIndifferent =
      negator?.isIndifferent ??
      (isIndifferent && previous !== null && isSameChoice(tokens, previous.name, name))
    if (isIndifferent) {
      yield { from: negator?.from ?? from, to, meaning: nothing }
      previous = { name, makes: none }
      continue
    }
    const owner: ReadonlySet<string> =
      previous !== null && isAdjacent(tokens, previous.name.to, from) ? previous.makes : none
    const isAfterMake: boolean =
      previous?.name.entries.some(({ kind }) => kind === 'make') === true && !tokens[from]?.startsClause
    const isNumberOfOther = isAfterMake && isNumber.test(key) && isOfOther(name.entries, owner)
    const isNext: boolean = isListed && previous?.name.entries.some(isModel) === true
    const entries: readonly Entry[] = isNumberOfOther
      ? []
      : chooseEntries(
          withoutOthers(reading, name.entries, makes),
          makes,
          isNext && isWordOfList(tokens, name) ? makesOf(name.entries) : owner,
        )
    const first: Entry | undefined = entries[0]
    if (first === undefined || (first.kind === 'word' && isPerson(tokens, name))) continue
    const doubtful = doubtfulDenial(reading, name, names[position + 1], negator)
    if (doubtful) {
      yield { ...doubtful, meaning: unsearchable }
      passed = doubtful.to
      continue
    }
    // "Renault trucks T": the make before "trucks" still owns the model after it.
    previous = { name, makes: first.kind === 'type' ? owner : makesOf(entries) }
    if (first.kind === 'trim' && isAdjacent(tokens, comparedEnd, from)) {
      yield { from, to, meaning: unsearchable }
      comparedEnd = to
      continue
    }
    if (first.kind === 'trim') {
      trims.push({ from, to, key, values: first.values, negatedFrom: negator?.from ?? null })
      listed = null
      continue
    }
    const model = first.kind === 'make' ? modelOf(tokens, name, names[position + 1], first.make) : null
    const whole = { from, to: model?.to ?? to }
    const after = names.slice(position + (model ? 2 : 1)).find(isVehicle)?.from ?? tokens.length
    const own: Modifier | null = modifierOf(tokens, whole, first, negator, { before: lastVehicle, after })
    if (first.kind === 'make' || first.kind === 'model') lastVehicle = to
    // "Not a VW Golf or Ford Focus"; but "not a VW Golf, Ford Focus" is a Focus.
    const isAlike = isListed && listed?.field === 'model' && isJoined(tokens, previousEnd, from)
    if (model && (own || isAlike)) {
      ofMake = own ?? (listed && { kind: listed.kind, from })
      continue
    }
    const field = fieldOf(first)
    const modifier: Modifier | null = ofMake ?? own
    const kind: Modifier['kind'] | null =
      modifier?.kind ?? (isListed && listed?.field === field ? listed.kind : null)
    ofMake = null
    listed = kind && field ? { kind, field } : null
    if (kind) {
      const { from: start = from, comparison: beside } = modifier ?? {}
      if (kind === 'compared') comparedEnd = to
      const meaning = kind === 'compared' ? unsearchable : { kind, entries }
      yield { from: start, to, beside, meaning, role: 'exclusion' }
    } else if (first.kind === 'word' && first.vague)
      vague.push({ from, to, meaning: { kind: 'vague', field: first.field, values: first.values } })
    else {
      const isDoubtful = isNumber.test(key) || (isAfterMake && isCorrected(tokens, name))
      const { doubts = 0, ...finding } = nameFinding(reading, name, entries)
      yield { ...finding, doubts: doubts + (isDoubtful && isOfOther(entries, makes) ? 2 : 0) }
    }
  }
  yield* vague
  yield* recogniseTrims(reading, trims)
}

function isModel({ kind }: Entry): boolean {
  return kind === 'model'
}

/** "Citigo, Mii or up": an ordinary word after models is one; but not "Citigo or up to 5k". */
function isWordOfList(tokens: readonly Token[], { from, to, key, entries }: Name): boolean {
  if (!/^[a-z]{2,}$/.test(key) || !entries.every(isModel) || limitBefore.match(tokens, from)) return false
  return tokens[to] === undefined || tokens[to].startsClause || limitBefore.match(tokens, to) !== null
}

/** "Astra GS" is a trim of the Astra, though MG has a model GS, and "Solterra Touring" one of an SUV, though a Touring is an estate. */
function withoutOthers(
  reading: Reading,
  entries: readonly Entry[],
  makes: ReadonlySet<string>,
): readonly Entry[] {
  const trims = entries.filter((entry) => entry.kind === 'trim')
  if (
    trims.length === 0 ||
    makes.size === 0 ||
    entries.some((entry) => 'make' in entry && makes.has(entry.make))
  )
    return entries
  const offered = new Set(trimsOffered(reading))
  const isOffered = trims.some(({ values }) => values.some((value) => offered.has(value)))
  if (!isOffered) return entries
  const isOfModel = reading.words.has('model')
  return entries.filter(
    (entry) => entry.kind !== 'model' && !(isOfModel && entry.kind === 'word' && entry.field === 'bodyType'),
  )
}

/** What the words around a name make of it. */
interface Modifier {
  kind: 'without' | 'like' | 'compared'
  /** Where its name begins, or the denial before it. */
  from: number
  /** The words of the comparison or of the denial after it, apart from the name. */
  comparison?: { from: number; to: number }
}

/** "Something like an SUV" is an SUV: only models are compared. */
function modifierOf(
  tokens: readonly Token[],
  name: { from: number; to: number },
  first: Entry,
  negator: Negator | null,
  other: { before: number; after: number },
): Modifier | null {
  if (negator) return { kind: 'without', from: negator.from }
  const refusal = findRefusal(tokens, name.to)
  if (refusal !== null)
    return { kind: 'without', from: name.from, comparison: { from: name.to, to: refusal } }
  if (first.kind !== 'make' && first.kind !== 'model') return null
  const comparative = findComparative(tokens, name.from)
  if (comparative !== null) return { kind: 'compared', from: comparative }
  const comparison = findComparison(tokens, name, other)
  return comparison && { kind: 'like', from: name.from, comparison }
}

/** Whether it may be a make or a model. */
function isVehicle({ entries }: Name): boolean {
  return entries.some(({ kind }) => kind === 'make' || kind === 'model')
}

const none: ReadonlySet<string> = new Set()

const isNumber = /^\d+$/

/** What a name asks for. Its entries are one, or the same model of several makes. */
function nameFinding(reading: Reading, name: Name, entries: readonly Entry[]): Finding {
  const { from, to } = name
  const [first] = entries
  switch (first?.kind) {
    case 'make':
      return { from, to, meaning: wordsOf('make', [first.make]) }
    case 'model': {
      const models = entries.filter((entry) => entry.kind === 'model')
      const words = {
        make: models.map(({ make }) => make),
        model: models.flatMap((entry) => entry.models),
        ...(first.fuelType && { fuelType: [first.fuelType] }),
      }
      return {
        from,
        to,
        meaning: { kind: 'words', words },
        doubts: models.filter(({ exact }) => !exact).length,
      }
    }
    case 'word': {
      const isDoubtful = isMakeOfOther(reading, name.key) || endsInOtherType(reading, name)
      return { from, to, meaning: wordsOf(first.field, first.values), doubts: isDoubtful ? 1 : 0 }
    }
    case 'type':
      // "Van or truck": one of them is searched for, and the other reported.
      return first.type === reading.type
        ? { from, to, meaning: nothing }
        : { from, to, meaning: unsearchable, isOtherType: true }
    default:
      return { from, to, meaning: unsearchable, isOtherType: endsInOtherType(reading, name) }
  }
}

/** The next name if it is a model of this make, with nothing between. */
function modelOf(tokens: readonly Token[], { to }: Name, next: Name | undefined, make: string): Name | null {
  const isModel =
    next !== undefined &&
    isAdjacent(tokens, to, next.from) &&
    next.entries.some((entry) => entry.kind === 'model' && entry.make === make)
  return isModel ? next : null
}

/**
 * Whether the name belongs to other makes than these: the "500" of "Volvo FH 500" is hardly a Fiat 500, and "acros" beside
 * Mercedes is more likely an Actros than a Suzuki Across.
 */
function isOfOther(entries: readonly Entry[], makes: ReadonlySet<string>): boolean {
  const own = makesOf(entries)
  return own.size > 0 && makes.size > 0 && ![...own].some((make) => makes.has(make))
}

function isCorrected(tokens: readonly Token[], { from, to }: Name): boolean {
  return tokens.slice(from, to).some(({ corrected }) => corrected > 0)
}

/** "Man" is short for manual, and a make of trucks. */
function isMakeOfOther({ type, vocabulary }: Reading, key: string): boolean {
  return vehicleTypes.some(
    (other) =>
      other !== type && Object.keys(vocabulary.types[other].models).some((make) => keyOf(make) === key),
  )
}

/** "A tall man", "white van man": not short for manual. */
function isPerson(tokens: readonly Token[], { key, from }: Name): boolean {
  return key === 'man' && /^(a|the|my|old|young|tall|big|family|van)$/.test(tokens[from - 1]?.text ?? '')
}

/** "Camper van" names a van even if the stock has no campers, and "box lorry" is hardly a Luton van. */
function endsInOtherType({ tokens, lexicon, type }: Reading, { to }: Name): boolean {
  const types = (lexicon.entries.get(tokens[to - 1]?.text ?? '') ?? []).filter(
    (entry) => entry.kind === 'type',
  )
  return types.length > 0 && types.every((entry) => entry.type !== type)
}

function fieldOf(entry: Entry): string | null {
  if (entry.kind === 'word') return entry.field
  return entry.kind === 'make' || entry.kind === 'model' ? entry.kind : null
}

/** "Petrol, diesel", "automatic or diesel", "Ford Focus"; but not "automatic, Ford Focus", whose Focus is asked for. */
function isSameChoice(tokens: readonly Token[], previous: Name, name: Name): boolean {
  if (previous.entries.some((entry) => entry.kind === 'make' && modelOf(tokens, previous, name, entry.make)))
    return true
  if (!isLinked(tokens, previous.to, name.from)) return false
  if (/^n?or$/.test(tokens[name.from - 1]?.text ?? '')) return true
  const fields = new Set(previous.entries.map(fieldOf))
  return name.entries.some((entry) => fieldOf(entry) !== null && fields.has(fieldOf(entry)))
}

/** Only "or", "and", "nor" and commas between them. */
function isLinked(tokens: readonly Token[], from: number, to: number): boolean {
  return tokens.slice(from, to).every(({ kind, text }) => kind === 'sign' || /^(or|and|nor|an?)$/.test(text))
}

function isJoined(tokens: readonly Token[], from: number, to: number): boolean {
  return tokens.slice(from, to).some(({ text }) => /^(or|and|nor)$/.test(text))
}

function isAdjacent(tokens: readonly Token[], from: number, to: number): boolean {
  return from >= 0 && tokens.slice(from, to).every(({ kind }) => kind === 'sign')
}

import { filterDefinitions } from '../../stock/filter-definitions.data.ts'
import type { FilterField } from '../../stock/filter-fields.ts'
import type { SortOrder } from '../../stock/sort-orders.ts'
import type { Entry } from '../lexicon/lexicon.ts'
import type { Reading } from '../reading.ts'
import type { Finding, Meaning } from '../recognise/finding.ts'
import { addLimits, addText, addWords, mostValues, nameOfModel } from './add-filters.ts'
import { exclude } from './exclude.ts'

/**
 * Adds a finding to the search. Of two findings that contradict each other the first one counts; the tokens of the other
 * become unknown, as do those of a finding that this stock cannot answer.
 */
export function combine(reading: Reading, finding: Finding): void {
  const { from, to, beside, deniedFrom = from, meaning, role, doubts = 0, isOtherType = false } = finding
  const state = add(reading, meaning) ? 'read' : 'unknown'
  const own = reading.tokens.slice(deniedFrom, to)
  const others = beside ? reading.tokens.slice(beside.from, beside.to) : []
  for (const token of [...own, ...others]) {
    if (!finding.onlyOpen || token.state === 'open') token.state = state
    if (role) token.role = role
    else if (state === 'read' && isName(meaning)) token.role = 'name'
  }
  for (const token of finding.kinds ?? []) {
    token.state = 'unknown'
    token.role = 'kind'
  }
  reading.doubts += doubts
  if (isOtherType) reading.isOtherType = true
  if (meaning.kind === 'smallCar' && state === 'read') reading.smallAt ??= { from, to }
  if (meaning.kind === 'text' && meaning.name === 'term' && state === 'read') reading.termAt ??= { from, to }
}

function isName(meaning: Meaning): boolean {
  return meaning.kind === 'words' && ('make' in meaning.words || 'model' in meaning.words)
}

/** Whether the search now asks for it. */
function add(reading: Reading, meaning: Meaning): boolean {
  switch (meaning.kind) {
    case 'nothing':
      return true
    case 'unsearchable':
      return false
    case 'words':
      return (
        !isLeftOut(reading, meaning.words) &&
        Object.entries(meaning.words).every(([field, values]) => addWords(reading, field, values))
      )
    case 'vague':
      return (
        reading.words.has(meaning.field) ||
        addWords(reading, meaning.field, meaning.values.slice(0, mostValues))
      )
    case 'without':
      return exclude(reading, meaning.entries)
    case 'like': {
      const models = modelsOf(meaning.entries)
      if (models.length === 0 || models.some(({ model }) => reading.words.get('model')?.has(model)))
        return false
      reading.liked.push(...models)
      return true
    }
    case 'range':
      return isKnownNumber(reading, meaning.field) && addLimits(reading, meaning.field, meaning.limits)
    case 'text':
      return addText(reading, meaning.name, meaning.text)
    case 'place': {
      const isAdded = addText(reading, 'postcode', meaning.place)
      if (isAdded) reading.sort ??= 'distance'
      return isAdded
    }
    case 'sort':
      if (reading.sort === null || isSharperSort(reading, meaning.sort)) {
        reading.sort = meaning.sort
        reading.isSortLoose = meaning.isLoose === true
      }
      return reading.sort === meaning.sort
    case 'smallCar':
      return reading.type === 'car'
  }
}

/** "Sorted by price, dearest first": whether the order is of the same figure, and says its direction. */
function isSharperSort({ sort, isSortLoose }: Reading, other: SortOrder): boolean {
  const figureOf = (order: SortOrder | null) => order?.split('_', 1)[0]
  return isSortLoose && figureOf(sort) === figureOf(other)
}

/** Whether the stock tells it of any vehicle of this type, and this type has it: a truck has no boot. */
function isKnownNumber({ type, lexicon }: Reading, field: string): boolean {
  const types = filterDefinitions[field as FilterField]?.types
  const isOfCars = types?.includes('car') === true
  if (types !== undefined && !types.includes(type) && (type === 'car' || isOfCars)) return false
  return lexicon.vocabulary.unknownNumbers?.includes(field) !== true
}

/** "Not a Fiesta, but a Fiesta": whether the phrase has left out all of these models, or compared with them. */
function isLeftOut(
  { words, liked }: Reading,
  { make: makes = [], model: models = [] }: Readonly<Record<string, readonly string[]>>,
): boolean {
  if (models.length === 0) return false
  const leftOut = new Set([...(words.get('notModel') ?? []), ...liked.map(nameOfModel)])
  const isOut = (model: string) => makes.some((make) => leftOut.has(nameOfModel({ make, model })))
  return models.every(isOut)
}

function modelsOf(entries: readonly Entry[]): { make: string; model: string }[] {
  return entries.flatMap((entry) =>
    entry.kind === 'model' ? entry.models.map((model) => ({ make: entry.make, model })) : [],
  )
}

import { wordKey } from 'facet-index'
import { isKnownMake, knownMake } from '../makes/known-make.ts'
import { isKnownModel, knownModel } from '../makes/known-model.ts'
import { bandsOf, type Range } from '../stock/bands.ts'
import { filterDefinitions } from '../stock/filter-definitions.data.ts'
import {
  type FacetField,
  filterFields,
  isExclusionField,
  isIdentifierField,
  isTextField,
  isWordsField,
  type NumberField,
  scaleOf,
  type TextField,
} from '../stock/filter-fields.ts'
import { knownColour, knownWord, knownWordFields } from '../stock/known-word.ts'
import type { Facets, Filters } from './query.ts'

/** A number of up to three digits, as of doors, litres and miles a gallon, says nothing of a person. */
const largestPlain = 999

/** Years have four. */
const largestCount = 9_999

/**
 * The filters of a search that found nothing, as they may be counted: words of the trade and of the stock, in their spelling,
 * and numbers that the form offers. An address may be anybody's text, so a search with any other word, with a place or a
 * registration, or with terms of finance that somebody has chosen, is null.
 *
 * A limit between two offered ones is narrowed to the next, so the counted search found nothing either: "up to £7,499" is
 * counted as "up to £7,000". When nothing is left between its ends, it is null too.
 *
 * @param facets of the whole stock of the type
 */
export function countableFilters(filters: Filters, facets: Facets): Filters | null {
  const { from, terms, vat, ...asked } = filters
  if (asked.distance || (asked.monthlyPrice && terms)) return null
  const kept: Record<string, unknown> = asked.price && vat ? { vat } : {}
  for (const field of filterFields) {
    if (asked[field] === undefined) continue
    const known = isTextField(field)
      ? knownTexts(field, asked[field] ?? [], { facets, makes: asked.make ?? [] })
      : offeredRange(field, asked[field] as Range)
    if (known === null) return null
    kept[field] = known
  }
  return kept as Filters
}

interface Known {
  facets: Facets
  makes: readonly string[]
}

function knownTexts(field: TextField, texts: readonly string[], known: Known): readonly string[] | null {
  const spelled = texts.map((text) => spellingOf(field, text, known))
  return spelled.includes(null) ? null : [...new Set(spelled as string[])].sort()
}

/** Null for a text that neither the stock nor the trade has. */
function spellingOf(field: TextField, text: string, { facets, makes }: Known): string | null {
  if (isIdentifierField(field)) return null
  if (isExclusionField(field)) return makeAndModelOfTrade(text)
  if (isWordsField(field)) return wordOfStock(text, facets)
  const inStock = facets[field as FacetField].find(({ value }) => wordKey(String(value)) === wordKey(text))
  if (inStock) return String(inStock.value)
  if (field === 'make') return isKnownMake(text) ? knownMake(text.toLowerCase()) : null
  if (field === 'model') return modelOfTrade(text, makes)
  if (field === 'colour') return knownColour(text)
  const from = knownWordFields.find((name) => name === filterDefinitions[field].from)
  return from ? knownWord(from, text) : null
}

function modelOfTrade(text: string, makes: readonly string[]): string | null {
  const make = makes.find((each) => isKnownModel(each, text))
  return make === undefined ? null : knownModel(make, text.toLowerCase())
}

/** "Nissan Qashqai". */
function makeAndModelOfTrade(text: string): string | null {
  const words = text.split(' ')
  for (let count = 1; count < words.length; count += 1) {
    const make = words.slice(0, count).join(' ')
    const model = modelOfTrade(words.slice(count).join(' '), [make])
    if (isKnownMake(make) && model !== null) return `${knownMake(make.toLowerCase())} ${model}`
  }
  return null
}

/** A word of a derivative, such as "GTI", of which the stock has one. */
function wordOfStock(text: string, { derivative }: Facets): string | null {
  const key = wordKey(text)
  const isThere = derivative.some(({ value }) => ` ${wordKey(String(value))} `.includes(` ${key} `))
  return isThere ? key : null
}

function offeredRange(field: NumberField, { low, high }: Range): Range | null {
  const largest = filterDefinitions[field].kind === 'count' ? largestCount : largestPlain
  const isPlain = (end: number) => !Number.isFinite(end) || end <= largest
  const narrowed = {
    low: isPlain(low)
      ? low
      : (offeredEnds(field, 'low').find((end) => end >= low) ?? Number.POSITIVE_INFINITY),
    high: isPlain(high)
      ? high
      : (offeredEnds(field, 'high').findLast((end) => end <= high) ?? Number.NEGATIVE_INFINITY),
  }
  const isLeft = narrowed.low !== Number.POSITIVE_INFINITY && narrowed.high !== Number.NEGATIVE_INFINITY
  return isLeft && narrowed.low <= narrowed.high ? narrowed : null
}

/** Ascending, as stored: where a range may begin, or end. */
function offeredEnds(field: NumberField, end: 'low' | 'high'): number[] {
  const ends = (filterDefinitions[field].ends ?? []).map((each) => each * scaleOf(field))
  const edges = bandsOf(field).map((band) => band[end])
  return [...new Set([...ends, ...edges])].filter(Number.isFinite).sort((a, b) => a - b)
}

import { type FacetValue, inBatches, plainWord, type Task } from 'facet-index'
import { defaultTerms } from '#content/credit-terms.ts'
import { type Sells, sellsEverything, soldTypesOf } from '#domain/dealer/sells.ts'
import { parseFilters } from '#domain/search/parse-query.ts'
import type { StockIndex } from '#domain/search/stock-index.ts'
import { filterDefinitions } from '#domain/stock/filter-definitions.data.ts'
import { facetFields, isTextField } from '#domain/stock/filter-fields.ts'
import { type VehicleType, vehicleTypes } from '#domain/stock/vehicle-type.ts'
import { createInterpret, type Interpret } from '#domain/words/interpret.ts'
import { type Interpretation, searchParamsOf } from '#domain/words/interpretation.ts'
import { createFindOther, type FindOther } from '#domain/words/other-reading.ts'
import { createSuggest, type StockName, type Suggest } from '#domain/words/suggest.ts'
import type { ModelNames, StockVocabulary, TypeVocabulary } from '#domain/words/vocabulary.ts'
import { createUkMonth } from '#server/uk-day.ts'
import { modelProfile } from './model-profile.ts'
import { runCooperatively } from './run-cooperatively.ts'

/** Reads and completes phrases with the words of the stock. */
export interface StockWords {
  interpret: Interpret
  suggest: Suggest
  findOther: FindOther
  /** Whether these are the words of the stock as it is now. Answers with older ones must not be cached. */
  isCurrent(): boolean
}

type Index = Pick<StockIndex, 'facets' | 'search' | 'rangeCounts'>

/** Words are read again after a change of the stock, but not more often than this many times the time that it takes. */
const restFactor = 30

/** Words that no filter of a name takes: each vehicle has its own, or there are too many. */
const leftOut = new Set(['make', 'model', 'derivative'])

/**
 * The words of the stock, read from the facets of the index: once for each version of the stock at most, when somebody
 * asks, in short steps.
 */
export function createStockWords(
  index: Index,
  version: () => string,
  { sells = sellsEverything, now = Date.now }: { sells?: Sells; now?: () => number } = {},
): () => Promise<StockWords> {
  const thisMonth = createUkMonth(now)
  let current: { words: StockWords; version: string; restUntil: number } | null = null
  let reading: Promise<StockWords> | null = null

  async function read(): Promise<StockWords> {
    const readVersion = version()
    const start = performance.now()
    const { vocabulary, names } = await runCooperatively(readVocabulary(index))
    const interpret = createInterpret(vocabulary, thisMonth, sells)
    const end = performance.now()
    const suggest = createSuggest(names, interpret, (found) => countFound(index, found), soldTypesOf(sells))
    const findOther = createFindOther(vocabulary, interpret)
    const words = { interpret, suggest, findOther, isCurrent: () => readVersion === version() }
    current = { words, version: readVersion, restUntil: end + restFactor * (end - start) }
    return words
  }

  return () => {
    const isDue =
      current === null || (current.version !== version() && performance.now() >= current.restUntil)
    if (current && !isDue) return Promise.resolve(current.words)
    reading ??= read().finally(() => {
      reading = null
    })
    return reading
  }
}

function* readVocabulary(index: Index): Task<{ vocabulary: StockVocabulary; names: StockName[] }> {
  const types: Partial<Record<VehicleType, TypeVocabulary>> = {}
  const names: StockName[] = []
  for (const type of vehicleTypes) {
    const facets = index.facets(type, {})
    yield
    const models: Record<string, string[]> = {}
    for (const { value: make, count } of facets.make) {
      names.push({ type, field: 'make', text: make, count })
      const own = index.facets(type, { make: [make] }).model
      models[make] = own.map(({ value }) => value)
      for (const { value, count } of own) names.push({ type, field: 'model', text: value, make, count })
      yield
    }
    const words: Record<string, string[]> = {}
    const unknownNumbers = facetFields.filter(
      (field) => facets.make.length > 0 && !isTextField(field) && facets[field].length === 0,
    )
    for (const field of facetFields) {
      if (!isTextField(field) || leftOut.has(field)) continue
      words[field] = facets[field].map(({ value }) => value)
      if (filterDefinitions[field].inPhrases !== 'suggested') continue
      for (const { value, count } of facets[field]) names.push({ type, field, text: value, count })
    }
    const derivativeWords = yield* readDerivativeWords(facets.derivative)
    types[type] = { models, words, derivativeWords, unknownNumbers }
  }
  return { vocabulary: { types: types as Record<VehicleType, TypeVocabulary>, ...lookUps(index) }, names }
}

/** By `plainWord`; the number of a "Euro 6" is no word of its own. */
function* readDerivativeWords(derivatives: readonly FacetValue[]): Task<Map<string, string>> {
  const counts = new Map<string, number>()
  yield* inBatches(derivatives.length, (from, to) => {
    for (const { value, count } of derivatives.slice(from, to))
      for (const word of value.replaceAll(/\beuro \d\w?\b/gi, '').split(' '))
        counts.set(word, (counts.get(word) ?? 0) + count)
  })
  const words = new Map<string, string>()
  for (const [word] of [...counts].sort(([, a], [, b]) => b - a)) {
    const key = plainWord(word)
    if (key !== '' && !words.has(key)) words.set(key, withoutOuterSigns(word))
  }
  return words
}

/** "(166" as "166"; the sign of "Ka+" stays. */
function withoutOuterSigns(word: string): string {
  const signs = [...word]
  const from = signs.findIndex((sign) => /[\p{L}\p{N}]/u.test(sign))
  const to = signs.findLastIndex((sign) => /[\p{L}\p{N}+]/u.test(sign))
  return signs.slice(from, to + 1).join('')
}

function lookUps(index: Index): Omit<StockVocabulary, 'types'> {
  const facets = keepResults((type: VehicleType, names: ModelNames) => {
    const { makes, models } = names
    const { derivative, trim, wheelbase, roofHeight } = index.facets(type, {
      make: makes,
      ...(models.length > 0 && { model: models }),
    })
    const valuesOf = (options: readonly { value: string }[]) => options.map(({ value }) => value)
    return {
      derivative: valuesOf(derivative),
      trim: valuesOf(trim),
      wheelbase: valuesOf(wheelbase),
      roofHeight: valuesOf(roofHeight),
    }
  })
  const namesOf = keepResults((type: VehicleType, params: URLSearchParams) => {
    const { make, model } = index.facets(type, parseFilters(params, defaultTerms).filters)
    return { make: make.map(({ value }) => value), model: model.map(({ value }) => value) }
  })
  return {
    valuesOf: (type, field, names) => facets(type, names)[field],
    namesWith(type, derivativeWord, makes) {
      const { make, model } = namesOf(
        type,
        new URLSearchParams([['derivativeWord', derivativeWord], ...makes.map((name) => ['make', name])]),
      )
      return { makes: make, models: model }
    },
    modelProfile: keepResults((type: VehicleType, names: ModelNames) => modelProfile(index, type, names)),
    countFound: keepResults((type: VehicleType, params: URLSearchParams) => countOf(index, type, params)),
    findVehicle(field, text) {
      const type = vehicleTypes.find(
        (type) => countOf(index, type, new URLSearchParams({ [field]: text })) > 0,
      )
      return type ? { type, text } : null
    },
  }
}

/** How many results of one look-up are cached while the words are those of the stock. */
const mostCached = 500

/** The same look-ups come again with each letter that is typed. */
function keepResults<Asked extends ModelNames | URLSearchParams, Found>(
  find: (type: VehicleType, asked: Asked) => Found,
): (type: VehicleType, asked: Asked) => Found {
  const cached = new Map<string, { found: Found }>()
  return (type, asked) => {
    const key = `${type} ${asked instanceof URLSearchParams ? asked : JSON.stringify(asked)}`
    const known = cached.get(key)
    if (known) return known.found
    const found = find(type, asked)
    if (cached.size < mostCached) cached.set(key, { found })
    return found
  }
}

function countFound(index: Index, found: Interpretation): number {
  return countOf(index, found.type, searchParamsOf(found))
}

function countOf(index: Index, type: VehicleType, params: URLSearchParams): number {
  const { filters } = parseFilters(params, defaultTerms)
  return index.search({ type, filters, sort: 'relevance', limit: 0 }).total
}

import type { Exclusion, FacetIndex, Filters as IndexFilters, RangeQuestion } from 'facet-index'
import { priceRangeOfMonthly } from '../finance/monthly-figure.ts'
import { bandsOf, type Range } from '../stock/bands.ts'
import { identifierFields, type NumberField } from '../stock/filter-fields.ts'
import { identifierKeys } from '../stock/identifier-key.ts'
import type { SortOrder } from '../stock/sort-orders.ts'
import type { VehicleType } from '../stock/vehicle-type.ts'
import { motUntilRange } from './mot-until.ts'
import {
  type Assumed,
  type CountedField,
  countedFields,
  type Facets,
  type Filters,
  type OfRanges,
  type PriceTerms,
} from './query.ts'

/** The field of the index, and the range in it, that a range of a filter field asks for. */
interface IndexRange {
  field: string
  range: Range
}

/** The filters of a query on the fields of the index. */
export function toIndexFilters(type: VehicleType, filters: Filters, assumed: Assumed): IndexFilters {
  const {
    vat: _vat,
    terms: _terms,
    price,
    monthlyPrice,
    distance,
    motMonths,
    notModel,
    derivativeWord,
    from = assumed.from,
    ...others
  } = filters
  const found: Record<string, IndexFilters[string]> = { ...others }
  if (notModel) found.model = withoutModels(notModel, filters.model)
  if (derivativeWord) found.derivative = { only: filters.derivative ?? [], words: derivativeWord }
  for (const field of identifierFields) {
    const texts = filters[field]
    if (texts) found[field] = texts.flatMap((text) => identifierKeys(field, text))
  }
  if (motMonths) found.motUntil = motUntilRange(motMonths, assumed.today())
  if (distance) found.place = { from, ...distance }
  for (const [name, asked] of Object.entries({ price, monthlyPrice })) {
    if (!asked) continue
    const { field, range } = toIndexRange(
      type,
      { vat: filters.vat, terms: filters.terms ?? assumed.terms, today: assumed.today },
      name as 'price' | 'monthlyPrice',
      asked,
    )
    const other = found[field] as Range | undefined
    found[field] = other ? intersection(range, other) : range
  }
  return found
}

/** No make has more words: "Great Wall", "Alfa Romeo". A search without results asks a hundred times, so more are not tried. */
const mostMakeWords = 6

/**
 * "Polestar 2" leaves out the model 2 of Polestar, and no other make's; the name of a model alone that of every make. Where
 * the make ends is not known, so each of the first words may be its last: a make that no vehicle has leaves out nothing.
 */
export function withoutModels(names: readonly string[], only: readonly string[] = []): Exclusion {
  const not = names.flatMap((name) => {
    const words = name.split(' ')
    const pairs = words.slice(1, 1 + mostMakeWords).map((_, at) => ({
      keyword: words.slice(at + 1).join(' '),
      beside: { field: 'make', keyword: words.slice(0, at + 1).join(' ') },
    }))
    return [name, ...pairs]
  })
  return { only, not }
}

/** A price or a monthly price depends on the terms of the query; any other number is a field of the index. */
function toIndexRange(
  type: VehicleType,
  { vat, terms, today }: PriceTerms & Pick<Assumed, 'terms' | 'today'>,
  name: NumberField,
  range: Range,
): IndexRange {
  if (name === 'motMonths') return { field: 'motUntil', range: motUntilRange(range, today()) }
  if (name === 'monthlyPrice') return { field: 'priceWithVat', range: priceRangeOfMonthly(range, terms) }
  const field = name === 'price' ? priceField(type, vat) : name
  // Whole pounds, pence dropped, like the price as advertised.
  const inPence = { low: range.low * 100, high: range.high * 100 + 99 }
  return { field, range: field === name ? range : inPence }
}

/** The sort order of the index. */
export function toIndexSort(type: VehicleType, sort: SortOrder, { vat }: PriceTerms): string {
  if (sort !== 'price_asc' && sort !== 'price_desc') return sort
  const direction = sort === 'price_asc' ? 'asc' : 'desc'
  return { price: sort, priceWithVat: `monthly_${direction}`, priceWithoutVat: `price_ex_${direction}` }[
    priceField(type, vat)
  ]
}

/** Cars are sold to private buyers: their price is as advertised whatever `vat` says. */
function priceField(type: VehicleType, vat: PriceTerms['vat']): 'price' | 'priceWithVat' | 'priceWithoutVat' {
  if (vat === undefined || type === 'car') return 'price'
  return vat === 'inc' ? 'priceWithVat' : 'priceWithoutVat'
}

function intersection(one: Range, other: Range): Range {
  return { low: Math.max(one.low, other.low), high: Math.min(one.high, other.high) }
}

type Counting = Pick<FacetIndex, 'countRanges'>

/** See `StockIndex.rangeCounts`. Fields without a filter of their own are counted together. */
export function countRanges(
  index: Counting,
  type: VehicleType,
  filters: Filters,
  ranges: OfRanges<Range>,
  assumed: Assumed,
): OfRanges<number> {
  const asked = countedFields.filter((field) => ranges[field] !== undefined)
  const [free, filtered] = [asked.filter((field) => !filters[field]), asked.filter((field) => filters[field])]
  const groups = [...(free.length > 0 ? [free] : []), ...filtered.map((field) => [field])]
  return Object.fromEntries(
    groups.flatMap((fields) => {
      const others = { ...filters }
      for (const field of fields) delete others[field]
      const questions = fields.map((field) => toQuestion(type, filters, field, ranges[field] ?? [], assumed))
      const counts = index.countRanges(toIndexFilters(type, others, assumed), questions)
      return fields.map((field, i) => [field, counts[i] ?? []])
    }),
  )
}

/** The bands of a price with or without VAT, in place of those of the advertised price. */
export function withPriceFacet(
  index: Counting,
  type: VehicleType,
  filters: Filters,
  facets: Facets,
  assumed: Assumed,
): Facets {
  if (priceField(type, filters.vat) === 'price') return facets
  const bands = bandsOf('price')
  const { price = [] } = countRanges(index, type, filters, { price: bands }, assumed)
  const values = bands.map(({ value }, i) => ({ value, count: price[i] ?? 0 }))
  return { ...facets, price: values.filter(({ count }) => count > 0) }
}

function toQuestion(
  type: VehicleType,
  filters: Filters,
  name: CountedField,
  ranges: readonly Range[],
  assumed: Assumed,
): RangeQuestion {
  if (name === 'distance') return { field: 'place', from: filters.from ?? assumed.from, ranges }
  const terms = { vat: filters.vat, terms: filters.terms ?? assumed.terms, today: assumed.today }
  const asked = ranges.map((range) => toIndexRange(type, terms, name, range))
  return { field: asked[0]?.field ?? priceField(type, filters.vat), ranges: asked.map(({ range }) => range) }
}

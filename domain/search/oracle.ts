import { compareCodeUnits, compareWords, type FacetRecord, wordKey } from 'facet-index'
import { createScanIndex as createScan, type ScanIndex } from 'facet-index/oracle'
import type { Pence } from '../finance/money.ts'
import { monthlyFigure } from '../finance/monthly-figure.ts'
import { identifierFields } from '../stock/filter-fields.ts'
import { identifierKeys } from '../stock/identifier-key.ts'
import type { Listing } from '../stock/listing.ts'
import { type VehicleType, vehicleTypes } from '../stock/vehicle-type.ts'
import { exampleAssumed } from './example-assumed.ts'
import { withoutModels } from './index-filters.ts'
import { motUntilRange } from './mot-until.ts'
import { countedFields, type Facets, type Filters, type OfRanges, type PriceTerms } from './query.ts'
import type { StockIndex } from './stock-index.ts'
import { stockSchema } from './stock-schema.ts'

/** The queries of a stock index. */
export type ScannedStock = Omit<StockIndex, 'draft' | 'settle' | 'columns' | 'warmUp'>

/** The schema with the monthly price as a field of each record, and the price to the penny for sorting. */
const scannedSchema = {
  ...stockSchema,
  fields: {
    ...stockSchema.fields,
    monthlyPrice: { kind: 'number', facet: false, filter: true },
    pricePence: { kind: 'number', facet: false },
  },
  sorts: {
    ...stockSchema.sorts,
    price_asc: { by: 'pricePence', direction: 'ascending' },
    price_desc: { by: 'pricePence', direction: 'descending' },
  },
} as const

/**
 * The oracle of the stock index: answers every query by reading every listing. For a query with terms it writes each
 * listing anew with the price and the monthly price that these terms give it.
 */
export function createScanIndex(listings: Iterable<Listing>): ScannedStock {
  const byId = new Map<string, Listing>()
  const indexes = Object.fromEntries(vehicleTypes.map((type) => [type, createScan(stockSchema)])) as Record<
    VehicleType,
    ScanIndex
  >
  let priced: { key: string; scan: ScanIndex } | null = null

  function apply(id: string, listing: Listing | null): void {
    priced = null
    byId.delete(id)
    if (listing !== null) byId.set(id, listing)
    for (const type of vehicleTypes)
      indexes[type].apply([{ id, record: listing?.type === type ? listing : null }])
  }
  for (const listing of listings) apply(listing.id, listing)

  function scanOf(type: VehicleType, filters: Filters): ScanIndex {
    const { vat, terms, monthlyPrice } = filters
    if (vat === undefined && monthlyPrice === undefined) return indexes[type]
    const key = JSON.stringify([type, vat, terms])
    if (priced?.key !== key) {
      const records = [...byId.values()].filter((listing) => listing.type === type)
      priced = {
        key,
        scan: createScan(
          scannedSchema,
          records.map((listing) => withPrices(listing, filters)),
        ),
      }
    }
    return priced.scan
  }

  const self: ScannedStock = {
    search: ({ type, ...query }) =>
      scanOf(type, query.filters).search({
        offset: 0,
        ...query,
        from: query.filters.from ?? exampleAssumed.from,
        filters: scannedFilters(query.filters),
      }),
    facets: (type, filters) => scanOf(type, filters).facets(scannedFilters(filters)) as Facets,
    searchWithFacets: (query) => ({ ...self.search(query), facets: self.facets(query.type, query.filters) }),
    rangeCounts(type, filters, ranges) {
      const counts: { -readonly [F in keyof OfRanges<number>]: number[] } = {}
      for (const field of countedFields) {
        if (ranges[field] === undefined) continue
        counts[field] = ranges[field].map((range) => self.select(type, { ...filters, [field]: range }).size)
      }
      return counts
    },
    count: (type) => indexes[type].size(),
    list: ({ offset, limit }) =>
      [...byId.values()]
        .map(({ id, values }) => ({
          id,
          make: wordKey(values.make ?? ''),
          model: wordKey(values.model ?? ''),
        }))
        .sort(
          (a, b) =>
            compareWords(a.make, b.make) || compareWords(a.model, b.model) || compareCodeUnits(a.id, b.id),
        )
        .slice(offset, offset + limit)
        .map(({ id }) => id),
    select: (type, filters) => scanOf(type, filters).select(scannedFilters(filters)),
    keyword(id, field) {
      const listing = byId.get(id)
      return listing && indexes[listing.type].keyword(id, field)
    },
    record: (id) => byId.get(id),
    apply: (changes) => {
      for (const { id, listing } of changes) apply(id, listing)
    },
    compact: () => false,
  }
  return self
}

function withPrices(
  { id, type, values }: Listing,
  { vat, terms = exampleAssumed.terms }: PriceTerms,
): FacetRecord {
  const { price, priceWithVat, priceWithoutVat } = values
  // A price that the deposit covers costs nothing a month.
  const monthly = priceWithVat ? (monthlyFigure(priceWithVat as Pence, terms) ?? 0) : undefined
  const asked = vat === 'inc' ? priceWithVat : priceWithoutVat
  const prices =
    vat === undefined || type === 'car'
      ? { price, pricePence: price }
      : { price: asked === undefined ? undefined : Math.floor(asked / 100), pricePence: asked }
  return { id, values: { ...values, ...prices, monthlyPrice: monthly } }
}

function scannedFilters({
  vat: _vat,
  terms: _terms,
  monthlyPrice,
  distance,
  motMonths,
  notModel,
  derivativeWord,
  from,
  ...filters
}: Filters) {
  const numbers = identifierFields.flatMap((field) => {
    const texts = filters[field]
    return texts ? [[field, texts.flatMap((text) => identifierKeys(field, text))] as const] : []
  })
  return {
    ...filters,
    ...Object.fromEntries(numbers),
    ...(notModel && { model: withoutModels(notModel, filters.model) }),
    ...(derivativeWord && { derivative: { only: filters.derivative ?? [], words: derivativeWord } }),
    ...(distance && { place: { from: from ?? exampleAssumed.from, ...distance } }),
    ...(motMonths && { motUntil: motUntilRange(motMonths, exampleAssumed.today()) }),
    ...(monthlyPrice && {
      monthlyPrice: { low: monthlyPrice.low * 100, high: monthlyPrice.high * 100 },
    }),
  }
}

import type { SearchParams } from '#app/script-urls.ts'
import type { Stock } from '#app/services.ts'
import { formatCount } from '#app/ui/format-count.ts'
import { urls } from '#app/urls.ts'
import { formatRange } from '#domain/search/parse-range.ts'
import type { Filters } from '#domain/search/query.ts'
import { priceNear } from '#domain/search/similar-stock.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import { modelName, textOf } from '#domain/stock/record-text.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import { vehicleNoun } from '#domain/stock/vehicle-type-words.ts'
import { formatFilter } from '../search/format-filter.ts'

/** A search that finds vehicles like one that was sold. */
interface SearchLike {
  /** "14 Ford Fiesta", "63 cars for £8,000 to £12,000". */
  text: string
  href: string
}

/** Searches for its make and model, its make, and its price, without those that find nothing. */
export function searchesLike(
  stock: Pick<Stock, 'total'>,
  record: StockRecord,
  type: VehicleType,
): SearchLike[] {
  const make = textOf(record.vehicle, 'make')
  const model = textOf(record.vehicle, 'model')
  const near = priceNear(record)
  const price = near && formatRange('price', near)
  const search = (filters: Filters, params: SearchParams, words: (count: number) => string): SearchLike[] => {
    const count = stock.total(type, filters)
    return count === 0
      ? []
      : [{ text: `${formatCount(count)} ${words(count)}`, href: urls.search(type, params) }]
  }
  const nouns = (count: number) => vehicleNoun(type, count)
  return [
    ...(make && model
      ? search({ make: [make], model: [model] }, { make, model }, () => modelName(make, model))
      : []),
    ...(make ? search({ make: [make] }, { make }, (count) => `${make} ${nouns(count)}`) : []),
    ...(near && price
      ? search({ price: near }, { price }, (count) => `${nouns(count)} for ${formatFilter('price', price)}`)
      : []),
  ]
}

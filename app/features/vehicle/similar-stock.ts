import type { Stock } from '#app/services.ts'
import type { Filters, SearchQuery } from '#domain/search/query.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import { vehiclePrice } from '#domain/stock/vehicle-price.ts'
import { type VehicleType, vehicleTypes } from '#domain/stock/vehicle-type.ts'
import { textOf } from '../record/record-text.ts'

const wanted = 4

/** Up to four others like `record`: its model near its price, else its model, else its body type near its price. */
export async function findSimilar(
  stock: Pick<Stock, 'search'>,
  record: StockRecord,
  type: VehicleType,
): Promise<StockRecord[]> {
  const found = new Map<string, StockRecord>()
  for (const filters of likenesses(record)) {
    const { records } = await stock.search(query(type, filters, wanted + 1))
    for (const other of records) {
      const id = other.metadata.stockId
      if (id !== record.metadata.stockId && found.size < wanted) found.set(id, other)
    }
    if (found.size >= wanted) break
  }
  return [...found.values()]
}

/** Vehicles of every type, for an id that was never seen. */
export async function findSome(stock: Pick<Stock, 'search'>): Promise<StockRecord[]> {
  const pages = await Promise.all(vehicleTypes.map((type) => stock.search(query(type, {}, 2))))
  return pages.flatMap(({ records }) => records).slice(0, wanted)
}

function likenesses(record: StockRecord): Filters[] {
  const { vehicle } = record
  const make = textOf(vehicle, 'make')
  const model = textOf(vehicle, 'model')
  const bodyType = textOf(vehicle, 'bodyType')
  const pounds = (vehiclePrice(record).price ?? 0) / 100
  const near = pounds ? { price: { low: Math.floor(pounds * 0.8), high: Math.ceil(pounds * 1.2) } } : {}
  return [
    ...(make && model
      ? [
          { make: [make], model: [model], ...near },
          { make: [make], model: [model] },
        ]
      : []),
    ...(bodyType ? [{ bodyType: [bodyType], ...near }] : []),
    near,
  ]
}

function query(type: VehicleType, filters: Filters, limit: number): SearchQuery {
  return { type, filters, sort: 'relevance', from: { latitude: 0, longitude: 0 }, offset: 0, limit }
}

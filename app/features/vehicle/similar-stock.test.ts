import { describe, expect, it } from 'vitest'
import type { SearchQuery } from '#domain/search/query.ts'
import { findSimilar, findSome } from '#domain/search/similar-stock.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import { vehicleTypes } from '#domain/stock/vehicle-type.ts'
import { exampleVan } from '../record/example-van.ts'

const { vehicle, adverts } = exampleVan()

function van(
  id: string,
  changes: Partial<StockRecord['vehicle']> & { price?: number; lifecycleState?: string } = {},
) {
  const { price = 10_000, lifecycleState = 'FORECOURT', ...values } = changes
  return exampleVan({
    metadata: { stockId: id, lifecycleState },
    vehicle: { ...vehicle, ...values },
    adverts: { retailAdverts: { ...adverts.retailAdverts, totalPrice: { amountGBP: price } } },
  })
}

const custom = (id: string) => van(id, { model: 'Transit Custom' })
const ids = (records: readonly StockRecord[]) => records.map(({ metadata }) => metadata.stockId)

/** A stock that answers with `records` by what was asked. */
const stockOf = (recordsFor: (query: SearchQuery) => StockRecord[]) => ({
  search: async (query: SearchQuery) => {
    const records = recordsFor(query)
    return { total: records.length, records }
  },
})

describe('similar stock', () => {
  it('is near the price, of the same model and of other models with its body type', async () => {
    const asked: SearchQuery[] = []
    const stock = stockOf((query) => {
      asked.push(query)
      return query.filters.model ? ['van-1', 'a', 'b', 'c'].map((id) => van(id)) : ['d', 'e', 'f'].map(custom)
    })
    expect(ids(await findSimilar(stock, exampleVan(), 'van'))).toEqual(['a', 'b', 'd', 'e'])
    const price = { low: 8_000, high: 12_000 }
    const use = { bodyType: ['Panel Van'], gearbox: ['Manual'], doors: { low: 5, high: 5 } }
    expect(asked.map(({ filters }) => filters)).toEqual([
      { make: ['Ford'], model: ['Transit'], ...use, price },
      { ...use, price },
    ])
  })

  it('has the most alike in price, age and mileage first, and reserved ones last', async () => {
    const stock = stockOf(({ filters }) =>
      filters.model && filters.price
        ? [
            van('reserved', { lifecycleState: 'SALE_IN_PROGRESS' }),
            van('older', { yearOfManufacture: '2016', model: 'Transit Connect' }),
            van('same'),
            van('dearer', { price: 11_900, model: 'Tourneo' }),
            van('further', { odometerReadingMiles: 140_000, model: 'Courier' }),
          ]
        : [],
    )
    expect(ids(await findSimilar(stock, exampleVan(), 'van'))).toEqual([
      'same',
      'dearer',
      'older',
      'reserved',
    ])
  })

  it('names each vehicle once, and has more of one model where there is nothing else', async () => {
    const stock = stockOf(({ filters }) => (filters.bodyType ? ['a', 'b', 'c'] : ['a']).map((id) => van(id)))
    expect(ids(await findSimilar(stock, exampleVan(), 'van'))).toEqual(['a', 'b', 'c'])
  })

  it('is any vehicle of its type when nothing is near its price', async () => {
    const stock = stockOf(({ filters }) =>
      Object.keys(filters).length === 0 ? ['a', 'b'].map((id) => van(id)) : [],
    )
    expect(ids(await findSimilar(stock, exampleVan(), 'van'))).toEqual(['a', 'b'])
  })

  it('has vehicles of each type when nothing is known', async () => {
    const stock = stockOf(({ type }) => [van(`${type}-1`), van(`${type}-2`)])
    expect(ids(await findSome(stock, vehicleTypes))).toEqual(['car-1', 'car-2', 'van-1', 'van-2'])
  })
})

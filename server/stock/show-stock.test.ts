import { expect, it } from 'vitest'
import { exampleRecord } from '#domain/stock/example-record.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import { showsEverything } from '#domain/stock/shown-record.ts'
import type { Found, StockStore } from '#domain/stock/store.ts'
import { showStock } from './show-stock.ts'

const car = exampleRecord()
const bike = exampleRecord({ vehicleType: 'Bike' })

function storeOf(records: readonly StockRecord[], found: Found) {
  const store: Pick<StockStore, 'find' | 'findMany' | 'changesSince' | 'newsSince' | 'all'> = {
    find: async () => found,
    findMany: async () => [...records],
    changesSince: async () => records.map((record, change) => ({ id: `${change}`, change, record })),
    newsSince: async () =>
      records.map((record, change) => ({ id: `${change}`, change, isListed: true, record, log: null })),
    async *all() {
      yield [...records]
    },
  }
  return showStock(store, showsEverything)
}

it('shows no vehicle of a type that is not sold, although it is in the store', async () => {
  const store = storeOf([car, bike], { state: 'listed', record: bike })
  expect(await store.find('bike')).toEqual({ state: 'unknown' })
  expect(await store.findMany(['car', 'bike'])).toEqual([car])
  for await (const batch of store.all()) expect(batch).toEqual([car])
  expect((await store.changesSince({ change: 0, id: '' }, 2)).map(({ record }) => record)).toEqual([
    car,
    null,
  ])
  expect((await store.newsSince({ change: 0, id: '' }, 2, 0)).map(({ record }) => record)).toEqual([
    car,
    null,
  ])
})

it('still says that such a vehicle was sold', async () => {
  const store = storeOf([], { state: 'sold', record: bike })
  expect(await store.find('bike')).toMatchObject({ state: 'sold' })
})

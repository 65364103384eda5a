import { makeDemoStock } from 'demo-stock/make-demo-stock.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Stock } from '#app/services.ts'
import { stockOf } from '../../../tests/support/stock-of-records.ts'
import { loadValuation } from './load-valuation.ts'
import { type PopularModel, popularModels } from './popular-models.ts'

describe('popular models', () => {
  let stock: Stock
  let popular: PopularModel[]

  beforeAll(async () => {
    stock = stockOf([...makeDemoStock({ count: 1_500, seed: 3 })])
    popular = await popularModels(stock)
  })

  it('are of every type of vehicle', () => {
    expect(new Set(popular.map(({ question }) => question.type))).toEqual(new Set(['car', 'van', 'truck']))
  })

  it('have the range that the form gives for them', async () => {
    for (const { question, low, high, comparables } of popular) {
      const { type, make, model, year, mileage } = question
      const query = new URLSearchParams({ type, make, model, year: `${year}`, mileage: `${mileage}` })
      const { valuation } = await loadValuation(stock, query)
      expect(valuation).toMatchObject({ state: 'valued', low, high, comparables })
    }
  })

  it('are shown only before a vehicle has been entered', async () => {
    expect((await loadValuation(stock, new URLSearchParams())).popular).toEqual(popular)
    expect((await loadValuation(stock, new URLSearchParams('year=2019&mileage='))).popular).toEqual([])
  })

  it('are none without stock', async () => {
    expect(await popularModels(stockOf([]))).toEqual([])
  })
})

import type { Stock } from '#app/services.ts'
import { urls } from '#app/urls.ts'
import { affordablePrice } from '#domain/finance/affordable-price.ts'
import { formatPounds } from '#domain/finance/format-money.ts'
import { pence, penceFromPounds } from '#domain/finance/money.ts'
import { monthlyEstimate } from '#domain/finance/monthly-estimate.ts'
import { representativeExample } from '#domain/finance/representative-example.ts'
import { dealership } from '#domain/search/distance.ts'

const budgets = [100, 150, 200, 250, 300, 400, 500, 750].map(penceFromPounds)

/** Some monthly budgets, each with the price that it covers and the cars in stock at that price or less. */
export async function loadBudgets(stock: Stock) {
  const { months, optionToPurchaseFee } = representativeExample
  return Promise.all(
    budgets.map(async (monthly) => {
      const price = affordablePrice(monthly)
      const pounds = price / 100
      const { total } = await stock.search({
        type: 'car',
        filters: { price: { low: Number.NEGATIVE_INFINITY, high: pounds } },
        sort: 'relevance',
        from: dealership,
        offset: 0,
        limit: 0,
      })
      return {
        /** "£250". */
        monthly: formatPounds(monthly),
        /** The highest price, with VAT, that it covers on the terms of the representative example. */
        price: formatPounds(price),
        /** To the nearest pound. */
        totalRepayable: formatPounds(pence(monthlyEstimate(price, null) * months + optionToPurchaseFee), {
          pence: false,
        }),
        cars: total,
        searchPath: urls.search('car', { price: `-${pounds}` }),
      }
    }),
  )
}

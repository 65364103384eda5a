import type { Stock } from '#app/services.ts'
import { formatCount } from '#app/ui/format-count.ts'
import tableStyle from '#app/ui/Table.module.css'
import { Table } from '#app/ui/Table.tsx'
import { urls } from '#app/urls.ts'
import { defaultTerms } from '#content/credit-terms.ts'
import { totalLabel } from '#content/representative-example.ts'
import { mainType } from '#content/sold-types.ts'
import { hirePurchaseQuote } from '#domain/finance/finance-quote.ts'
import { formatPounds } from '#domain/finance/format-money.ts'
import { pence } from '#domain/finance/money.ts'
import { priceRangeOfMonthly } from '#domain/finance/monthly-figure.ts'
import { vehicleNoun } from '#domain/stock/vehicle-type-words.ts'

/** The highest price that each monthly budget covers, and the vehicles of the main type in stock at that price or less. */
export function BudgetTable({ budgets }: { budgets: Awaited<ReturnType<typeof loadBudgets>> }) {
  return (
    <Table columns={['Monthly price up to', 'Highest price with VAT', totalLabel, 'In stock']}>
      <tbody>
        {budgets.map(({ monthly, price, totalPayable, count, searchPath }) => (
          <tr key={monthly}>
            <th scope="row">{monthly}</th>
            <td className={tableStyle.short}>{price}</td>
            <td className={tableStyle.short}>{totalPayable}</td>
            <td>
              {count === 0 ? (
                `No ${vehicleNoun(mainType, 0)}`
              ) : (
                <a href={searchPath} className={tableStyle.short}>
                  {`${formatCount(count)} ${vehicleNoun(mainType, count)}`}
                </a>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

/** In pounds. */
const budgets = [100, 150, 200, 250, 300, 400, 500, 750]

/** Some monthly budgets, each with the price that it covers and the vehicles of the main type in stock at that price or less. */
export async function loadBudgets(stock: Stock) {
  return Promise.all(
    budgets.map(async (monthly) => {
      const { high } = priceRangeOfMonthly({ low: 0, high: monthly }, defaultTerms)
      const pounds = Math.floor(high / 100)
      const price = pence(pounds * 100)
      const quote = hirePurchaseQuote(price, defaultTerms)
      const { total } = await stock.search({
        type: mainType,
        filters: { price: { low: Number.NEGATIVE_INFINITY, high: pounds } },
        sort: 'relevance',
        limit: 0,
      })
      return {
        /** "£250". */
        monthly: `£${monthly}`,
        /** The highest price in whole pounds, with VAT, that it covers on the default terms. */
        price: formatPounds(price),
        /** To the nearest pound. */
        totalPayable: quote ? formatPounds(quote.totalPayable, { pence: false }) : 'N/A',
        count: total,
        searchPath: urls.search(mainType, { price: `-${pounds}` }),
      }
    }),
  )
}

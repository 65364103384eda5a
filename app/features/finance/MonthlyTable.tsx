import tableStyle from '#app/ui/Table.module.css'
import { Table } from '#app/ui/Table.tsx'
import { defaultTerms } from '#content/credit-terms.ts'
import { totalLabel } from '#content/representative-example.ts'
import { hirePurchaseQuote } from '#domain/finance/finance-quote.ts'
import { formatPounds } from '#domain/finance/format-money.ts'
import { penceFromPounds } from '#domain/finance/money.ts'

const prices = [5_000, 8_000, 12_000, 16_000, 20_000, 30_000, 40_000].map(penceFromPounds)

/** The monthly payment and the total for some prices, on the terms of every figure until the visitor chooses. */
export function MonthlyTable() {
  return (
    <Table columns={['Price with VAT', 'Monthly price', totalLabel]}>
      <tbody>
        {prices.map((price) => {
          const quote = hirePurchaseQuote(price, defaultTerms)
          if (quote === null) return null
          return (
            <tr key={price}>
              <th scope="row">{formatPounds(price)}</th>
              <td className={tableStyle.short}>{formatPounds(quote.instalment, { pence: true })}</td>
              <td className={tableStyle.short}>{formatPounds(quote.totalPayable, { pence: true })}</td>
            </tr>
          )
        })}
      </tbody>
    </Table>
  )
}

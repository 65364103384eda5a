import { Table } from '#app/ui/Table.tsx'
import { formatPounds } from '#domain/finance/format-money.ts'
import { pence, penceFromPounds } from '#domain/finance/money.ts'
import { monthlyEstimate } from '#domain/finance/monthly-estimate.ts'
import { representativeExample } from '#domain/finance/representative-example.ts'

const prices = [5_000, 8_000, 12_000, 16_000, 20_000, 30_000, 40_000].map(penceFromPounds)

/** The monthly payment and the total for some prices, on the terms of the representative example. */
export function MonthlyTable() {
  const { months, optionToPurchaseFee } = representativeExample
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Price with VAT</th>
          <th scope="col">Monthly price</th>
          <th scope="col">Total amount payable</th>
        </tr>
      </thead>
      <tbody>
        {prices.map((price) => {
          const monthly = monthlyEstimate(price, null)
          return (
            <tr key={price}>
              <th scope="row">{formatPounds(price)}</th>
              <td>{formatPounds(monthly, { pence: true })}</td>
              <td>{formatPounds(pence(monthly * months + optionToPurchaseFee), { pence: true })}</td>
            </tr>
          )
        })}
      </tbody>
    </Table>
  )
}

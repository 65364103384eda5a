import { formatCount } from '#app/ui/format-count.ts'
import { PageLink } from '#app/ui/PageLink.tsx'
import { Table } from '#app/ui/Table.tsx'
import { mainType } from '#domain/stock/vehicle-type.ts'
import { vehicleNoun } from '#domain/stock/vehicle-type-words.ts'
import type { loadBudgets } from './load-budgets.ts'
import { totalLabel } from './quote-words.ts'

/** The highest price that each monthly budget covers, and the vehicles of the main type in stock at that price or less. */
export function BudgetTable({ budgets }: { budgets: Awaited<ReturnType<typeof loadBudgets>> }) {
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Monthly price up to</th>
          <th scope="col">Highest price with VAT</th>
          <th scope="col">{totalLabel}</th>
          <th scope="col">In stock</th>
        </tr>
      </thead>
      <tbody>
        {budgets.map(({ monthly, price, totalPayable, count, searchPath }) => (
          <tr key={monthly}>
            <th scope="row">{monthly}</th>
            <td>{price}</td>
            <td>{totalPayable}</td>
            <td>
              {count === 0 ? (
                `No ${vehicleNoun(mainType, 0)}`
              ) : (
                <PageLink to={searchPath}>{`${formatCount(count)} ${vehicleNoun(mainType, count)}`}</PageLink>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

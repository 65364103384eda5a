import { formatCount } from '#app/ui/format-count.ts'
import { Table } from '#app/ui/Table.tsx'
import textStyle from '#app/ui/TextStyle.module.css'
import { runningCostAssumptions } from '#content/running-costs.ts'
import { formatPounds } from '#domain/finance/format-money.ts'
import { type EnergyUse, energyNeeded, runningCost } from '#domain/finance/running-cost.ts'

const { prices } = runningCostAssumptions
const { petrol, diesel, electric } = prices

const miles = 10_000

const cars: readonly { name: string; use: Exclude<EnergyUse, { kind: 'unknown' }>; unit: string }[] = [
  { name: 'Petrol, 40 mpg', use: { kind: 'petrol', mpg: 40 }, unit: 'litres' },
  { name: 'Petrol, 50 mpg', use: { kind: 'petrol', mpg: 50 }, unit: 'litres' },
  { name: 'Diesel, 50 mpg', use: { kind: 'diesel', mpg: 50 }, unit: 'litres' },
  { name: 'Electric, 3.5 miles per kWh', use: { kind: 'electric', milesPerKwh: 3.5 }, unit: 'kWh' },
]

/** What some cars use and cost in a year, at the prices that running costs assume, with where these are from. */
export function EnergyTable() {
  return (
    <>
      <Table
        columns={['Car', 'Uses', 'Costs']}
        caption={`Fuel or electricity for ${formatCount(miles)} miles`}
      >
        <tbody>
          {cars.map(({ name, use, unit }) => {
            const needed = energyNeeded(use, miles)
            const { energy } = runningCost(use, null, miles, prices[use.kind].perUnit)
            if (needed === null || energy === null) return null
            return (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{`${formatCount(Math.round(needed))} ${unit}`}</td>
                <td>{formatPounds(energy)}</td>
              </tr>
            )
          })}
        </tbody>
      </Table>
      <p className={textStyle.note}>
        {`Petrol costs ${petrol.perUnit}p a litre here and diesel ${diesel.perUnit}p: ${diesel.basis} (${diesel.source}). Electricity costs ${electric.perUnit}p per kWh: ${electric.basis} (${electric.source}). Prices have changed since then.`}
      </p>
    </>
  )
}

import { Button } from '#app/ui/Button.tsx'
import textStyle from '#app/ui/TextStyle.module.css'
import type { VehicleParams } from '#app/urls.ts'
import { type Assumption, runningCostAssumptions } from '#content/running-costs.ts'
import { formatPounds } from '#domain/finance/format-money.ts'
import type { Pence } from '#domain/finance/money.ts'
import { type EnergyUse, runningCost } from '#domain/finance/running-cost.ts'
import classes from './FinanceCalculator.module.css'
import { TermField } from './TermField.tsx'
import type { FinanceForm } from './use-finance-choice.ts'

const { prices, milesPerYear } = runningCostAssumptions

interface RunningCostsProps {
  form: FinanceForm
  /** `tax` a year; null when unknown. */
  vehicle: { energy: EnergyUse; tax: Pence | null }
  /** The address of the vehicle page, where the form goes without script. */
  action: string
  /** What else is in the address. */
  kept: VehicleParams
}

/** Fuel or electricity and vehicle tax for a year at the visitor's own mileage. What is unknown stays unknown. */
export function RunningCosts({ form, vehicle, action, kept }: RunningCostsProps) {
  const { choice, asked, faults, change } = form
  const { energy, tax, total } = runningCost(vehicle.energy, vehicle.tax, asked.miles, prices)
  const miles = asked.miles.toLocaleString('en-GB')
  const supply = vehicle.energy.kind === 'electric' ? 'Electricity' : 'Fuel'
  const rows = [
    [supply, energy],
    ['Road tax', tax],
    [`${supply} and road tax`, total],
  ] as const
  return (
    <section aria-labelledby="running-costs" className={classes.calculator}>
      <h2 id="running-costs">Running costs a year</h2>
      <form
        method="get"
        action={`${action}#running-costs`}
        className={classes.form}
        onSubmit={(event) => event.preventDefault()}
      >
        {Object.entries(kept).map(([name, value]) =>
          value === undefined || name === 'milesPerYear' ? null : (
            <input key={name} type="hidden" name={name} value={value} />
          ),
        )}
        <TermField
          idPrefix="running"
          name="milesPerYear"
          label="Your yearly mileage"
          value={choice.miles}
          shown={asked.miles}
          fault={faults.miles}
          onChange={(value) => change({ miles: value })}
        />
        <Button type="submit" variant="secondary" className={classes.scriptless}>
          Update running costs
        </Button>
      </form>
      <dl className={textStyle.small}>
        {rows.map(([name, cost]) => (
          <div key={name} className={classes.row}>
            <dt>{name}</dt>
            <dd>{cost === null ? 'Unknown' : formatPounds(cost)}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.small}>
        {assumptionOf(vehicle.energy, miles)}
        {energy !== null && asked.miles === milesPerYear.miles
          ? ` ${miles} miles is ${from(milesPerYear)}.`
          : ''}{' '}
        Not included: insurance, servicing, repairs and any tax supplement.
      </p>
    </section>
  )
}

const changing = 'Prices have changed since.'

/** "the UK average on 8 September 2025 (Department for …)". */
function from({ basis, source }: Assumption): string {
  return `${basis} (${source})`
}

function assumptionOf(use: EnergyUse, miles: string): string {
  if (use.kind === 'electric') {
    const { perKwh } = prices.electric
    return `${miles} miles at ${use.milesPerKwh.toFixed(1)} miles per kWh, from the official range and battery, and ${perKwh}p per kWh: ${from(prices.electric)}. Public charging costs more. ${changing}`
  }
  if (use.kind !== 'unknown') {
    const price = prices[use.kind]
    return `${miles} miles at the official ${use.mpg} mpg and ${price.perLitre}p a litre: ${from(price)}. ${changing} Most drivers get fewer mpg.`
  }
  if (use.reason === 'plug-in hybrid')
    return 'The cost of a plug-in hybrid depends on how often you charge it.'
  if (use.reason === 'other fuel') return 'We have no average price for its fuel.'
  return 'We have no official figure for its fuel or electricity.'
}

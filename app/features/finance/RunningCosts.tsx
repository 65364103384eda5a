import { Button } from '#app/ui/Button.tsx'
import { formatCount } from '#app/ui/format-count.ts'
import textStyle from '#app/ui/TextStyle.module.css'
import type { VehicleParams } from '#app/urls.ts'
import { type Assumption, runningCostAssumptions } from '#content/running-costs.ts'
import { formatPounds } from '#domain/finance/format-money.ts'
import type { Pence } from '#domain/finance/money.ts'
import { type EnergyUse, runningCost } from '#domain/finance/running-cost.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import classes from './FinanceCalculator.module.css'
import { TermField } from './TermField.tsx'
import type { FinanceForm } from './use-finance-choice.ts'

const { prices, milesPerYear } = runningCostAssumptions

interface RunningCostsProps {
  form: FinanceForm
  /** `tax` a year; null when unknown. */
  vehicle: { type: VehicleType; energy: EnergyUse; tax: Pence | null }
  /** The address of the vehicle page, where the form goes without script. */
  action: string
  /** What else is in the address. */
  kept: VehicleParams
}

/**
 * Fuel or electricity and vehicle tax for a year, at the visitor's own mileage and price. What is unknown stays unknown, and
 * has no total; nothing where both are.
 */
export function RunningCosts({ form, vehicle, action, kept }: RunningCostsProps) {
  const { asked } = form
  const { kind } = vehicle.energy
  if (kind === 'unknown' && vehicle.tax === null) return null
  const average = kind === 'unknown' ? null : prices[kind]
  const perUnit = asked.energyPrice ?? average?.perUnit ?? 0
  const { energy, tax, total } = runningCost(vehicle.energy, vehicle.tax, asked.miles, perUnit)
  const supply = kind === 'electric' ? 'Electricity' : 'Fuel'
  const rows = [
    [supply, energy],
    ['Road tax', tax],
    ...(total === null ? [] : [[`${supply} and road tax`, total] as const]),
  ] as const
  return (
    <section aria-labelledby="running-costs" className={classes.calculator}>
      <h2 id="running-costs">Running costs a year</h2>
      {average ? (
        <RunningCostsForm
          {...{ form, action, kept }}
          unit={kind === 'electric' ? 'kWh' : 'litre'}
          average={average.perUnit}
        />
      ) : null}
      <dl className={textStyle.small}>
        {rows.map(([name, cost]) => (
          <div key={name} className={classes.row}>
            <dt>{name}</dt>
            <dd>{cost === null ? 'Unknown' : formatPounds(cost)}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.small}>
        {`${assumptionOf(vehicle, asked)} Not included: insurance, servicing, repairs and any tax supplement.`}
      </p>
    </section>
  )
}

interface RunningCostsFormProps extends Pick<RunningCostsProps, 'form' | 'action' | 'kept'> {
  unit: 'litre' | 'kWh'
  /** The price until the visitor enters another. */
  average: number
}

const ownFields = ['milesPerYear', 'energyPrice']

function RunningCostsForm({ form, action, kept, unit, average }: RunningCostsFormProps) {
  const { choice, faults, change } = form
  return (
    <form
      method="get"
      action={`${action}#running-costs`}
      className={classes.form}
      onSubmit={(event) => event.preventDefault()}
    >
      {Object.entries(kept).map(([name, value]) =>
        value === undefined || ownFields.includes(name) ? null : (
          <input key={name} type="hidden" name={name} value={value} />
        ),
      )}
      <TermField
        idPrefix="running"
        name="milesPerYear"
        label="Your yearly mileage"
        value={choice.miles}
        shown={form.asked.miles}
        fault={faults.miles}
        onChange={(miles) => change({ miles })}
      />
      <TermField
        idPrefix="running"
        name="energyPrice"
        label={`What you pay for a ${unit} (p)`}
        value={choice.energyPrice}
        shown={form.asked.energyPrice ?? average}
        decimal
        placeholder={String(average)}
        fault={faults.energyPrice}
        onChange={(energyPrice) => change({ energyPrice })}
      />
      <Button type="submit" variant="secondary" className={classes.scriptless}>
        Update running costs
      </Button>
    </form>
  )
}

/** "the UK average on 30 June 2026 (RAC Fuel Watch)". */
function from({ basis, source }: Assumption): string {
  return source ? `${basis} (${source})` : basis
}

const ownWords = 'Prices have changed since then. Enter what you pay.'

/** What the figures assume, in sentences. */
function assumptionOf(
  { type, energy: use }: RunningCostsProps['vehicle'],
  asked: FinanceForm['asked'],
): string {
  if (use.kind === 'unknown') {
    if (use.reason === 'plug-in hybrid')
      return 'The cost of a plug-in hybrid depends on how often you charge it.'
    if (use.reason === 'other fuel') return 'We have no average price for its fuel.'
    return 'We have no official figure for its fuel or electricity.'
  }
  const miles = formatCount(asked.miles)
  const usual = milesPerYear[type]
  const unit = use.kind === 'electric' ? 'per kWh' : 'a litre'
  const average = prices[use.kind]
  const price =
    asked.energyPrice === null
      ? `${average.perUnit}p ${unit}: ${from(average)}. ${ownWords}`
      : `your price of ${asked.energyPrice}p ${unit}.`
  return [
    use.kind === 'electric'
      ? `${miles} miles at ${use.milesPerKwh.toFixed(1)} miles per kWh, from the official range and battery, and ${price} Public charging costs more than at home.`
      : `${miles} miles at the official ${use.mpg} mpg and ${price} Most drivers get fewer mpg.`,
    ...(asked.miles === usual.miles ? [`${miles} miles is ${from(usual)}.`] : []),
  ].join(' ')
}

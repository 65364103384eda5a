import { useState } from 'react'
import { Button } from '#app/ui/Button.tsx'
import { urls } from '#app/urls.ts'
import { defaultTerms } from '#content/credit-terms.ts'
import { type FinanceTerms, formatTerms } from '#domain/finance/finance-terms.ts'
import { formatPounds } from '#domain/finance/format-money.ts'
import { type Pence, pence, penceFromPounds } from '#domain/finance/money.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import { vehicleTypeWords } from '#domain/stock/vehicle-type-words.ts'
import { BudgetForm } from './BudgetForm.tsx'
import classes from './FinanceCalculator.module.css'
import { forgetTerms } from './remembered-terms.ts'
import { useRecalledBudget } from './use-recalled-budget.ts'

interface VehicleBudgetProps {
  type: VehicleType
  /** Of hire purchase on the terms; null when the deposit covers the price. */
  monthly: Pence | null
  terms: FinanceTerms
  /** Called after the device has forgotten the budget. */
  onClear: () => void
}

/** How the vehicle compares with the highest monthly price of the visitor, and the search for others within it. */
export function VehicleBudget({ type, monthly, terms, onClear }: VehicleBudgetProps) {
  const [cleared, setCleared] = useState(0)
  const { monthlyPrice } = useRecalledBudget(cleared)
  const limit = monthlyPrice === undefined ? null : penceFromPounds(Number(monthlyPrice.slice(1)))
  const params = formatTerms(terms, defaultTerms)
  const { singular, plural } = vehicleTypeWords[type]
  if (monthly === null && limit === null) return null
  const shown = limit ?? pence(Math.ceil((monthly ?? 0) / 100) * 100)
  return (
    <div className={classes.budget}>
      {limit === null ? null : (
        <p>
          {monthly === null
            ? `Your deposit covers the price of this ${singular}, so it is within your monthly limit.`
            : `This ${singular} is ${compared(monthly, limit)} on hire purchase with this deposit and term.`}
        </p>
      )}
      <BudgetForm
        // A default value is read once.
        key={`${shown} ${params.deposit} ${params.term}`}
        action={urls.search(type)}
        kept={Object.entries(params)}
        values={{ monthlyPriceTo: String(shown / 100) }}
        shown={['monthlyPriceTo']}
        idPrefix="vehicle"
      >
        <Button type="submit" variant="secondary">
          Find {plural}
        </Button>
      </BudgetForm>
      {limit === null && Object.keys(params).length === 0 ? null : (
        <Button
          variant="quiet"
          className={classes.scripted}
          onClick={() => {
            forgetTerms()
            setCleared(cleared + 1)
            onClear()
          }}
        >
          Clear budget
        </Button>
      )}
    </div>
  )
}

/** "within your limit of £250 a month", "£12.50 a month over your limit of £250". */
function compared(monthly: Pence, limit: Pence): string {
  return monthly <= limit
    ? `within your limit of ${formatPounds(limit)} a month`
    : `${formatPounds(pence(monthly - limit))} a month over your limit of ${formatPounds(limit)}`
}

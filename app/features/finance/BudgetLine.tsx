import { urls } from '#app/urls.ts'
import { offersFinance } from '#content/offers.ts'
import classes from './BudgetLine.module.css'

/**
 * The budget of the device, with ways to change and to clear it. Hidden in the document, which is the same for every
 * visitor; `enhanceTerms` fills it in. `change` is false beside the form that changes it.
 */
export function BudgetLine({ change = true }: { change?: boolean }) {
  if (!offersFinance) return null
  return (
    <p hidden data-budget-line className={classes.line}>
      <span>
        Your budget: <strong data-budget-words />
      </span>
      {change ? <a href={`${urls.home}#budget`}>Change</a> : null}
      <button type="button" data-budget-clear className={classes.clear}>
        Clear
      </button>
    </p>
  )
}

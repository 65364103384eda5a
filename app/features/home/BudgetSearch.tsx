import { Button } from '#app/ui/Button.tsx'
import { Select } from '#app/ui/Field.tsx'
import { formatCount } from '#app/ui/format-count.ts'
import { VisuallyHidden } from '#app/ui/VisuallyHidden.tsx'
import { urls } from '#app/urls.ts'
import { offersFinance } from '#content/offers.ts'
import { mainType, soldTypes } from '#content/sold-types.ts'
import { filterDefinitions } from '#domain/stock/filter-definitions.data.ts'
import { vehicleTypeWords } from '#domain/stock/vehicle-type-words.ts'
import { BudgetForm } from '../finance/BudgetForm.tsx'
import { BudgetLine } from '../finance/BudgetLine.tsx'
import classes from './BudgetSearch.module.css'

/** Those of the results. */
const prices = filterDefinitions.price.ends ?? []
const usual = 10_000

/**
 * A price, or a monthly price where there is finance, and what to see up to it: the radio buttons show one of two forms. The monthly one offers
 * no amounts, because a cost of credit would need the representative example above it.
 */
export function BudgetSearch() {
  return (
    <div id="budget" className={classes.budget}>
      <fieldset className={classes.kinds}>
        <legend className={classes.legend}>Your budget</legend>
        <label className={classes.kind}>
          <input type="radio" name="budget" value="price" defaultChecked className={classes.radio} />
          Price
        </label>
        {offersFinance ? (
          <label className={classes.kind}>
            <input type="radio" name="budget" value="monthly" className={classes.radio} />
            Monthly
          </label>
        ) : null}
      </fieldset>
      <form method="get" action={urls.search(mainType)} className={classes.price}>
        <label htmlFor="home-price">
          <VisuallyHidden>Highest price</VisuallyHidden>
        </label>
        <Select id="home-price" name="price" defaultValue={`-${usual}`} className={classes.amount}>
          {prices.map((each) => (
            <option key={each} value={`-${each}`}>
              {`Up to £${formatCount(each)}`}
            </option>
          ))}
        </Select>
        <TypeButtons />
      </form>
      {offersFinance ? (
        <>
          <div className={classes.monthly}>
            <BudgetForm action={urls.search(mainType)} idPrefix="home">
              <div className={classes.types}>
                <TypeButtons />
              </div>
            </BudgetForm>
          </div>
          <BudgetLine change={false} />
        </>
      ) : null}
    </div>
  )
}

/** Each sends the form to the search of its type. */
function TypeButtons() {
  return soldTypes.map((type) => (
    <Button
      key={type}
      type="submit"
      variant="secondary"
      formAction={urls.search(type)}
      className={classes.go}
    >
      {soldTypes.length > 1 ? vehicleTypeWords[type].pluralLabel : 'Search'}
    </Button>
  ))
}

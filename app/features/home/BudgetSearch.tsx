import { Button } from '#app/ui/Button.tsx'
import { formatCount } from '#app/ui/format-count.ts'
import { Select } from '#app/ui/Select.tsx'
import { VisuallyHidden } from '#app/ui/VisuallyHidden.tsx'
import { urls } from '#app/urls.ts'
import { vehicleTypes } from '#domain/stock/vehicle-type.ts'
import { vehicleTypeWords } from '#domain/stock/vehicle-type-words.ts'
import classes from './BudgetSearch.module.css'

const thousands = [2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20, 25, 30, 40, 50, 75]
const prices = thousands.map((each) => each * 1_000)
const instalments = [100, 150, 200, 250, 300, 350, 400, 500, 600, 750, 1_000]

/** A price or a monthly payment, and what to see up to it. Two forms, of which the radio buttons show one. */
export function BudgetSearch() {
  return (
    <div className={classes.budget}>
      <fieldset className={classes.kinds}>
        <legend className={classes.legend}>Search by budget</legend>
        <label className={classes.kind}>
          <input type="radio" name="budget" value="price" defaultChecked className={classes.radio} />
          Price
        </label>
        <label className={classes.kind}>
          <input type="radio" name="budget" value="monthly" className={classes.radio} />
          Monthly
        </label>
      </fieldset>
      <BudgetForm name="price" label="Highest price" per="" amounts={prices} usual={10_000} />
      <BudgetForm
        name="monthlyPrice"
        label="Highest monthly payment"
        per=" a month"
        amounts={instalments}
        usual={250}
        hint="With no deposit, over 60 months. You can change both beside the results."
      />
    </div>
  )
}

interface BudgetFormProps {
  name: 'price' | 'monthlyPrice'
  label: string
  /** Written after each amount. */
  per: string
  /** In pounds. */
  amounts: readonly number[]
  usual: number
  hint?: string
}

function BudgetForm({ name, label, per, amounts, usual, hint }: BudgetFormProps) {
  const id = `home-${name}`
  return (
    <form method="get" action={urls.search('car')} className={classes[name]}>
      <div className={classes.row}>
        <label htmlFor={id}>
          <VisuallyHidden>{label}</VisuallyHidden>
        </label>
        <Select id={id} name={name} defaultValue={`-${usual}`} className={classes.amount}>
          {amounts.map((pounds) => (
            <option key={pounds} value={`-${pounds}`}>
              {`Up to £${formatCount(pounds)}${per}`}
            </option>
          ))}
        </Select>
        {vehicleTypes.map((type) => (
          <Button
            key={type}
            type="submit"
            variant="secondary"
            formAction={urls.search(type)}
            className={classes.go}
          >
            {vehicleTypeWords[type].pluralLabel}
          </Button>
        ))}
      </div>
      {hint ? <p className={classes.hint}>{hint}</p> : null}
    </form>
  )
}

import type { FormEvent } from 'react'
import { Button } from '#app/ui/Button.tsx'
import { Field } from '#app/ui/Field.tsx'
import { Input } from '#app/ui/Input.tsx'
import { longestTerm, shortestTerm } from '#domain/finance/finance-terms.ts'
import classes from './BudgetForm.module.css'
import { rememberBudget } from './remember-budget.ts'

interface BudgetFormProps {
  /** The search that the form leads to. */
  action: string
  /** What is kept of the search: the parameters of its address but for the three of the form, repeated ones several times. */
  kept?: readonly (readonly [name: string, value: string])[]
  deposit?: string | undefined
  term?: string | undefined
  /** The most a month, in whole pounds. */
  monthly?: string | undefined
  /** Distinguishes two forms on one page. */
  idPrefix?: string
}

/**
 * Deposit, term and a monthly limit for the whole stock. A GET form: what it holds is in the address of the search, and
 * on the device once it has been sent with script (`rememberBudget`; `data-budget` for pages without React).
 */
export function BudgetForm(props: BudgetFormProps) {
  const { action, kept = [], deposit = '', term = '', monthly = '', idPrefix = 'budget' } = props
  return (
    <form method="get" action={action} data-budget className={classes.form} onSubmit={remember}>
      {kept.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <Field id={`${idPrefix}-monthly`} label="Most a month (£)">
        <Input
          name="monthlyPriceTo"
          type="number"
          inputMode="numeric"
          min={1}
          max={99_999}
          step={1}
          defaultValue={monthly}
          placeholder="Any"
        />
      </Field>
      <Field id={`${idPrefix}-deposit`} label="Deposit (£)">
        <Input
          name="deposit"
          type="number"
          inputMode="numeric"
          min={0}
          max={1_000_000}
          step={1}
          defaultValue={deposit}
          placeholder="0"
        />
      </Field>
      <Field id={`${idPrefix}-term`} label="Term (months)">
        <Input
          name="term"
          type="number"
          inputMode="numeric"
          min={shortestTerm}
          max={longestTerm}
          step={1}
          defaultValue={term}
          placeholder={String(longestTerm)}
        />
      </Field>
      <Button type="submit" variant="secondary" className={classes.send}>
        Use this budget
      </Button>
    </form>
  )
}

function remember({ currentTarget }: FormEvent<HTMLFormElement>) {
  rememberBudget(new FormData(currentTarget))
}

import type { FormEvent, ReactNode } from 'react'
import { Button } from '#app/ui/Button.tsx'
import { Field, Input } from '#app/ui/Field.tsx'
import { defaultTerms } from '#content/credit-terms.ts'
import classes from './BudgetForm.module.css'
import { rememberBudget } from './remembered-terms.ts'

type BudgetField = 'monthlyPriceTo' | 'deposit' | 'term'

const fields: Readonly<Record<BudgetField, { label: string; placeholder: string }>> = {
  monthlyPriceTo: { label: 'Monthly limit (£)', placeholder: 'Any' },
  deposit: { label: 'Deposit (£)', placeholder: String(defaultTerms.deposit / 100) },
  term: { label: 'Term (months)', placeholder: String(defaultTerms.months) },
}

const allFields = Object.keys(fields) as BudgetField[]

interface BudgetFormProps {
  /** The search that the form leads to. */
  action: string
  /** What is kept of the search: the parameters of its address but for those of the form, repeated ones several times. */
  kept?: readonly (readonly [name: string, value: string])[]
  values?: Readonly<{ [F in BudgetField]?: string | undefined }>
  /** Distinguishes two forms on one page. */
  idPrefix?: string
  /** All three unless the page has the others in another form. */
  shown?: readonly BudgetField[]
  /** Its submit buttons. */
  children?: ReactNode
}

/**
 * Deposit, term and the highest monthly price for the whole stock. A GET form: what it holds is in the address of the
 * search, and on the device once it has been sent with script (`rememberBudget`; `data-budget` for pages without React).
 */
export function BudgetForm(props: BudgetFormProps) {
  const { action, kept = [], values = {}, idPrefix = 'budget', shown = allFields, children } = props
  return (
    <form method="get" action={action} data-budget className={classes.form} onSubmit={remember}>
      {kept.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      {shown.map((name) => {
        const { label, ...input } = fields[name]
        return (
          <Field key={name} id={`${idPrefix}-${name}`} label={label}>
            <Input name={name} inputMode="numeric" defaultValue={values[name] ?? ''} {...input} />
          </Field>
        )
      })}
      {children ?? (
        <Button type="submit" variant="secondary">
          Use this budget
        </Button>
      )}
    </form>
  )
}

function remember({ currentTarget }: FormEvent<HTMLFormElement>) {
  rememberBudget(new FormData(currentTarget))
}

import { formatRate } from '#domain/finance/format-money.ts'
import { representativeExample } from '#domain/finance/representative-example.ts'
import classes from './ChosenPlan.module.css'

interface ChosenPlanProps {
  /** The figures of the calculator, in words. */
  plan: string
  /** Whether the form sends its deposit, term and type of finance. It does unless they are those of the specified estimate. */
  sent: boolean
}

export function ChosenPlan({ plan, sent }: ChosenPlanProps) {
  return (
    <div className={classes.plan}>
      <p>
        <strong>Your figures</strong>
      </p>
      <p>{plan}</p>
      <p className={classes.note}>
        This is an illustration at the interest rate of our representative example,{' '}
        {formatRate(representativeExample.interestRate)} a year.{' '}
        {sent
          ? 'We receive this deposit, term and type of finance with your form. You can change them at any time before you sign.'
          : 'You can choose another deposit, term or type of finance when we contact you.'}
      </p>
    </div>
  )
}

import textStyle from '#app/ui/TextStyle.module.css'
import { interestRate } from '#content/representative-example.ts'
import { formatRate } from '#domain/finance/format-money.ts'
import classes from './ChosenPlan.module.css'

interface ChosenPlanProps {
  /** What the application is for: "Ford Transit, £12,000". */
  subject?: string
  plan: string | null
  /** Whether the form sends its deposit, term and type of finance. It does unless they are those of the specified estimate. */
  sent: boolean
  /** Without the note on what the figures are, which stands beside Submit. */
  brief?: boolean
}

/** The vehicle, and the figures of the calculator in words. */
export function ChosenPlan({ subject, plan, sent, brief = false }: ChosenPlanProps) {
  return (
    <div className={classes.plan}>
      {subject ? <p className={classes.subject}>{subject}</p> : null}
      {plan ? (
        <>
          {brief ? null : (
            <p>
              <strong>Your figures</strong>
            </p>
          )}
          <p>{plan}</p>
          {brief ? null : (
            <p className={textStyle.finePrint}>
              This is an illustration at the interest rate of our representative example,{' '}
              {formatRate(interestRate)} a year.{' '}
              {sent
                ? 'We receive this deposit, term and type of finance with your form, and the amounts for your own vehicle if you entered any. You can change them at any time before you sign.'
                : 'You can choose another deposit, term or type of finance when we contact you.'}
            </p>
          )}
        </>
      ) : null}
    </div>
  )
}

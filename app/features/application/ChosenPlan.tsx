import { formatRate } from '#domain/finance/format-money.ts'
import { representativeExample } from '#domain/finance/representative-example.ts'
import classes from './ChosenPlan.module.css'

interface ChosenPlanProps {
  /** What the application is for: "Ford Transit, £12,000". */
  subject?: string
  plan: string | null
  /** Without the note on what the figures are, which stands beside Submit. */
  brief?: boolean
}

/** The vehicle, and the figures of the calculator in words. The form does not send these: its body is that of the lead service. */
export function ChosenPlan({ subject, plan, brief = false }: ChosenPlanProps) {
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
            <p className={classes.note}>
              An illustration at our representative APR of {formatRate(representativeExample.apr)}. We do not
              receive these figures with your form, so tell us your deposit, term and type of finance when we
              contact you.
            </p>
          )}
        </>
      ) : null}
    </div>
  )
}

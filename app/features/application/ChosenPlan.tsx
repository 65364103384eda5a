import { formatRate } from '#domain/finance/format-money.ts'
import { representativeExample } from '#domain/finance/representative-example.ts'
import classes from './ChosenPlan.module.css'

/** The figures of the calculator, in words. The form does not send them: its body is that of the lead service. */
export function ChosenPlan({ plan }: { plan: string }) {
  return (
    <div className={classes.plan}>
      <p>
        <strong>Your figures</strong>
      </p>
      <p>{plan}</p>
      <p className={classes.note}>
        An illustration at our representative APR of {formatRate(representativeExample.apr)}. We do not
        receive these figures with your form, so tell us your deposit, term and type of finance when we
        contact you.
      </p>
    </div>
  )
}

import { PageLink } from '#app/ui/PageLink.tsx'
import classes from './DepositLinks.module.css'
import type { DepositChoice } from './deposit-choices.ts'

/** Leads from the visitor's own vehicle to monthly payments with part of its value as the deposit. */
export function DepositLinks({ choices }: { choices: readonly DepositChoice[] }) {
  if (choices.length === 0) return null
  return (
    <section aria-labelledby="deposit-choices" className={classes.deposit}>
      <h3 id="deposit-choices" className={classes.heading}>
        See payments with your vehicle as the deposit
      </h3>
      <p>
        We do not know our offer until we have seen your vehicle, so these amounts are examples below the
        range. You can change the amount later. If you still owe finance on your vehicle, we take that off
        first.
      </p>
      <ul className={classes.choices}>
        {choices.map(({ label, to }) => (
          <li key={to}>
            <PageLink to={to} rel="nofollow">
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

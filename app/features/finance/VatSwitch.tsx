import textStyle from '#app/ui/TextStyle.module.css'
import hidden from '#app/ui/VisuallyHidden.module.css'
import { offersFinance } from '#content/offers.ts'
import classes from './VatSwitch.module.css'

interface VatSwitchProps {
  /** The prices to choose from: their name, the address of this page with them, and whether they are shown. */
  prices: readonly (readonly [name: string, href: string, isShown: boolean])[]
  /** Without the explanation, where both prices stand beside it. */
  compact?: boolean
}

/** For vans and trucks. Links, so it works without script and the choice is in the address. */
export function VatSwitch({ prices, compact = false }: VatSwitchProps) {
  return (
    <fieldset data-screen-only className={classes.container}>
      <legend className={hidden.hidden}>Prices</legend>
      <ul className={classes.choices}>
        {prices.map(([name, href, isShown]) => (
          <li key={name}>
            <a
              href={href}
              rel="nofollow"
              className={classes.choice}
              aria-current={isShown ? 'true' : undefined}
              // It leads to what is shown already.
              tabIndex={isShown ? -1 : undefined}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
      {compact ? null : (
        <p className={textStyle.finePrint}>
          Ex VAT is the price before VAT at 20%.{offersFinance ? ' Monthly prices include VAT.' : null}
        </p>
      )}
    </fieldset>
  )
}

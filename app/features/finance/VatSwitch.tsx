import { PageLink } from '#app/ui/PageLink.tsx'
import type { VatBasis } from '#domain/finance/vat.ts'
import classes from './VatSwitch.module.css'

interface VatSwitchProps {
  /** Which prices are shown; null for prices as advertised, some with VAT and some without. */
  shown: VatBasis | null
  /** The address of this page with either price. */
  hrefs: Readonly<Record<VatBasis, string>>
}

const names = { inc: 'Inc VAT', ex: 'Ex VAT' } as const

/** For vans and trucks. Two links, so it works without script and the choice is in the address. */
export function VatSwitch({ shown, hrefs }: VatSwitchProps) {
  return (
    <fieldset className={classes.room}>
      <legend className={classes.legend}>Prices</legend>
      <ul className={classes.choices}>
        {(['inc', 'ex'] as const).map((basis) => (
          <li key={basis}>
            <PageLink
              to={hrefs[basis]}
              rel="nofollow"
              className={classes.choice}
              aria-current={basis === shown ? 'true' : undefined}
            >
              {names[basis]}
            </PageLink>
          </li>
        ))}
      </ul>
      <p className={classes.note}>Ex VAT prices do not include VAT at 20%. Monthly prices always do.</p>
    </fieldset>
  )
}

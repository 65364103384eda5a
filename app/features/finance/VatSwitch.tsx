import { PageLink } from '#app/ui/PageLink.tsx'
import type { VatBasis } from '#domain/finance/vat.ts'
import classes from './VatSwitch.module.css'

type ShownPrices = 'advertised' | VatBasis

interface VatSwitchProps {
  /** Which prices are shown. */
  shown: ShownPrices
  /** The address of this page with each. Lists have `advertised` too: some prices with VAT and some without. */
  hrefs: Readonly<Record<VatBasis, string> & { advertised?: string }>
}

const names: readonly (readonly [ShownPrices, name: string])[] = [
  ['advertised', 'As advertised'],
  ['inc', 'Inc VAT'],
  ['ex', 'Ex VAT'],
]

/** For vans and trucks. Links, so it works without script and the choice is in the address. */
export function VatSwitch({ shown, hrefs }: VatSwitchProps) {
  return (
    <fieldset className={classes.room}>
      <legend className={classes.legend}>Prices</legend>
      <ul className={classes.choices}>
        {names.map(([basis, name]) =>
          hrefs[basis] ? (
            <li key={basis}>
              <PageLink
                to={hrefs[basis]}
                rel="nofollow"
                className={classes.choice}
                aria-current={basis === shown ? 'true' : undefined}
              >
                {name}
              </PageLink>
            </li>
          ) : null,
        )}
      </ul>
      <p className={classes.note}>Ex VAT prices do not include VAT at 20%. Monthly prices always do.</p>
    </fieldset>
  )
}

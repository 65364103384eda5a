import { urls } from '#app/urls.ts'
import classes from './BesidePrice.module.css'
import { type PromisedVehicle, type Promises, promisedOf } from './promised.ts'
import type { VehicleView } from './vehicle-view.ts'

interface BesidePriceProps extends PromisedVehicle {
  promises: Promises
  check: VehicleView['historyCheck']
}

/**
 * What comes with the vehicle at its price: what the dealer promises of it, each linked with its terms, and a history check
 * that the record names. Nothing where the dealer states nothing.
 */
export function BesidePrice({ promises, check, ...vehicle }: BesidePriceProps) {
  const promised = promisedOf(promises, vehicle)
  if (promised.length === 0 && check === null) return null
  return (
    <ul aria-label="What comes with it" className={classes.beside}>
      {check === null ? null : (
        <li>
          <strong>History check</strong>
          {` by ${check.text}`}
          {check.href ? (
            <>
              {'. '}
              <a href={check.href}>See the check</a>
            </>
          ) : null}
        </li>
      )}
      {promised.map(({ chapter, title }) => (
        <li key={chapter}>
          <a href={`${urls.page('terms-of-sale')}#${chapter}`}>{title}</a>
        </li>
      ))}
    </ul>
  )
}

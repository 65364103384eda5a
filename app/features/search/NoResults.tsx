import { ButtonLink } from '#app/ui/Button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import pill from '#app/ui/Pill.module.css'
import stack from '#app/ui/Stack.module.css'
import textStyle from '#app/ui/TextStyle.module.css'
import { urls } from '#app/urls.ts'
import { offersValuation } from '#content/offers.ts'
import { vehicleTypeWords } from '#domain/stock/vehicle-type-words.ts'
import { plateParams } from '../valuation/parse-valuation.ts'
import { VehicleCard } from '../vehicle-card/VehicleCard.tsx'
import classes from './NoResults.module.css'
import { onlyValue } from './search-choice.ts'
import type { SearchView } from './search-view.ts'
import { formatStockCount } from './search-words.ts'

/** In place of the results when nothing matches: what a small change finds, and the vehicles that come nearest. */
export function NoResults({ view }: { view: SearchView }) {
  const { type, active, offers, nearMatches, outOfStock } = view
  const { plural } = vehicleTypeWords[type]
  const registration = onlyValue(view.choice.registration)
  const own = offersValuation && registration ? plateParams(registration) : null
  if (active.length === 0)
    return (
      <div className={classes.empty}>
        <h2>No {plural} in stock today</h2>
        <p>Tell us what you are looking for and we will contact you when we have one.</p>
        <ButtonLink href={urls.contact}>Contact us</ButtonLink>
      </div>
    )
  return (
    <>
      <div className={classes.empty}>
        <h2>No {plural} match all of these filters</h2>
        {outOfStock ? <p>{`We have no ${outOfStock} among our ${plural} today.`}</p> : null}
        {offers.length > 0 ? (
          <>
            <p>Change your filters to see:</p>
            <ul className={stack.wrap}>
              {offers.map(({ text, count, href }) => (
                <li key={text}>
                  <a href={href} className={classNames(pill.pill, classes.offer)}>
                    <span className={textStyle.strong}>{formatStockCount(type, count)}</span>{' '}
                    <span>{text}</span>
                  </a>
                </li>
              ))}
            </ul>
          </>
        ) : null}
        <ButtonLink href={urls.search(type)} variant="secondary" data-clears>
          Clear all filters
        </ButtonLink>
        {own ? (
          <p>
            Is the number plate yours?{' '}
            <a href={urls.valuationOf({ type, ...own })}>See what your vehicle may be worth</a>
          </p>
        ) : null}
      </div>
      {nearMatches.length > 0 ? (
        <section aria-labelledby="near-matches" className={classes.near}>
          <h2 id="near-matches">Nearest matches</h2>
          <p>A note on each says how it differs from your search.</p>
          <ul className={classes.grid}>
            {nearMatches.map(({ vehicle, note }) => (
              <li key={vehicle.id}>
                <VehicleCard vehicle={vehicle} note={note} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  )
}

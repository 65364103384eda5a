import { Link } from 'react-router'
import { ButtonLink } from '#app/ui/Button.tsx'
import { urls } from '#app/urls.ts'
import { filterDefinitions } from '#domain/stock/filter-fields.ts'
import { vehicleTypeWords } from '#domain/stock/vehicle-type-words.ts'
import classes from './NoResults.module.css'
import { chooseFilter, searchHref } from './search-choice.ts'
import type { SearchView } from './search-view.ts'
import { formatStockCount } from './search-words.ts'
import type { Refinement } from './use-search-choice.ts'

/** In place of the results when nothing matches: which filter to drop, and what that finds. */
export function NoResults({ view, refinement }: { view: SearchView; refinement: Refinement }) {
  const { type, choice, active, relaxations } = view
  const { plural } = vehicleTypeWords[type]
  if (active.length === 0)
    return (
      <div className={classes.empty}>
        <h2>No {plural} in stock today</h2>
        <p>Tell us what you are looking for and we will contact you when we have one.</p>
        <ButtonLink to={urls.contact}>Contact us</ButtonLink>
      </div>
    )
  return (
    <div className={classes.empty}>
      <h2>No {plural} match all of these filters</h2>
      {relaxations.length > 0 ? (
        <>
          <p>Removing one filter would find:</p>
          <ul className={classes.ways}>
            {relaxations.map(({ field, count }) => (
              <li key={field}>
                <Link
                  to={searchHref(type, { ...choice, values: chooseFilter(choice.values, field, '') })}
                  {...refinement}
                >
                  {formatStockCount(type, count)} without {filterDefinitions[field].label.toLowerCase()}{' '}
                  {active
                    .filter((filter) => filter.field === field)
                    .map(({ text }) => text)
                    .join(', ')}
                </Link>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p>Removing one filter isn’t enough. Try clearing two.</p>
      )}
      <ButtonLink to={urls.search(type)} variant="secondary">
        Clear all filters
      </ButtonLink>
    </div>
  )
}

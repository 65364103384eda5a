import { Link } from 'react-router'
import { ButtonLink } from '#app/ui/Button.tsx'
import { filterDefinitions } from '#domain/stock/filter-fields.ts'
import { searchPath } from '../make-model-search/make-model-choice.ts'
import classes from './NoResults.module.css'
import { chooseFilter, searchHref } from './search-choice.ts'
import { formatStockCount, nounOf } from './search-noun.ts'
import type { SearchView } from './search-view.ts'
import type { Refinement } from './use-search-choice.ts'

/** Instead of the grid when nothing matches: which filter to drop, and what that finds. */
export function NoResults({ view, refinement }: { view: SearchView; refinement: Refinement }) {
  const { type, choice, active, relaxations } = view
  if (active.length === 0)
    return (
      <div className={classes.empty}>
        <h2>No {nounOf(type)} in stock today</h2>
        <p>Tell us what you are looking for and we will contact you when we have one.</p>
        <ButtonLink to="/contact">Contact us</ButtonLink>
      </div>
    )
  return (
    <div className={classes.empty}>
      <h2>No {nounOf(type)} match all of these filters</h2>
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
                  {active.find((filter) => filter.field === field)?.text}
                </Link>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p>Removing one filter isn’t enough. Try clearing two.</p>
      )}
      <ButtonLink to={searchPath(type)} variant="secondary">
        Clear all filters
      </ButtonLink>
    </div>
  )
}

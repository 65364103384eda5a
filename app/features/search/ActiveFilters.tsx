import { withQuery } from '#app/script-urls.ts'
import { X } from '#app/ui/icons.ts'
import { VisuallyHidden } from '#app/ui/VisuallyHidden.tsx'
import { urls } from '#app/urls.ts'
import classes from './ActiveFilters.module.css'
import { dropValue, searchHref, withoutFilters } from './search-choice.ts'
import type { SearchView } from './search-view.ts'

/** The filters in use as links that remove them, and one that removes all. */
export function ActiveFilters({ view }: { view: SearchView }) {
  const { type, active, choice } = view
  if (active.length === 0) return null
  return (
    <ul aria-label="Filters in use" data-in-use className={classes.chips}>
      {active.map(({ field, label, value, text }) => (
        <li key={`${field} ${value}`}>
          <a href={searchHref(type, dropValue(choice, field, value))} className={classes.chip}>
            <VisuallyHidden>Remove {label}: </VisuallyHidden>
            {text}
            <X aria-hidden size={16} />
          </a>
        </li>
      ))}
      {view.isNarrowed ? (
        <li>
          <a href={withQuery(urls.find(), { q: view.phrase, type })} className={classes.clear}>
            Search only for “{view.phrase}”
          </a>
        </li>
      ) : null}
      <li>
        <a href={searchHref(type, withoutFilters(choice))} data-clears className={classes.clear}>
          Clear all
        </a>
      </li>
    </ul>
  )
}

import { X } from 'lucide-react'
import { Link } from 'react-router'
import { VisuallyHidden } from '#app/ui/VisuallyHidden.tsx'
import classes from './ActiveFilters.module.css'
import { dropValue, searchHref } from './search-choice.ts'
import type { SearchView } from './search-view.ts'
import type { Refinement } from './use-search-choice.ts'

interface ActiveFiltersProps {
  view: SearchView
  refinement: Refinement
  /** A removed chip loses the focus, so the page moves it. */
  onRemove: () => void
}

/** The filters in use as links that remove them, and one that removes all. */
export function ActiveFilters({ view, refinement, onRemove }: ActiveFiltersProps) {
  const { type, active, choice } = view
  if (active.length === 0) return null
  return (
    <ul aria-label="Filters in use" className={classes.chips}>
      {active.map(({ field, label, value, text }) => (
        <li key={`${field} ${value}`}>
          <Link
            to={searchHref(type, { ...choice, values: dropValue(choice.values, field, value) })}
            {...refinement}
            onClick={onRemove}
            className={classes.chip}
          >
            <VisuallyHidden>Remove {label}: </VisuallyHidden>
            {text}
            <X aria-hidden size={16} />
          </Link>
        </li>
      ))}
      <li>
        <Link
          to={searchHref(type, { ...choice, values: {} })}
          {...refinement}
          onClick={onRemove}
          className={classes.clear}
        >
          Clear all
        </Link>
      </li>
    </ul>
  )
}

import { SlidersHorizontal } from 'lucide-react'
import { classNames } from '#app/ui/class-names.ts'
import type { FilterField } from '#domain/stock/filter-fields.ts'
import classes from './FilterBar.module.css'
import type { FilterValues } from './search-choice.ts'

/** Each opens the modal at one filter. */
const shortcuts: readonly { label: string; field: FilterField }[] = [
  { label: 'Make and model', field: 'make' },
  { label: 'Price', field: 'price' },
  { label: 'Year', field: 'year' },
  { label: 'Mileage', field: 'mileage' },
  { label: 'Gearbox', field: 'gearbox' },
  { label: 'Body type', field: 'bodyType' },
]

interface FilterBarProps {
  values: FilterValues
  /** How many filters are in use. */
  count: number
  /** Id of the form for visitors without script. */
  formId: string
  /** Null opens the modal at its top. */
  onOpen: (field: FilterField | null) => void
}

/** On small screens: sticks to the top while the results scroll, and opens the filter modal. */
export function FilterBar({ values, count, formId, onOpen }: FilterBarProps) {
  return (
    <div className={classes.bar}>
      <div className={classes.row}>
        <a href={`#${formId}`} className={classNames(classes.button, classes.main, classes.scriptless)}>
          <SlidersHorizontal aria-hidden size={18} />
          Filter and sort
        </a>
        <button
          type="button"
          className={classNames(classes.button, classes.main, classes.scripted)}
          aria-haspopup="dialog"
          onClick={() => onOpen(null)}
        >
          <SlidersHorizontal aria-hidden size={18} />
          Filter and sort
          {count > 0 ? <span className={classes.count}>{count}</span> : null}
        </button>
        {shortcuts.map(({ label, field }) => (
          <button
            key={field}
            type="button"
            className={classNames(classes.button, classes.scripted, values[field] && classes.inUse)}
            aria-haspopup="dialog"
            onClick={() => onOpen(field)}
          >
            {label}
          </button>
        ))}
      </div>
    </div>
  )
}

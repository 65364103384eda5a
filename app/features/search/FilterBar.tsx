import { SlidersHorizontal } from 'lucide-react'
import { classNames } from '#app/ui/class-names.ts'
import type { FilterField } from '#domain/stock/filter-fields.ts'
import classes from './FilterBar.module.css'
import { filterPanelId } from './FilterPanel.tsx'
import type { FilterValues } from './search-choice.ts'

/** Each opens the filters at one of them. */
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
  /** Called before the panel opens; null opens it at its top. */
  onOpen: (field: FilterField | null) => void
}

/** On small screens: sticks to the top while the results scroll, and opens the filters. */
export function FilterBar({ values, count, onOpen }: FilterBarProps) {
  return (
    <div className={classes.bar}>
      <div className={classes.row}>
        <button
          type="button"
          popoverTarget={filterPanelId}
          className={classNames(classes.button, classes.main)}
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
            popoverTarget={filterPanelId}
            data-filter={field}
            className={classNames(classes.button, classes.shortcut, values[field] && classes.inUse)}
            onClick={() => onOpen(field)}
          >
            {label}
          </button>
        ))}
      </div>
    </div>
  )
}

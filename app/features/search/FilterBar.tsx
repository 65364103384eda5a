import { classNames } from '#app/ui/class-names.ts'
import { SlidersHorizontal } from '#app/ui/icons.ts'
import pill from '#app/ui/Pill.module.css'
import type { FilterField } from '#domain/stock/filter-fields.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import classes from './FilterBar.module.css'
import { filterPanelId } from './FilterPanel.tsx'
import type { SearchView } from './search-view.ts'

interface Shortcut {
  label: string
  /** The filter that it opens the panel at. */
  field: FilterField
}

/** What buyers of a type ask for first. */
const ofType: Readonly<Partial<Record<VehicleType, Shortcut>>> = {
  van: { label: 'Load space', field: 'payload' },
  truck: { label: 'Axles and weight', field: 'axleConfiguration' },
}

const ofEveryType: readonly Shortcut[] = [
  { label: 'Make and model', field: 'make' },
  { label: 'Price', field: 'price' },
  { label: 'Year', field: 'year' },
  { label: 'Mileage', field: 'mileage' },
  { label: 'Gearbox', field: 'gearbox' },
  { label: 'Body type', field: 'bodyType' },
]

/** On small screens: sticks to the top while the results scroll, and opens the filters. */
export function FilterBar({ view: { type, choice, active } }: { view: SearchView }) {
  const first = ofType[type]
  const shortcuts = first ? [first, ...ofEveryType] : ofEveryType
  return (
    <div className={classes.bar}>
      <div className={classes.row}>
        <button type="button" popoverTarget={filterPanelId} className={classNames(pill.pill, classes.main)}>
          <SlidersHorizontal aria-hidden size={18} />
          Filter and sort
          {active.length > 0 ? <span className={classes.count}>{active.length}</span> : null}
        </button>
        {shortcuts.map(({ label, field }) => (
          <button
            key={field}
            type="button"
            popoverTarget={filterPanelId}
            data-filter={field}
            className={classNames(pill.pill, classes.shortcut, choice[field] && classes.inUse)}
          >
            {label}
          </button>
        ))}
      </div>
    </div>
  )
}

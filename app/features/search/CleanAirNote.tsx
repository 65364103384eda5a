import { vehicleTypeWords } from '#domain/stock/vehicle-type-words.ts'
import classes from './CleanAirNote.module.css'
import { cleanAirClasses } from './clean-air.ts'
import type { FilterControl } from './filter-controls.ts'
import { chooseFilter, searchHref } from './search-choice.ts'
import type { SearchView } from './search-view.ts'

/** Below the Euro class: a link to the classes that clean air zones accept. */
export function CleanAirNote({ view, control }: { view: SearchView; control: FilterControl }) {
  const { type, choice } = view
  const clean = cleanAirClasses(control.options)
  if (clean.length === 0) return null
  const why =
    type === 'truck'
      ? 'the standard for heavy diesel vehicles in London’s Low Emission Zone and most clean air zones.'
      : 'which diesel vans need in most clean air zones and London’s ULEZ. Petrol vans need Euro 4.'
  const { plural } = vehicleTypeWords[type]
  return (
    <p className={classes.note}>
      <a href={searchHref(type, chooseFilter(choice, 'emissionClass', clean))}>Show Euro 6 and newer</a>
      {`, ${why} This hides electric ${plural} and ${plural} with no Euro class on record.`}
    </p>
  )
}

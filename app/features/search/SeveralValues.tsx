import { severalParameter } from '#app/search-parameters.ts'
import { filterDefinitions } from '#domain/stock/filter-definitions.data.ts'
import { isFlagsField, type TextField } from '#domain/stock/filter-fields.ts'
import fieldClasses from './FilterField.module.css'
import type { FilterOption } from './filter-controls.ts'
import { servedName } from './form-query.ts'
import { lowerCased } from './lower-cased.ts'
import classes from './SeveralValues.module.css'
import { splitValues } from './select-value.ts'

interface SeveralValuesProps {
  field: TextField
  /** "makes". */
  plural: string
  options: readonly FilterOption[]
  /** The values in use, as `joinValues` writes them. */
  value: string
  /** Whether the address opens the list. */
  asked: boolean
}

/**
 * Every value of a filter as a checkbox, below its select. The select has the same values, so the document has the list
 * only where it is in use; flags have no select, so they have it for a single value too. The button sends the form, and the
 * answer has the list.
 */
export function SeveralValues({ field, plural, options, value, asked }: SeveralValuesProps) {
  const isFlags = isFlagsField(field)
  const values = splitValues(value)
  const name = lowerCased(filterDefinitions[field].label)
  const label = isFlags ? `Choose ${name}` : `Choose more than one ${name}`
  if (!asked && values.length <= (isFlags ? 0 : 1))
    return (
      <button type="submit" name={severalParameter} value={field} className={fieldClasses.more}>
        {label}
      </button>
    )
  // The select has the values in use as one more option.
  const single = options.filter((option) => splitValues(option.value).length === 1)
  const inUse = single.filter((option) => values.includes(option.value))
  const offered = [...inUse, ...single.filter((option) => !inUse.includes(option))]
  return (
    <details id={`filters-${field}-several`} open data-several={field}>
      <summary className={fieldClasses.more}>{label}</summary>
      <input type="hidden" name={servedName(field)} value={value} />
      <fieldset className={classes.list}>
        <legend className={classes.legend}>{isFlags ? 'With all of these' : `Any of these ${plural}`}</legend>
        {offered.map((option) => (
          <label key={option.value} data-key={option.value} className={classes.option}>
            <input
              type="checkbox"
              name={field}
              value={option.value}
              defaultChecked={values.includes(option.value)}
            />
            {option.text}
          </label>
        ))}
      </fieldset>
    </details>
  )
}

import { memo, useState } from 'react'
import type { TextField } from '#domain/stock/filter-fields.ts'
import type { FilterOption } from './filter-controls.ts'
import { servedName } from './form-query.ts'
import classes from './SeveralValues.module.css'
import { joinValues, splitValues } from './select-value.ts'

interface SeveralValuesProps {
  field: TextField
  /** "makes". */
  plural: string
  options: readonly FilterOption[]
  /** The values in use, as `joinValues` writes them. */
  value: string
  idPrefix: string
  /** The same function on every render. */
  onChoose: (field: TextField, value: string) => void
}

/** Every value of a filter as a checkbox, below its select. */
export const SeveralValues = memo(function SeveralValues(props: SeveralValuesProps) {
  const { field, plural, options, value: chosen, idPrefix, onChoose } = props
  const values = splitValues(chosen)
  // Those in use come first, but only at first too: a box that moves is lost.
  const [inUse] = useState(new Set(values))
  // The select has the values in use as one more option.
  const single = options.filter(({ value }) => splitValues(value).length === 1)
  const offered = [...single].sort((a, b) => Number(inUse.has(b.value)) - Number(inUse.has(a.value)))
  // Only at first: a list that closes itself takes the next box away.
  const [open] = useState(values.length > 1)
  return (
    <details id={`${idPrefix}-${field}-several`} open={open}>
      <summary className={classes.summary}>{`Choose several ${plural}`}</summary>
      <input type="hidden" name={servedName(field)} value={chosen} />
      <fieldset className={classes.list}>
        <legend className={classes.legend}>{`Any of these ${plural}`}</legend>
        {offered.map(({ value, text }) => (
          <label key={value} className={classes.option}>
            <input
              type="checkbox"
              name={field}
              value={value}
              checked={values.includes(value)}
              onChange={({ target: { checked } }) =>
                onChoose(
                  field,
                  joinValues(checked ? [...values, value] : values.filter((one) => one !== value)),
                )
              }
            />
            {text}
          </label>
        ))}
      </fieldset>
    </details>
  )
})

import { useEffect, useState } from 'react'
import { severalParameter } from '#app/urls.ts'
import { filterDefinitions, isFlagsField, type TextField } from '#domain/stock/filter-fields.ts'
import fieldClasses from './FilterField.module.css'
import type { FilterOption } from './filter-controls.ts'
import { servedName } from './form-query.ts'
import { lowerCased } from './lower-cased.ts'
import classes from './SeveralValues.module.css'
import { joinValues, splitValues } from './select-value.ts'
import { wasOpen } from './use-open-parts.ts'

interface SeveralValuesProps {
  field: TextField
  /** "makes". */
  plural: string
  options: readonly FilterOption[]
  /** The values in use, as `joinValues` writes them. */
  value: string
  /** Whether the address opens the list. */
  asked: boolean
  onChoose: (field: TextField, value: string) => void
}

/**
 * Every value of a filter as a checkbox, below its select. The select has the same values, so the document has the list
 * only where it is in use; flags have no select, so they have it for a single value too. Before the script has loaded the button sends the form, and the answer has the list.
 */
export function SeveralValues(props: SeveralValuesProps) {
  const { field, value, asked } = props
  const id = `filters-${field}-several`
  // Only at first: a list that closes itself takes the next box away.
  const isFlags = isFlagsField(field)
  const [served] = useState(asked || splitValues(value).length > (isFlags ? 0 : 1))
  const [pressed, setPressed] = useState(false)
  const [reopened, setReopened] = useState(false)
  useEffect(() => setReopened(wasOpen(id)), [id])
  const name = lowerCased(filterDefinitions[field].label)
  const label = isFlags ? `Choose ${name}` : `Choose more than one ${name}`
  if (!served && !pressed && !reopened)
    return (
      <>
        <button
          type="submit"
          name={severalParameter}
          value={field}
          className={fieldClasses.more}
          onClick={(event) => {
            event.preventDefault()
            setPressed(true)
          }}
        >
          {label}
        </button>
        {isFlags
          ? splitValues(value).map((one) => <input key={one} type="hidden" name={field} value={one} />)
          : null}
      </>
    )
  return (
    <details id={id} open>
      <summary ref={pressed ? focus : undefined} className={fieldClasses.more}>
        {label}
      </summary>
      <ValueList {...props} />
    </details>
  )
}

function focus(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true })
}

function ValueList({ field, plural, options, value: chosen, onChoose }: SeveralValuesProps) {
  const values = splitValues(chosen)
  // The select has the values in use as one more option.
  const single = options.filter(({ value }) => splitValues(value).length === 1)
  // Those in use come first, but only at first too: a box that moves is lost, and one without stock would go when it is
  // unchecked.
  const [first] = useState(() => single.filter(({ value }) => values.includes(value)))
  const inUse = first.map((option) => single.find(({ value }) => value === option.value) ?? option)
  const offered = [...inUse, ...single.filter(({ value }) => !first.some((option) => option.value === value))]
  return (
    <>
      <input type="hidden" name={servedName(field)} value={chosen} />
      <fieldset className={classes.list}>
        <legend className={classes.legend}>
          {isFlagsField(field) ? 'With all of these' : `Any of these ${plural}`}
        </legend>
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
    </>
  )
}

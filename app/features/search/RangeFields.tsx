import { useMemo, useState } from 'react'
import { Field } from '#app/ui/Field.tsx'
import { Select } from '#app/ui/Select.tsx'
import { type FilterField, filterDefinitions } from '#domain/stock/filter-fields.ts'
import { AppliedInput } from './AppliedInput.tsx'
import fieldClasses from './FilterField.module.css'
import type { FilterOption } from './filter-controls.ts'
import { servedName, tidyFigure } from './form-query.ts'
import { formatFilter } from './format-filter.ts'
import classes from './RangeFields.module.css'
import type { RangeControl } from './range-controls.ts'
import { changeEnd, endNames, type RangeEnds, splitRange } from './range-ends.ts'

interface RangeFieldsProps {
  control: RangeControl
  /** As the address writes it; '' for Any. */
  value: string
  idPrefix: string
  /** As in `SearchForm`. */
  clearings: number
  onChoose: (field: FilterField, value: string) => void
}

/** A filter from one value to another: two selects with counts, and two inputs for exact figures. */
export function RangeFields({ control, value, idPrefix, clearings, onChoose }: RangeFieldsProps) {
  const { field, fromOptions, toOptions } = control
  const names = endNames(field)
  const id = `${idPrefix}-${field}`
  const ends = splitRange(value)
  const { label, unit } = filterDefinitions[field]
  const inUnit = unit === undefined ? '' : unit === '£' ? ', £' : `, ${unit}`
  const choose = (end: keyof RangeEnds) => (number: string) => onChoose(field, changeEnd(value, end, number))
  return (
    <fieldset className={classes.range}>
      <legend className={classes.legend}>{`${label}, from and to`}</legend>
      <input type="hidden" name={servedName(field)} value={value} />
      <div className={classes.ends}>
        <End
          label="From"
          any="Any"
          id={`${id}-from`}
          name={names.from}
          field={field}
          options={fromOptions}
          value={ends.from}
          onChoose={choose('from')}
        />
        <End
          label="To"
          any="Any"
          id={`${id}-to`}
          name={names.to}
          field={field}
          options={toOptions}
          value={ends.to}
          onChoose={choose('to')}
        />
      </div>
      <details id={`${id}-exact`}>
        <summary className={fieldClasses.more}>Enter exact figures</summary>
        <div key={clearings} className={classes.ends}>
          <Exact
            label={`Minimum${inUnit}`}
            id={`${id}-min`}
            name={names.from}
            value={ends.from}
            onChoose={choose('from')}
          />
          <Exact
            label={`Maximum${inUnit}`}
            id={`${id}-max`}
            name={names.to}
            value={ends.to}
            onChoose={choose('to')}
          />
        </div>
      </details>
    </fieldset>
  )
}

interface EndProps {
  label: string
  /** The option for an open end. */
  any: string
  field: FilterField
  options: readonly FilterOption[]
  value: string
  id: string
  name: string
  onChoose: (value: string) => void
}

function End({ label, any, field, options, value, id, name, onChoose }: EndProps) {
  const offered = useMemo(
    () =>
      options.map(({ value, text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      )),
    [options],
  )
  const isOffered = value === '' || options.some((option) => option.value === value)
  return (
    <Field label={label} id={id}>
      <Select name={name} value={value} onChange={({ target }) => onChoose(target.value)}>
        <option value="">{any}</option>
        {isOffered ? null : <option value={value}>{formatFilter(field, value)}</option>}
        {offered}
      </Select>
    </Field>
  )
}

interface ExactProps {
  label: string
  id: string
  name: string
  value: string
  onChoose: (value: string) => void
}

/** Text that is not a whole number stays, with advice. */
function Exact({ label, id, name, value, onChoose }: ExactProps) {
  const [isTyped, setIsTyped] = useState(false)
  /** The value beside which something invalid was typed. */
  const [invalidAt, setInvalidAt] = useState<string>()
  const isInvalid = invalidAt === value
  return (
    // The live region is in the page from the first change, before it has advice to announce.
    <Field label={label} id={id} advice={isInvalid ? 'Use digits only.' : isTyped ? null : undefined}>
      <AppliedInput
        aria-invalid={isInvalid || undefined}
        name={name}
        value={value}
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        enterKeyHint="done"
        onChange={() => setIsTyped(true)}
        onApply={(text) => {
          const figure = tidyFigure(text)
          const isWrong = /\D/.test(figure)
          setInvalidAt(isWrong ? value : undefined)
          if (!isWrong && figure !== value) onChoose(figure)
        }}
      />
    </Field>
  )
}

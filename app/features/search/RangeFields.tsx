import { useLayoutEffect, useRef, useState } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import { Field, Select } from '#app/ui/Field.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { type FilterField, filterDefinitions } from '#domain/stock/filter-fields.ts'
import { AppliedInput } from './AppliedInput.tsx'
import { FilterOptions } from './FilterOptions.tsx'
import type { FilterOption } from './filter-controls.ts'
import { exactOption, servedName, tidyFigure } from './form-query.ts'
import { formatFilter } from './format-filter.ts'
import classes from './RangeFields.module.css'
import type { RangeControl } from './range-controls.ts'
import { changeEnd, endNames, type RangeEnds, splitRange } from './range-ends.ts'

interface RangeFieldsProps {
  control: RangeControl
  /** As the address writes it; '' for Any. */
  value: string
  onChoose: (field: FilterField, value: string) => void
}

/** A number from one value to another. Each end is a select with counts, whose last option opens an input for any figure. */
export function RangeFields({ control, value, onChoose }: RangeFieldsProps) {
  const { field, fromOptions, toOptions } = control
  const names = endNames(field)
  const id = `filters-${field}`
  const ends = splitRange(value)
  const { label, unit } = filterDefinitions[field]
  const inUnit = unit === undefined ? '' : `, ${unit}`
  const choose = (end: keyof RangeEnds) => (number: string) => onChoose(field, changeEnd(value, end, number))
  return (
    <fieldset>
      <legend className={classes.legend}>{label}</legend>
      <input type="hidden" name={servedName(field)} value={value} />
      <div className={classes.ends}>
        <End
          label="From"
          exactLabel={`Minimum${inUnit}`}
          id={`${id}-from`}
          name={names.from}
          field={field}
          options={fromOptions}
          value={ends.from}
          onChoose={choose('from')}
        />
        <End
          label="To"
          exactLabel={`Maximum${inUnit}`}
          id={`${id}-to`}
          name={names.to}
          field={field}
          options={toOptions}
          value={ends.to}
          onChoose={choose('to')}
        />
      </div>
    </fieldset>
  )
}

interface EndProps {
  label: string
  exactLabel: string
  field: FilterField
  options: readonly FilterOption[]
  value: string
  id: string
  name: string
  onChoose: (value: string) => void
}

/** Without script the style sheet shows the input while its option is chosen. */
function End({ label, exactLabel, field, options, value, id, name, onChoose }: EndProps) {
  const select = useRef<HTMLSelectElement>(null)
  const [isExact, setIsExact] = useState(false)
  // It may have been chosen before the script was there. The next render sets the select back to its value.
  useLayoutEffect(() => {
    if (select.current?.value === exactOption) setIsExact(true)
  }, [])
  const isOffered = value === '' || options.some((option) => option.value === value)
  return (
    <div className={classes.end}>
      <Field label={label} id={id}>
        <Select
          ref={select}
          name={name}
          value={value}
          onChange={({ target }) => {
            // A choice during hydration is reported again after the select was set back to its value.
            if (target.value === value) return
            setIsExact(target.value === exactOption)
            if (target.value !== exactOption) onChoose(target.value)
          }}
        >
          <option value="">Any</option>
          {isOffered ? null : <option value={value}>{formatFilter(field, value)}</option>}
          <FilterOptions options={options} />
          <option value={exactOption}>Exact figure…</option>
        </Select>
      </Field>
      <div className={classNames(classes.exact, isExact && classes.shown)}>
        <Exact label={exactLabel} id={`${id}-exact`} name={name} value={value} onChoose={onChoose} />
      </div>
    </div>
  )
}

interface ExactProps {
  label: string
  id: string
  name: string
  value: string
  onChoose: (value: string) => void
}

const reason = 'Use digits only.'

/** Text that is not a whole number stays, with advice, and the form is not submitted. */
function Exact({ label, id, name, value, onChoose }: ExactProps) {
  const isHydrated = useHydrated()
  const [isTyped, setIsTyped] = useState(false)
  /** The value beside which something invalid was typed. */
  const [invalidAt, setInvalidAt] = useState<string>()
  const isInvalid = invalidAt === value
  return (
    // The live region is in the page from the first change, before it has advice to announce.
    <Field label={label} id={id} advice={isInvalid ? reason : isTyped ? null : undefined}>
      <AppliedInput
        aria-invalid={isInvalid || undefined}
        name={name}
        value={value}
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        pattern="[£,\s\d]*"
        // Browsers show it beside a field that stops the form.
        title={isHydrated ? undefined : reason}
        enterKeyHint="done"
        onChange={() => setIsTyped(true)}
        onInvalid={(event) => {
          event.preventDefault()
          setInvalidAt(value)
          const { currentTarget: input } = event
          if (input.form?.querySelector('input:invalid') === input) input.focus()
        }}
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

import { useMemo } from 'react'
import { Field, Select } from '#app/ui/Field.tsx'
import { type FilterField, filterDefinitions } from '#domain/stock/filter-fields.ts'
import type { FilterControl } from './filter-controls.ts'

interface FilterSelectProps {
  control: FilterControl
  value: string
  idPrefix: string
  onChoose: (field: FilterField, value: string) => void
}

/** One filter as a select inside the GET search form. */
export function FilterSelect({ control, value, idPrefix, onChoose }: FilterSelectProps) {
  const { field, options, hint } = control
  // A choice changes the value alone: React skips elements that are the same as before.
  const offered = useMemo(
    () =>
      options.map(({ value, text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      )),
    [options],
  )
  return (
    <Field label={filterDefinitions[field].label} id={`${idPrefix}-${field}`} hint={hint}>
      <Select
        name={field}
        value={value}
        onChange={(event) => onChoose(field, event.target.value)}
        disabled={options.length === 0}
      >
        <option value="">Any</option>
        {offered}
      </Select>
    </Field>
  )
}

import { Field } from '#app/ui/Field.tsx'
import { formatCount } from '#app/ui/format-count.ts'
import { Select } from '#app/ui/Select.tsx'
import type { FilterControl } from './filter-controls.ts'

interface FilterSelectProps {
  control: FilterControl
  value: string
  idPrefix: string
  onChoose: (value: string) => void
}

/** One filter as a select inside the GET search form. */
export function FilterSelect({ control, value, idPrefix, onChoose }: FilterSelectProps) {
  const { field, label, options, hint } = control
  return (
    <Field label={label} id={`${idPrefix}-${field}`} hint={hint}>
      <Select
        name={field}
        value={value}
        onChange={(event) => onChoose(event.target.value)}
        disabled={options.length === 0}
      >
        <option value="">Any</option>
        {options.map(({ value, label, count }) => (
          <option key={value} value={value}>{`${label} (${formatCount(count)})`}</option>
        ))}
      </Select>
    </Field>
  )
}

import { classNames } from '#app/ui/class-names.ts'
import { Field, Select } from '#app/ui/Field.tsx'
import { filterDefinitions } from '#domain/stock/filter-definitions.data.ts'
import { type FilterField as FieldName, isFlagsField, isTextField } from '#domain/stock/filter-fields.ts'
import classes from './FilterField.module.css'
import { FilterOptions } from './FilterOptions.tsx'
import type { FilterControl } from './filter-controls.ts'
import { RangeFields } from './RangeFields.tsx'
import type { RangeControl } from './range-controls.ts'
import { SeveralValues } from './SeveralValues.tsx'

interface FilterFieldProps {
  field: FieldName
  control: FilterControl | undefined
  range: RangeControl | undefined
  /** Whether the address opens its list of checkboxes. */
  several: boolean
  /** As `joinValues` writes it; '' for Any. */
  value: string
}

/** All controls of one filter: a select unless it is of flags, or the two ends of a range, and checkboxes for several values. */
export function FilterField({ field, control, range, several, value }: FilterFieldProps) {
  const { plural } = filterDefinitions[field]
  const isFlags = isFlagsField(field)
  const hasSeveral = plural && control && (isFlags || control.options.length > 1) && isTextField(field)
  // Half of a phone's width does not hold "100 miles (1,839)".
  const isWide = hasSeveral || range || field === 'distance'
  return (
    <div data-field={field} className={classNames(classes.field, isWide && classes.wide)}>
      {control && !isFlags ? <FilterSelect control={control} value={value} /> : null}
      {range ? <RangeFields control={range} value={value} /> : null}
      {hasSeveral ? (
        <SeveralValues
          field={field}
          plural={plural}
          options={control.options}
          value={value}
          asked={several}
        />
      ) : null}
    </div>
  )
}

interface FilterSelectProps {
  control: FilterControl
  value: string
}

/** One filter as a select inside the GET search form. */
function FilterSelect({ control, value }: FilterSelectProps) {
  const { field, options, hint } = control
  return (
    <Field label={filterDefinitions[field].label} id={`filters-${field}`} hint={hint}>
      <Select name={field} defaultValue={value} disabled={options.length === 0}>
        <option value="">Any</option>
        <FilterOptions options={options} />
      </Select>
    </Field>
  )
}

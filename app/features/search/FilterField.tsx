import { classNames } from '#app/ui/class-names.ts'
import { type FilterField as Field, isFlagsField, isTextField } from '#domain/stock/filter-fields.ts'
import classes from './FilterField.module.css'
import { FilterSelect } from './FilterSelect.tsx'
import type { FilterControl } from './filter-controls.ts'
import { severalWords } from './filter-sections.ts'
import { RangeFields } from './RangeFields.tsx'
import type { RangeControl } from './range-controls.ts'
import { SeveralValues } from './SeveralValues.tsx'

interface FilterFieldProps {
  field: Field
  control: FilterControl | undefined
  range: RangeControl | undefined
  /** Whether the address opens its list of checkboxes. */
  several: boolean
  /** As `joinValues` writes it; '' for Any. */
  value: string
  idPrefix: string
  /** As in `SearchForm`. */
  clearings: number
  onChoose: (field: Field, value: string) => void
}

/** All controls of one filter: a select unless it is of flags, or the two ends of a range, and checkboxes for several values. */
export function FilterField({
  field,
  control,
  range,
  several,
  value,
  idPrefix,
  clearings,
  onChoose,
}: FilterFieldProps) {
  const plural = severalWords[field]
  const isFlags = isFlagsField(field)
  const hasSeveral = plural && control && (isFlags || control.options.length > 1) && isTextField(field)
  // Half of a phone's width does not hold "100 miles (1,839)".
  const isWide = hasSeveral || range || field === 'distance'
  return (
    <div data-field={field} className={classNames(classes.field, isWide && classes.wide)}>
      {control && !isFlags ? (
        <FilterSelect control={control} value={value} idPrefix={idPrefix} onChoose={onChoose} />
      ) : null}
      {range ? (
        <RangeFields
          control={range}
          value={value}
          idPrefix={idPrefix}
          clearings={clearings}
          onChoose={onChoose}
        />
      ) : null}
      {hasSeveral ? (
        <SeveralValues
          field={field}
          plural={plural}
          options={control.options}
          value={value}
          asked={several}
          idPrefix={idPrefix}
          onChoose={onChoose}
        />
      ) : null}
    </div>
  )
}

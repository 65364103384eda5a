import { Field, Input, Select } from '#app/ui/Field.tsx'
import { filterDefinitions } from '#domain/stock/filter-definitions.data.ts'
import type { FilterField } from '#domain/stock/filter-fields.ts'
import { FilterOptions } from './FilterOptions.tsx'
import { figureReason } from './figure-reason.ts'
import type { FilterOption } from './filter-controls.ts'
import { exactOption, servedName } from './form-query.ts'
import { formatFilter } from './format-filter.ts'
import classes from './RangeFields.module.css'
import type { RangeControl } from './range-controls.ts'
import { endNames, splitRange } from './range-ends.ts'

interface RangeFieldsProps {
  control: RangeControl
  /** As the address writes it; '' for Any. */
  value: string
}

/** A number from one value to another. Each end is a select with counts, whose last option opens an input for any figure. */
export function RangeFields({ control, value }: RangeFieldsProps) {
  const { field, fromOptions, toOptions } = control
  const names = endNames(field)
  const id = `filters-${field}`
  const ends = splitRange(value)
  const { label, unit } = filterDefinitions[field]
  const inUnit = unit === undefined ? '' : `, ${unit}`
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
        />
        <End
          label="To"
          exactLabel={`Maximum${inUnit}`}
          id={`${id}-to`}
          name={names.to}
          field={field}
          options={toOptions}
          value={ends.to}
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
}

/** The style sheet shows the input while its option is chosen. Text that `plainFigure` does not read stops the form. */
function End({ label, exactLabel, field, options, value, id, name }: EndProps) {
  const isOffered = value === '' || options.some((option) => option.value === value)
  return (
    <div className={classes.end}>
      <Field label={label} id={id}>
        <Select name={name} defaultValue={value}>
          <option value="">Any</option>
          {isOffered ? null : <option value={value}>{formatFilter(field, value)}</option>}
          <FilterOptions options={options} />
          <option value={exactOption}>Exact figure…</option>
        </Select>
      </Field>
      <div className={classes.exact}>
        <Field label={exactLabel} id={`${id}-exact`} advice={null}>
          <Input
            name={name}
            defaultValue={value}
            inputMode="numeric"
            autoComplete="off"
            maxLength={12}
            pattern="\s*(£\s*)?\d+([,.\s]\d{3})*([.,]\d+(?=\s*[kK]))?\s*[kK]?\s*"
            title={figureReason}
            enterKeyHint="done"
          />
        </Field>
      </div>
    </div>
  )
}

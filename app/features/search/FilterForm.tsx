import type { ReactNode, Ref } from 'react'
import { urls } from '#app/urls.ts'
import type { FilterField } from '#domain/stock/filter-fields.ts'
import classes from './FilterForm.module.css'
import { FilterSelect } from './FilterSelect.tsx'
import { valuesOf } from './search-choice.ts'
import type { SearchView } from './search-view.ts'
import { joinValues } from './select-value.ts'
import { filterFormId } from './served-controls.ts'
import type { SearchForm } from './use-search-choice.ts'

interface FilterFormProps {
  ref?: Ref<HTMLFormElement>
  view: SearchView
  form: SearchForm
  /** Above the filters, such as the sort order. */
  children?: ReactNode
  onSubmit: () => void
}

/** The filters as a GET form. With script each change applies at once, and submitting only leads to the results. */
export function FilterForm({ ref, view, form, children, onSubmit }: FilterFormProps) {
  const { values } = form.choice
  return (
    <form
      ref={ref}
      id={filterFormId}
      action={urls.search(view.type)}
      autoComplete="off"
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {children}
      {view.controls.map((control) => (
        <FilterSelect
          key={control.field}
          control={control}
          value={joinValues(valuesOf(values[control.field]))}
          idPrefix={filterFormId}
          onChoose={form.chooseFilter}
        />
      ))}
      {heldFields(view).flatMap((field) =>
        valuesOf(values[field]).map((value) => (
          <input key={`${field} ${value}`} type="hidden" name={field} value={value} />
        )),
      )}
      {Object.entries(form.choice.terms).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </form>
  )
}

/** Filters in use without a control: they are in the address and stay until they are cleared. */
function heldFields({ active, controls }: SearchView): FilterField[] {
  const controlled = new Set(controls.map(({ field }) => field))
  return [...new Set(active.map(({ field }) => field))].filter((field) => !controlled.has(field))
}

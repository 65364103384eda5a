import type { FilterField } from '#domain/stock/filter-fields.ts'
import type { FilterControl } from './filter-controls.ts'
import { filterFormId } from './filter-form-id.ts'
import type { SearchView } from './search-view.ts'

/**
 * A view as the loader returns it. For a document the selects are a function, which React Router does not send to the
 * browser: their options are in the markup of the form, and would be a third of the document a second time.
 */
export type LoadedSearch = Omit<SearchView, 'controls'> & {
  controls: FilterControl[] | (() => FilterControl[]) | undefined
}

const completed = new WeakMap<LoadedSearch, SearchView>()

/** The view with its selects. Where they were not sent they are read from the form of the document, once. */
export function completeView(loaded: LoadedSearch): SearchView {
  const { controls } = loaded
  if (typeof controls === 'function') return { ...loaded, controls: controls() }
  if (controls !== undefined) return { ...loaded, controls }
  const view = completed.get(loaded) ?? { ...loaded, controls: readControls() }
  completed.set(loaded, view)
  return view
}

function readControls(): FilterControl[] {
  const selects = document.querySelectorAll<HTMLSelectElement>(`#${filterFormId} select[data-filter]`)
  return [...selects].map(({ name, options, labels, disabled, dataset }) => {
    // The first option is "Any".
    const [, ...values] = options
    return {
      field: name as FilterField,
      label: labels[0]?.textContent ?? '',
      options: values.map(({ value, text }) => ({ value, text })),
      ...(disabled || dataset.hint ? { hint: dataset.hint } : {}),
    }
  })
}

import { filterFields } from '#domain/stock/filter-fields.ts'
import type { FilterControl } from './filter-controls.ts'
import type { SearchView } from './search-view.ts'

export const filterFormId = 'filters'

/**
 * A view as the loader returns it. For a document the selects are a function, which React Router does not send to the
 * browser: their options are in the markup of the form already, and are most of the data of a page.
 */
export interface LoadedSearch extends Omit<SearchView, 'controls'> {
  controls?: FilterControl[] | (() => FilterControl[]) | undefined
}

const completed = new WeakMap<LoadedSearch, SearchView>()

/** The view with its selects. Where they were not sent they are read, once, from the form in the document. */
export function completeView(loaded: LoadedSearch): SearchView {
  if (isComplete(loaded)) return loaded
  if (typeof loaded.controls === 'function') return { ...loaded, controls: loaded.controls() }
  const view = completed.get(loaded) ?? { ...loaded, controls: readControls() }
  completed.set(loaded, view)
  return view
}

function isComplete(loaded: LoadedSearch): loaded is SearchView {
  return Array.isArray(loaded.controls)
}

function readControls(): FilterControl[] {
  const selects = document.querySelectorAll<HTMLSelectElement>(`#${filterFormId} select`)
  const byField = new Map([...selects].map((select) => [select.name, select]))
  return filterFields.flatMap((field) => {
    const select = byField.get(field)
    if (!select) return []
    const [, ...offered] = select.options
    const hint = document.getElementById(`${select.id}-hint`)?.textContent
    const options = offered.map(({ value, textContent }) => ({ value, text: textContent }))
    return [hint ? { field, options, hint } : { field, options }]
  })
}

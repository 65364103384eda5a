import { rangeFields } from '#domain/search/query.ts'
import { filterFields } from '#domain/stock/filter-fields.ts'
import type { FilterControl, FilterOption } from './filter-controls.ts'
import type { RangeControl } from './range-controls.ts'
import { endNames, splitRange } from './range-ends.ts'
import type { SearchView } from './search-view.ts'

export const filterFormId = 'filters'

/**
 * A view as the loader returns it. For a document the selects are a function, which React Router does not send to the
 * browser: their options are in the markup of the form already, and are most of the data of a page.
 */
export interface LoadedSearch extends Omit<SearchView, 'controls' | 'ranges'> {
  controls?: FilterControl[] | (() => FilterControl[]) | undefined
  ranges?: RangeControl[] | (() => RangeControl[]) | undefined
}

const completed = new WeakMap<LoadedSearch, SearchView>()

/** The view with its selects. Where they were not sent they are read, once, from the form in the document. */
export function completeView(loaded: LoadedSearch): SearchView {
  if (isComplete(loaded)) return loaded
  const { controls, ranges } = loaded
  const view = completed.get(loaded) ?? {
    ...loaded,
    controls: typeof controls === 'function' ? controls() : (controls ?? readControls()),
    ranges: typeof ranges === 'function' ? ranges() : (ranges ?? readRanges(loaded)),
  }
  completed.set(loaded, view)
  return view
}

function isComplete(loaded: LoadedSearch): loaded is SearchView {
  return Array.isArray(loaded.controls) && Array.isArray(loaded.ranges)
}

function readControls(): FilterControl[] {
  const selects = readSelects()
  return filterFields.flatMap((field) => {
    const select = selects.get(field)
    if (!select) return []
    const hint = document.getElementById(`${select.id}-hint`)?.textContent
    const options = optionsOf(select)
    return [hint ? { field, options, hint } : { field, options }]
  })
}

function readRanges({ choice }: LoadedSearch): RangeControl[] {
  const selects = readSelects()
  return rangeFields.flatMap((field) => {
    const names = endNames(field)
    const [from, to] = [selects.get(names.from), selects.get(names.to)]
    if (!from || !to) return []
    const ends = splitRange(choice.values[field])
    return [{ field, ...ends, fromOptions: optionsOf(from), toOptions: optionsOf(to) }]
  })
}

function readSelects(): Map<string, HTMLSelectElement> {
  const selects = document.querySelectorAll<HTMLSelectElement>(`#${filterFormId} select`)
  return new Map([...selects].map((select) => [select.name, select]))
}

/** All but the first, which is Any. */
function optionsOf(select: HTMLSelectElement): FilterOption[] {
  const [, ...offered] = select.options
  return offered.map(({ value, textContent }) => ({ value, text: textContent }))
}

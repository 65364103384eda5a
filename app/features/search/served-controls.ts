import { rangeFields } from '#domain/search/query.ts'
import { filterFields } from '#domain/stock/filter-fields.ts'
import type { CardVehicle } from '../vehicle-card/card-vehicle.ts'
import { readCards } from '../vehicle-card/served-cards.ts'
import type { FilterControl, FilterOption } from './filter-controls.ts'
import type { RangeControl } from './range-controls.ts'
import { endNames, splitRange } from './range-ends.ts'
import type { SearchView } from './search-view.ts'

export const filterFormId = 'filters'

/** The list of the cards. */
export const resultsId = 'cards'

/** What most searches have nothing of. It is sent only where there is something. */
const nothing = {
  distancesFrom: null,
  faults: [],
  several: null,
  notUnderstood: [],
  offers: [],
  nearMatches: [],
} satisfies Partial<SearchView>

type Seldom = keyof typeof nothing

/**
 * A view as the loader returns it. For a document the selects and the vehicles are functions, which are not sent to the
 * browser: they are in the markup already, and are most of the data of a page.
 */
export interface LoadedSearch
  extends Omit<SearchView, 'controls' | 'ranges' | 'vehicles' | Seldom>,
    Partial<Pick<SearchView, Seldom>> {
  controls?: FilterControl[] | (() => FilterControl[]) | undefined
  ranges?: RangeControl[] | (() => RangeControl[]) | undefined
  vehicles?: CardVehicle[] | (() => CardVehicle[]) | undefined
}

const completed = new WeakMap<LoadedSearch, SearchView>()

/** What the loader returns of a view. */
export function toLoadedSearch(view: SearchView): LoadedSearch {
  const loaded: LoadedSearch = {
    ...view,
    controls: () => view.controls,
    ranges: () => view.ranges,
    vehicles: () => view.vehicles,
  }
  for (const name of Object.keys(nothing) as Seldom[])
    if (view[name] === null || view[name].length === 0) delete loaded[name]
  return loaded
}

/** The view with its selects and vehicles. Where they were not sent they are read, once, from the document. */
export function completeView(loaded: LoadedSearch): SearchView {
  const { controls, ranges, vehicles } = loaded
  const view = completed.get(loaded) ?? {
    ...nothing,
    ...loaded,
    controls: typeof controls === 'function' ? controls() : (controls ?? readControls()),
    ranges: typeof ranges === 'function' ? ranges() : (ranges ?? readRanges(loaded)),
    vehicles: typeof vehicles === 'function' ? vehicles() : (vehicles ?? readVehicles(loaded)),
  }
  completed.set(loaded, view)
  return view
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

/** Without results the cards of the page are those of near matches. */
function readVehicles({ total }: LoadedSearch): CardVehicle[] {
  const results = document.getElementById(resultsId)
  return total > 0 && results ? readCards(results) : []
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

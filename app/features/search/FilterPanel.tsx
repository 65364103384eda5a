import { Button, ButtonLink } from '#app/ui/Button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import iconButton from '#app/ui/IconButton.module.css'
import { X } from '#app/ui/icons.ts'
import sheet from '#app/ui/Sheet.module.css'
import { VisuallyHidden } from '#app/ui/VisuallyHidden.tsx'
import { vehicleTypeWords } from '#domain/stock/vehicle-type-words.ts'
import { countInWords } from '../record/count-words.ts'
import { FilterForm, filterFormId } from './FilterForm.tsx'
import classes from './FilterPanel.module.css'
import { SortSelect } from './SortSelect.tsx'
import { searchHref, withoutFilters } from './search-choice.ts'
import type { SearchView } from './search-view.ts'
import { formatStockCount } from './search-words.ts'

/** The `popoverTarget` of the buttons that open it on a small screen. */
export const filterPanelId = 'filter-panel'

/**
 * The filters: a column on a wide screen, and a sheet over the page on a small one. The sheet is a native popover, so
 * it opens without script; `app/enhance/results` adds the rest.
 */
export function FilterPanel({ view }: { view: SearchView }) {
  const { type, total } = view
  return (
    <aside
      id={filterPanelId}
      popover="auto"
      aria-label="Filters"
      className={classNames(sheet.sheet, classes.panel)}
    >
      <div className={classNames(sheet.head, classes.head)}>
        <h2>Filter and sort</h2>
        <button
          type="button"
          popoverTarget={filterPanelId}
          popoverTargetAction="hide"
          className={iconButton.button}
        >
          <X aria-label="Close" size={22} />
        </button>
      </div>
      <div className={classNames(sheet.body, classes.body)}>
        <FilterForm view={view}>
          <h2 className={classes.heading}>{`Filter ${vehicleTypeWords[type].plural}`}</h2>
          <Button type="submit" className={classes.apply}>
            Apply
          </Button>
          {/* It has no name, so what is chosen in it without script would be lost. */}
          <fieldset disabled data-needs-script className={classes.sort}>
            <legend>
              <VisuallyHidden>Order of the results</VisuallyHidden>
            </legend>
            <SortSelect choice={view.choice} idPrefix={filterPanelId} repeats={filterFormId} />
          </fieldset>
        </FilterForm>
      </div>
      <div className={classNames(sheet.foot, classes.foot)}>
        <ButtonLink variant="quiet" href={searchHref(type, withoutFilters(view.choice))} data-clears>
          Clear all
        </ButtonLink>
        <Button type="submit" form={filterFormId} aria-busy={false} className={classes.search}>
          {total === 0 ? `Search: ${countInWords(type, 0)}` : `Search ${formatStockCount(type, total)}`}
        </Button>
        <VisuallyHidden>
          <span role="status">{formatStockCount(type, total)}</span>
        </VisuallyHidden>
      </div>
    </aside>
  )
}

import { type FocusEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { afterPaint } from '#app/ui/after-paint.ts'
import { Button, ButtonLink } from '#app/ui/Button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import iconButton from '#app/ui/IconButton.module.css'
import { X } from '#app/ui/icons.ts'
import sheet from '#app/ui/Sheet.module.css'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { VisuallyHidden } from '#app/ui/VisuallyHidden.tsx'
import type { FilterField } from '#domain/stock/filter-fields.ts'
import { vehicleTypeWords } from '#domain/stock/vehicle-type-words.ts'
import { countInWords } from '../record/count-words.ts'
import { FilterForm, filterFormId } from './FilterForm.tsx'
import classes from './FilterPanel.module.css'
import { SortSelect } from './SortSelect.tsx'
import { searchHref, withoutFilters } from './search-choice.ts'
import type { SearchForm } from './search-navigation.tsx'
import type { SearchView } from './search-view.ts'
import { formatStockCount } from './search-words.ts'
import { useOpenParts } from './use-open-parts.ts'
import { useSheetEntry } from './use-sheet-entry.ts'

/** The `popoverTarget` of the buttons that open it on a small screen. */
export const filterPanelId = 'filter-panel'

interface FilterPanelProps {
  view: SearchView
  form: SearchForm
  formRef: RefObject<HTMLFormElement | null>
  /** The filter to focus when it opens next; null for the panel itself. */
  startAt: RefObject<FilterField | null>
  /** Called with whether it was open over the page. The filters have been applied already. */
  onSubmit: (wasOpen: boolean) => void
  onClear: () => void
}

/**
 * The filters: a column on a wide screen, and a sheet over the page on a small one. The sheet is a native popover, so
 * it opens without script, and a press before hydration is not lost.
 */
export function FilterPanel({ view, form, formRef, startAt, onSubmit, onClear }: FilterPanelProps) {
  const panel = useRef<HTMLElement>(null)
  const { type, total } = view
  useOpenParts(panel, view)
  useSheetEntry(panel, form.keepChosen)
  const hydrated = useHydrated()

  const start = useEffectEvent(() => {
    const field = startAt.current ?? document.activeElement?.getAttribute('data-filter')
    const filter = field ? panel.current?.querySelector(`[data-field="${field}"]`) : null
    openAround(filter)
    const target = filter?.querySelector('select') ?? panel.current?.querySelector('button')
    target?.focus({ preventScroll: true })
    filter?.scrollIntoView({ block: 'start', behavior: 'instant' })
  })
  useEffect(() => {
    const element = panel.current
    if (!element) return
    const toggled = ({ newState }: ToggleEvent) => {
      if (newState === 'open') afterPaint(start)
    }
    element.addEventListener('toggle', toggled)
    if (isOpen(element)) start()
    return () => element.removeEventListener('toggle', toggled)
  }, [])

  return (
    <aside
      ref={panel}
      id={filterPanelId}
      popover="auto"
      aria-label="Filters"
      className={classNames(sheet.sheet, classes.panel)}
      onBlur={closeWhenLeft}
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
        <FilterForm
          ref={formRef}
          view={view}
          form={form}
          onSubmit={() => {
            const wasOpen = isOpen(panel.current)
            if (wasOpen) panel.current?.hidePopover()
            onSubmit(wasOpen)
          }}
        >
          <h2 className={classes.heading}>{`Filter ${vehicleTypeWords[type].plural}`}</h2>
          <Button type="submit" className={classes.apply}>
            Apply
          </Button>
          {/* It has no name, so what is chosen in it without script would be lost. */}
          <fieldset disabled={!hydrated} className={classes.sort}>
            <legend>
              <VisuallyHidden>Order of the results</VisuallyHidden>
            </legend>
            <SortSelect form={form} idPrefix={filterPanelId} repeated />
          </fieldset>
        </FilterForm>
      </div>
      <div className={classNames(sheet.foot, classes.foot)}>
        <ButtonLink variant="quiet" href={searchHref(type, withoutFilters(view.choice))} onClick={onClear}>
          Clear all
        </ButtonLink>
        <Button type="submit" form={filterFormId} aria-busy={form.busy} className={classes.search}>
          {total === 0 ? `Search: ${countInWords(type, 0)}` : `Search ${formatStockCount(type, total)}`}
        </Button>
        <VisuallyHidden>
          <span role="status">{formatStockCount(type, total)}</span>
        </VisuallyHidden>
      </div>
    </aside>
  )
}

function isOpen(panel: HTMLElement | null): boolean {
  return panel?.matches(':popover-open') ?? false
}

/** Opens the sections that a filter is in. */
function openAround(filter: Element | null | undefined): void {
  const section = filter?.closest('details')
  if (!section) return
  section.open = true
  openAround(section.parentElement)
}

/** The sections that come after the first frame: they could not be focused before. */
/** The page behind is covered, so the sheet closes when the keyboard leaves it. */
function closeWhenLeft({ currentTarget: panel, relatedTarget }: FocusEvent<HTMLElement>) {
  if (relatedTarget instanceof Node && !panel.contains(relatedTarget) && isOpen(panel)) panel.hidePopover()
}

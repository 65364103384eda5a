import { useEffect } from 'react'
import { Button } from '#app/ui/Button.tsx'
import { Dialog } from '#app/ui/Dialog.tsx'
import { VisuallyHidden } from '#app/ui/VisuallyHidden.tsx'
import type { FilterField } from '#domain/stock/filter-fields.ts'
import { FilterForm } from './FilterForm.tsx'
import classes from './FilterModal.module.css'
import { SortSelect } from './SortSelect.tsx'
import type { SearchView } from './search-view.ts'
import { formatStockCount } from './search-words.ts'
import type { SearchForm } from './use-search-choice.ts'

interface FilterModalProps {
  view: SearchView
  form: SearchForm
  open: boolean
  /** The filter to focus when it opens. */
  startAt: FilterField | null
  onClose: () => void
  onClear: () => void
  /** The filters have been applied already. */
  onSearch: () => void
}

const formId = 'filter-modal'

export function FilterModal({ view, form, open, startAt, onClose, onClear, onSearch }: FilterModalProps) {
  useEffect(() => {
    if (!open || startAt === null) return
    const select = document.getElementById(`${formId}-${startAt}`)
    select?.focus({ preventScroll: true })
    select?.parentElement?.parentElement?.scrollIntoView({ block: 'start', behavior: 'instant' })
  }, [open, startAt])

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Filter and sort"
      variant="sheet"
      footer={
        <div className={classes.foot}>
          <Button variant="quiet" onClick={onClear} disabled={view.active.length === 0}>
            Clear all
          </Button>
          <Button
            type="submit"
            form={open ? formId : undefined}
            aria-busy={form.busy}
            className={classes.search}
          >
            Search {formatStockCount(view.type, view.total)}
          </Button>
          <VisuallyHidden>
            <span role="status">{open ? formatStockCount(view.type, view.total) : null}</span>
          </VisuallyHidden>
        </div>
      }
    >
      {open ? (
        <div className={classes.body}>
          <FilterForm view={view} form={form} id={formId} onSubmit={onSearch}>
            <SortSelect form={form} idPrefix={formId} />
          </FilterForm>
        </div>
      ) : null}
    </Dialog>
  )
}

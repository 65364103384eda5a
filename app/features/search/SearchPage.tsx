import { Rss } from 'lucide-react'
import { useRef, useState } from 'react'
import { Breadcrumb } from '#app/ui/Breadcrumb.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Container } from '#app/ui/Container.tsx'
import { Pagination } from '#app/ui/Pagination.tsx'
import { useReplayedInput } from '#app/ui/use-replayed-input.ts'
import type { FilterField } from '#domain/stock/filter-fields.ts'
import { vehicleTypeWords } from '#domain/stock/vehicle-type-words.ts'
import { RepresentativeExample } from '../finance/RepresentativeExample.tsx'
import { searchBreadcrumbs } from '../layout/breadcrumbs.ts'
import { VehicleCard } from '../vehicle-card/VehicleCard.tsx'
import { ActiveFilters } from './ActiveFilters.tsx'
import { FilterBar } from './FilterBar.tsx'
import { FilterForm } from './FilterForm.tsx'
import { FilterModal } from './FilterModal.tsx'
import { GoodPrices } from './GoodPrices.tsx'
import { NoResults } from './NoResults.tsx'
import { SearchNotices } from './SearchNotices.tsx'
import classes from './SearchPage.module.css'
import { SortSelect } from './SortSelect.tsx'
import { searchHref } from './search-choice.ts'
import { feedHref } from './search-meta.ts'
import type { SearchView } from './search-view.ts'
import { formatStockCount, searchHeading } from './search-words.ts'
import { useSearchChoice } from './use-search-choice.ts'

const formId = 'filters'

/** Cards in the first row of a wide screen: their pictures load at once. */
const eagerCards = 3

export function SearchPage({ view }: { view: SearchView }) {
  const form = useSearchChoice(view)
  const [modal, setModal] = useState<{ open: boolean; startAt: FilterField | null }>(closed)
  const count = useRef<HTMLHeadingElement>(null)
  const column = useRef<HTMLFormElement>(null)
  useReplayedInput(() => column.current, form.replayInput)
  const { type, choice, active, total, page, pageCount } = view
  const focusCount = () => count.current?.focus({ preventScroll: true })

  return (
    <>
      <Container className={classes.head}>
        <Breadcrumb items={searchBreadcrumbs(type)} />
        <h1 className={classes.heading}>{searchHeading(type, choice.values)}</h1>
        <RepresentativeExample compact />
      </Container>
      <FilterBar
        values={choice.values}
        count={active.length}
        formId={formId}
        onOpen={(startAt) => setModal({ open: true, startAt })}
      />
      <Container className={classes.columns}>
        <aside aria-label="Filters" className={classes.filters}>
          <FilterForm ref={column} view={view} form={form} id={formId} onSubmit={focusCount}>
            <h2 className={classes.filtersHeading}>Filter {vehicleTypeWords[type].plural}</h2>
            <Button type="submit" className={classes.scriptless}>
              Apply
            </Button>
          </FilterForm>
        </aside>
        <section aria-labelledby="results" aria-busy={form.busy} className={classes.results}>
          <div className={classes.toolbar}>
            <h2 ref={count} id="results" tabIndex={-1} aria-live="polite" className={classes.count}>
              {formatStockCount(type, total)}
            </h2>
            <div className={classes.sort}>
              <SortSelect form={form} idPrefix={formId} formId={formId} />
              <Button type="submit" form={formId} variant="secondary" className={classes.scriptless}>
                Apply
              </Button>
            </div>
          </div>
          <ActiveFilters view={view} refinement={form.refinement} onRemove={focusCount} />
          <GoodPrices view={view} refinement={form.refinement} />
          <SearchNotices view={view} />
          {view.distancesFrom ? (
            <p className={classes.distances}>Distances are in a straight line from {view.distancesFrom}.</p>
          ) : null}
          <div className={classes.list}>
            {total === 0 ? (
              <NoResults view={view} refinement={form.refinement} />
            ) : (
              <ul className={classes.grid}>
                {view.vehicles.map((vehicle, position) => (
                  <li key={vehicle.id}>
                    <VehicleCard vehicle={vehicle} first={position === 0} eager={position < eagerCards} />
                  </li>
                ))}
              </ul>
            )}
          </div>
          {page <= pageCount ? (
            <Pagination
              page={page}
              pageCount={pageCount}
              hrefFor={(page) => searchHref(type, choice, page)}
            />
          ) : null}
          <p className={classes.feed}>
            <Rss aria-hidden size={18} />
            <a href={feedHref(view)}>Follow new arrivals in this search</a> with a feed reader. You don’t need
            an account.
          </p>
        </section>
      </Container>
      <FilterModal
        view={view}
        form={form}
        {...modal}
        onClose={() => setModal(closed)}
        onClear={form.clear}
        onSearch={() => {
          setModal(closed)
          count.current?.scrollIntoView()
        }}
      />
    </>
  )
}

const closed = { open: false, startAt: null }

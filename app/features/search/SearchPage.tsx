import { memo, useCallback, useEffect, useEffectEvent, useRef } from 'react'
import { Breadcrumb } from '#app/ui/Breadcrumb.tsx'
import { Button, ButtonLink } from '#app/ui/Button.tsx'
import { Container } from '#app/ui/Container.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Mail, Rss } from '#app/ui/icons.ts'
import { Pagination } from '#app/ui/Pagination.tsx'
import stack from '#app/ui/Stack.module.css'
import textStyle from '#app/ui/TextStyle.module.css'
import { urls, withQuery } from '#app/urls.ts'
import type { FilterField } from '#domain/stock/filter-fields.ts'
import { RepresentativeExample } from '../finance/RepresentativeExample.tsx'
import { searchBreadcrumbs } from '../layout/breadcrumbs.ts'
import { resultsId } from '../layout/Main.tsx'
import { SearchBox } from '../search-box/SearchBox.tsx'
import { VehicleCard } from '../vehicle-card/VehicleCard.tsx'
import { ActiveFilters } from './ActiveFilters.tsx'
import { FilterBar } from './FilterBar.tsx'
import { filterFormId } from './FilterForm.tsx'
import { FilterPanel } from './FilterPanel.tsx'
import { NoResults } from './NoResults.tsx'
import { BudgetChoice, GoodPrices, VatChoice } from './PriceChoices.tsx'
import { rememberSearch } from './remember-search.ts'
import { resultsParams } from './results-params.ts'
import { SearchNotices } from './SearchNotices.tsx'
import classes from './SearchPage.module.css'
import { SortSelect } from './SortSelect.tsx'
import { priceParams, searchHref, valuesOf } from './search-choice.ts'
import { alertHref, describeDocument, feedHref } from './search-document.ts'
import { SearchRouter, useSearchForm } from './search-navigation.tsx'
import type { SearchView } from './search-view.ts'
import { formatStockCount, searchHeading } from './search-words.ts'

/** Cards in the first row of a wide screen: their pictures load at once. */
const eagerCards = 3

interface SearchPageProps {
  view: SearchView
}

/** The page in the browser. */
export function HydratedSearchPage({ view }: SearchPageProps) {
  return <SearchRouter view={view} Page={SearchPage} />
}

export function SearchPage({ view }: SearchPageProps) {
  const form = useSearchForm(view)
  const count = useRef<HTMLHeadingElement>(null)
  const filters = useRef<HTMLFormElement>(null)
  const searchBox = useRef<HTMLDivElement>(null)
  const startAt = useRef<FilterField | null>(null)
  const { type, choice, total } = view
  useEffect(() => {
    describeDocument(view)
    rememberSearch(view)
  }, [view])
  const applyForm = useEffectEvent(form.applyForm)
  useEffect(() => {
    if (filters.current) applyForm(filters.current)
  }, [])
  const focusCount = useCallback(() => count.current?.focus({ preventScroll: true }), [])
  const { clearTyped } = form
  const clearTexts = useCallback(() => {
    clearTyped()
    // Its text is the phrase again, which the address will be without.
    searchBox.current?.querySelector('form')?.reset()
  }, [clearTyped])

  return (
    <>
      <Container className={classes.head}>
        <div className={classes.title}>
          <h1 className={classes.heading}>{searchHeading(type, choice)}</h1>
          <div ref={searchBox}>
            <SearchBox
              id="results-q"
              type={type}
              phrase={view.phrase}
              within={searchHref(type, choice).split('?')[1]}
            />
          </div>
        </div>
        <div>
          <RepresentativeExample compact />
        </div>
      </Container>
      <FilterBar
        view={view}
        onOpen={(field) => {
          startAt.current = field
        }}
      />
      <Container className={classes.columns}>
        <FilterPanel
          view={view}
          form={form}
          formRef={filters}
          startAt={startAt}
          onSubmit={(wasOpen) => (wasOpen ? count.current?.scrollIntoView() : focusCount())}
          onClear={clearTexts}
        />
        <section aria-labelledby={resultsId} aria-busy={form.busy} className={classes.results}>
          <div className={classes.toolbar}>
            <h2 ref={count} id={resultsId} tabIndex={-1} aria-live="polite" className={classes.count}>
              {formatStockCount(type, total)}
            </h2>
            <div className={classNames(classes.sort, choice.postcode && classes.placed)}>
              <SortSelect form={form} idPrefix={filterFormId} formId={filterFormId} />
              <Button type="submit" form={filterFormId} variant="secondary" className={classes.scriptless}>
                Apply
              </Button>
            </div>
          </div>
          <Results view={view} onRemove={focusCount} onClear={clearTexts} />
        </section>
      </Container>
    </>
  )
}

interface ResultsProps {
  view: SearchView
  onRemove: () => void
  onClear: () => void
}

/** All that stays as it is between a choice and its results: a choice does not render the cards. */
const Results = memo(function Results({ view, onRemove, onClear }: ResultsProps) {
  const { type, choice, total, page, pageCount } = view
  const terms = priceParams(choice)
  const equipment = valuesOf(choice.equipment)
  // Above the results where a place was asked for, because a town may have been meant otherwise.
  const origin = view.distancesFrom ? (
    <p className={textStyle.finePrint}>{`Straight-line distances from ${view.distancesFrom}`}</p>
  ) : null
  return (
    <>
      <div className={classes.choices}>
        <VatChoice view={view} />
        <ActiveFilters
          view={view}
          onRemove={onRemove}
          onClear={() => {
            onClear()
            onRemove()
          }}
        />
        <BudgetChoice view={view} />
        <GoodPrices view={view} />
      </div>
      <SearchNotices view={view} />
      {choice.postcode ? origin : null}
      <div className={classes.list}>
        {total === 0 ? (
          <NoResults view={view} onClear={onClear} />
        ) : (
          <ul className={stack.cards}>
            {view.vehicles.map((vehicle, position) => (
              <li key={vehicle.id}>
                <VehicleCard
                  vehicle={vehicle}
                  equipment={equipment}
                  terms={terms}
                  first={position === 0}
                  eager={position < eagerCards}
                />
              </li>
            ))}
          </ul>
        )}
      </div>
      {choice.postcode ? null : origin}
      {page <= pageCount ? (
        <Pagination
          page={page}
          pageCount={pageCount}
          hrefFor={(page) => withQuery(urls.search(type), resultsParams(view, page))}
        />
      ) : null}
      <Breadcrumb items={searchBreadcrumbs(type)} />
      {view.alerts ? (
        <p className={classes.alerts}>
          <ButtonLink variant="secondary" href={alertHref(view)}>
            <Mail aria-hidden size={18} />
            Email me new matches
          </ButtonLink>
        </p>
      ) : null}
      <p className={classes.feed}>
        <Rss aria-hidden size={18} />
        Get new matches: <a href={feedHref(view)}>follow this search in a feed reader</a>
      </p>
    </>
  )
})

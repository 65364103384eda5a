import { withQuery } from '#app/script-urls.ts'
import { Breadcrumb } from '#app/ui/Breadcrumb.tsx'
import { Button, ButtonLink } from '#app/ui/Button.tsx'
import { Container } from '#app/ui/Container.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Mail, Rss } from '#app/ui/icons.ts'
import { Pagination } from '#app/ui/Pagination.tsx'
import stack from '#app/ui/Stack.module.css'
import { urls } from '#app/urls.ts'
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
import { resultsParams } from './results-params.ts'
import { SearchNotices } from './SearchNotices.tsx'
import classes from './SearchPage.module.css'
import { SortSelect } from './SortSelect.tsx'
import { priceParams, searchHref, valuesOf } from './search-choice.ts'
import { alertHref, feedHref } from './search-document.ts'
import { searchHeading } from './search-heading.ts'
import type { SearchView } from './search-view.ts'
import { formatStockCount } from './search-words.ts'

/** Cards in the first row of a wide screen: their pictures load at once. */
const eagerCards = 3

interface SearchPageProps {
  view: SearchView
}

/** The content of `main`. In the browser `app/enhance/results` runs on it, without React. */
export function SearchPage({ view }: SearchPageProps) {
  const { type, choice, total } = view
  return (
    <>
      <Container className={classes.head}>
        <div className={classes.title}>
          <h1 className={classes.heading}>{searchHeading(type, choice)}</h1>
          <SearchBox
            id="results-q"
            type={type}
            phrase={view.phrase}
            within={searchHref(type, choice).split('?')[1]}
          />
        </div>
        <div>
          <RepresentativeExample compact />
        </div>
      </Container>
      <FilterBar view={view} />
      <Container className={classes.columns}>
        <FilterPanel view={view} />
        <section aria-labelledby={resultsId} aria-busy={false} className={classes.results}>
          <div className={classes.toolbar}>
            <h2 id={resultsId} tabIndex={-1} aria-live="polite" className={classes.count}>
              {formatStockCount(type, total)}
            </h2>
            <div className={classNames(classes.sort, choice.postcode && classes.placed)}>
              <SortSelect choice={choice} idPrefix={filterFormId} formId={filterFormId} />
              <Button type="submit" form={filterFormId} variant="secondary" className={classes.scriptless}>
                Apply
              </Button>
            </div>
            {/* Above the results where a place was asked for, because a town may have been meant otherwise. */}
            {choice.postcode ? <Origin view={view} /> : null}
          </div>
          <Results view={view} />
        </section>
      </Container>
    </>
  )
}

/** Where distances are measured from; nothing where the cards have none. */
function Origin({ view: { distancesFrom } }: SearchPageProps) {
  if (!distancesFrom) return null
  return <p className={classes.origin}>{`Straight-line distances from ${distancesFrom}`}</p>
}

function Results({ view }: SearchPageProps) {
  const { type, choice, total, page, pageCount } = view
  const terms = priceParams(choice)
  const equipment = valuesOf(choice.equipment)
  return (
    <>
      <div className={classes.choices}>
        <VatChoice view={view} />
        <ActiveFilters view={view} />
        <BudgetChoice view={view} />
        <GoodPrices view={view} />
      </div>
      <SearchNotices view={view} />
      <div className={classes.list}>
        {total === 0 ? (
          <NoResults view={view} />
        ) : (
          <ul data-fresh className={stack.cards}>
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
      {choice.postcode ? null : <Origin view={view} />}
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
        <a href={feedHref(view)}>Follow new matches in a feed reader</a>
      </p>
    </>
  )
}

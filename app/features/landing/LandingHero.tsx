import { Breadcrumb } from '#app/ui/Breadcrumb.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { Container } from '#app/ui/Container.tsx'
import { Field, Input } from '#app/ui/Field.tsx'
import { formatCount } from '#app/ui/format-count.ts'
import { Notice } from '#app/ui/Notice.tsx'
import { Photo } from '#app/ui/Photo.tsx'
import stack from '#app/ui/Stack.module.css'
import textStyle from '#app/ui/TextStyle.module.css'
import type { LandingPage } from '#content/landing-pages.ts'
import { labelOf, reviewsInWords } from '#content/published-figures.ts'
import { callLink, site } from '#content/site.ts'
import { vehicleTypeWords } from '#domain/stock/vehicle-type-words.ts'
import { BudgetLine } from '../finance/BudgetLine.tsx'
import { RepresentativeExample } from '../finance/RepresentativeExample.tsx'
import { landingBreadcrumbs } from '../layout/breadcrumbs.ts'
import { MakeModelSearch } from '../make-model-search/MakeModelSearch.tsx'
import { resultsHref } from '../make-model-search/make-model-choice.ts'
import { allInWords, countInWords } from '../record/count-words.ts'
import { FinanceExample } from './FinanceExample.tsx'
import classes from './LandingHero.module.css'
import { LandingChoices } from './LandingStart.tsx'
import { formResults, type LandingView } from './load-landing.ts'

type LandingHeroProps = Pick<LandingView, 'place' | 'words' | 'search' | 'stock' | 'start'>

/** The first screen: what the page is about, what its reader came for, and the form. */
export function LandingHero({ place, words, search, stock, start }: LandingHeroProps) {
  const { leadsBack } = place
  return (
    <div className={classes.hero}>
      <Container className={classes.layout}>
        <div className={classes.breadcrumb}>
          <Breadcrumb items={landingBreadcrumbs(place, words.title)} />
        </div>
        <div className={classes.words}>
          <h1 className={classes.heading}>{words.heading}</h1>
          <p className={classes.lead}>{words.lead}</p>
          {start.kind === 'finance' ? null : <LiveStock place={place} stock={stock} />}
          {leadsBack && search.make !== '' ? (
            <Notice tone="info" title={`${search.make} ${search.model}`.trim()}>
              We have no priced lease for this model online. Call us for a quote, or{' '}
              <a href={resultsHref(search, 'when-chosen')} data-takes-budget>
                see the ones we have for sale
              </a>
              .
            </Notice>
          ) : null}
          {start.kind === 'quote' ? (
            <p className={stack.wrap}>
              <ButtonLink href={callLink}>{`Call ${site.phone.label} for a quote`}</ButtonLink>
            </p>
          ) : null}
        </div>
        {start.kind === 'choices' ? (
          <div className={classes.start}>
            <LandingChoices place={place} start={start} />
          </div>
        ) : null}
        {start.kind === 'finance' ? (
          <div className={classes.start}>
            {/* Before everything that shows a cost of credit: CONC 3.5.5R. */}
            <RepresentativeExample compact also={<BudgetLine />} />
            {start.example ? <FinanceExample type={place.type} example={start.example} /> : null}
            <LiveStock place={place} stock={stock} />
          </div>
        ) : null}
        <SearchForm place={place} search={search} picture={hasOwnPicture(start) ? null : stock.picture} />
        <LandingFigures place={place} />
      </Container>
    </div>
  )
}

/** Whether the first screen has pictures without the one above the form. */
function hasOwnPicture(start: LandingView['start']): boolean {
  return start.kind === 'choices' ? start.tiles.tiles.length > 0 : start.kind === 'finance'
}

interface SearchFormProps extends Pick<LandingView, 'place' | 'search'> {
  picture: LandingView['stock']['picture']
}

function SearchForm({ place, search, picture }: SearchFormProps) {
  const { type, topic, path, sends } = place
  return (
    <section aria-label={`Search ${vehicleTypeWords[type].plural}`} className={classes.search}>
      {picture ? (
        <div className={classes.picture}>
          <Photo
            src={picture.src}
            srcSet={picture.srcSet}
            sizes="34rem"
            alt=""
            width={800}
            height={600}
            fetchPriority="high"
            decoding="async"
          />
        </div>
      ) : null}
      <div className={classes.form}>
        <MakeModelSearch
          initial={search}
          types={[type]}
          rule={sends}
          pagePath={path}
          resultsPath={formResults(place)}
          // There are no priced leases to view.
          submitLabel={topic === 'leasing' ? 'Search' : undefined}
        />
        {place.asksPostcode ? <NearMe /> : null}
      </div>
    </section>
  )
}

/**
 * With script (`app/enhance/enhance-near-me.ts`) the outward code is kept in session storage, and results that are sorted by
 * distance ask before they send it. The used-cars page itself does not send it.
 */
function NearMe() {
  return (
    <Field
      label="Your postcode"
      id="near-me"
      hint="This page does not send it to us. When you sort results by distance, we ask before we use its first half."
    >
      <Input
        autoComplete="postal-code"
        autoCapitalize="characters"
        maxLength={10}
        placeholder={site.address.postcode}
        data-near-me
        data-kept-hint="We keep … in this tab until you close it, and send nothing. When you sort results by distance, we ask before we use it."
        data-refused-hint="We don’t recognise that as a UK postcode, so we have not kept it."
      />
    </Field>
  )
}

/** The dealer's published figures with the dealer's labels. None is a count of the stock, which is above them. */
function LandingFigures({ place }: { place: LandingPage }) {
  const figures = figuresOf(place)
  if (figures.length === 0) return null
  return (
    <dl className={classes.figures}>
      {figures.map(([figure, label]) => (
        <div key={label} className={classes.figure}>
          <dt>{label}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  )
}

type Figure = readonly [figure: string, label: string]

function figuresOf({ topic, figure: name }: LandingPage): Figure[] {
  const { figures, reviews, since } = site
  const figure = name && figures[name]
  const unit = name === 'newCarSaving' ? '£' : ''
  const reviewed = reviewsInWords(topic === 'finance' ? 'finance pages' : 'all pages')
  return [
    ...(figure ? [[unit + formatCount(figure.value), labelOf(figure)] as const] : []),
    ...(reviews && reviewed ? [[`${reviews.rating}/${reviews.outOf}`, `on ${reviewed}`] as const] : []),
    ...(figures.years ? [[figures.years, `since ${since}`] as const] : []),
  ]
}

/**
 * The number in stock today, with the lowest cash price. It shows no monthly price, because the representative example
 * would have to precede it. A leasing page shows no price, because it could be mistaken for a rental.
 */
export function LiveStock({ place, stock }: Pick<LandingView, 'place' | 'stock'>) {
  const { type, adjective } = place
  if (place.topic === 'leasing')
    return (
      <p className={textStyle.large}>
        We have no priced leases online today. Call us for a quote
        {stock.total > 0 ? (
          <>
            , or <a href={stock.href}>see {allInWords(type, stock.total)} we have for sale</a>
          </>
        ) : null}
        .
      </p>
    )
  const count = countInWords(type, stock.total, adjective)
  if (stock.total === 0)
    return (
      <p className={textStyle.large}>We have {count} in stock today. Call us and we will look for one.</p>
    )
  return (
    <p className={textStyle.large}>
      <strong>{count}</strong> in stock today
      {stock.from ? (
        <>
          , {stock.total === 1 ? 'at' : 'from'} <strong>{stock.from}</strong>
        </>
      ) : null}
    </p>
  )
}

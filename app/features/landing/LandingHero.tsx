import { Breadcrumb } from '#app/ui/Breadcrumb.tsx'
import { Container } from '#app/ui/Container.tsx'
import { Field, Input } from '#app/ui/Field.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { PageLink } from '#app/ui/PageLink.tsx'
import { Photo } from '#app/ui/Photo.tsx'
import stack from '#app/ui/Stack.module.css'
import { site } from '#content/site.ts'
import { vehicleTypeWords } from '#domain/stock/vehicle-type-words.ts'
import { landingBreadcrumbs } from '../layout/breadcrumbs.ts'
import { MakeModelSearch } from '../make-model-search/MakeModelSearch.tsx'
import { resultsHref } from '../make-model-search/make-model-choice.ts'
import { LandingFigures } from './LandingFigures.tsx'
import classes from './LandingHero.module.css'
import { LiveStock } from './LiveStock.tsx'
import { formResults } from './landing-results.ts'
import type { LandingView } from './load-landing.ts'

type LandingHeroProps = Pick<LandingView, 'place' | 'words' | 'search' | 'stock'>

export function LandingHero({ place, words, search, stock }: LandingHeroProps) {
  const { type, topic, path, sends, leadsBack } = place
  return (
    <div className={classes.hero}>
      <Container className={classes.layout}>
        <div className={classes.breadcrumb}>
          <Breadcrumb items={landingBreadcrumbs(place, words.title)} />
        </div>
        <div className={stack.m}>
          <h1 className={classes.heading}>{words.heading}</h1>
          <p className={classes.lead}>{words.lead}</p>
          <LiveStock place={place} stock={stock} />
          {leadsBack && search.make !== '' ? (
            <Notice tone="info" title={`${search.make} ${search.model}`.trim()}>
              We have no priced lease for this model online. Call us for a quote, or{' '}
              <PageLink to={resultsHref(search, 'when-chosen')}>see the ones we have for sale</PageLink>.
            </Notice>
          ) : null}
          <LandingFigures place={place} />
        </div>
        <section aria-label={`Search ${vehicleTypeWords[type].plural}`} className={classes.search}>
          {stock.picture ? (
            <div className={classes.picture}>
              <Photo
                src={stock.picture.src}
                srcSet={stock.picture.srcSet}
                sizes="34rem"
                alt=""
                width={800}
                height={600}
                // A phone does not show it, and so does not load it.
                loading="lazy"
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
      </Container>
    </div>
  )
}

/**
 * With script (`app/enhance/enhance-near-me.ts`) a postcode is kept in session storage for the sort by distance. The
 * used-cars page itself does not send it.
 */
function NearMe() {
  return (
    <Field
      label="Your postcode"
      id="near-me"
      hint="We only use it when you sort results by distance. This page does not send it to us."
    >
      <Input
        autoComplete="postal-code"
        autoCapitalize="characters"
        maxLength={10}
        placeholder={site.address.postcode}
        data-near-me
        data-kept-hint="Saved until you close this tab. Sort your results by distance to see how far away each car is."
      />
    </Field>
  )
}

import { formatCount } from '#app/ui/format-count.ts'
import { Notice } from '#app/ui/Notice.tsx'
import { PageLink } from '#app/ui/PageLink.tsx'
import { callLink, site } from '#content/site.ts'
import { PartExchangeLink } from '../enquiries/PartExchangeLink.tsx'
import { resultsHref } from '../make-model-search/make-model-choice.ts'
import type { Valuation } from './load-valuation.ts'
import classes from './ValuationAnswer.module.css'

/** The price range, the comparables behind it and its limits. */
export function ValuationAnswer({ valuation }: { valuation: Valuation }) {
  switch (valuation.state) {
    case 'asking':
      return null
    case 'incomplete':
      return <Notice tone="error" role="alert" title={valuation.message} />
    case 'too-few':
      return (
        <Notice tone="info" role="status" title="We don’t have enough similar vehicles">
          {`We have ${valuation.found === 0 ? 'none' : `only ${valuation.found}`} in stock to compare with, which is too few for a reliable range. `}
          Call us on <a href={callLink}>{site.phone.label}</a> for a valuation, or send us its details.
          <p>
            <PartExchangeLink
              vehicle={{
                make: valuation.question.make,
                model: valuation.question.model,
                year: valuation.question.year,
                mileage: valuation.question.mileage,
              }}
            />
          </p>
        </Notice>
      )
    case 'valued':
      return <Range {...valuation} />
  }
}

function Range({
  question,
  low,
  high,
  pounds,
  comparables,
  years,
  exVat,
}: Extract<Valuation, { state: 'valued' }>) {
  const { make, model, year, mileage } = question
  const vehicles = { ...question, makes: [], models: [] }
  return (
    <section role="status" className={classes.answer}>
      <h2 className={classes.heading}>{`${make} ${model}, ${year}, ${formatCount(mileage)} miles`}</h2>
      <p className={classes.range}>
        {low} to {high}
        {exVat ? <span className={classes.vat}> before VAT where it applies</span> : null}
      </p>
      <p>
        This range covers the middle half of the asking prices of{' '}
        <strong>{formatCount(comparables)} similar vehicles</strong> in our stock today: the same make and
        model, within {years === 1 ? 'a year' : `${years} years`} of age, with similar mileage.{' '}
        <PageLink to={resultsHref(vehicles, 'when-chosen')}>See similar vehicles</PageLink>.
      </p>
      <p className={classes.caveat}>
        This is not an offer. We pay less than these asking prices, because we prepare each vehicle, provide a
        warranty and need a margin. The range does not take account of condition, history or optional extras.
        For an offer, send us its details, bring it to us or call <a href={callLink}>{site.phone.label}</a>.
      </p>
      <p>
        <PartExchangeLink vehicle={{ make, model, year, mileage, ...pounds }} />
      </p>
    </section>
  )
}

import { Link } from 'react-router'
import { formatCount } from '#app/ui/format-count.ts'
import { Notice } from '#app/ui/Notice.tsx'
import { callLink, site } from '#content/site.ts'
import { searchHref } from '../make-model-search/make-model-choice.ts'
import type { Valuation } from './load-valuation.ts'
import classes from './ValuationAnswer.module.css'

/** The range, what it rests on and what it is not. */
export function ValuationAnswer({ valuation }: { valuation: Valuation }) {
  switch (valuation.state) {
    case 'asking':
      return null
    case 'incomplete':
      return <Notice tone="error" role="alert" title={valuation.message} />
    case 'too-few':
      return (
        <Notice tone="info" role="status" title="Too few like it to say">
          {`We have ${valuation.found === 0 ? 'none' : `only ${valuation.found}`} like it in stock, and a range from so few would mislead you. `}
          Call <a href={callLink}>{site.phone.label}</a> and we will look further.
        </Notice>
      )
    case 'valued':
      return <Range {...valuation} />
  }
}

function Range({ question, low, high, comparables, years, exVat }: Extract<Valuation, { state: 'valued' }>) {
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
        The middle half of what <strong>{formatCount(comparables)} vehicles like it</strong> are for sale at
        here today: same make and model, within {years === 1 ? 'a year' : `${years} years`} and of similar
        mileage. <Link to={searchHref(vehicles, 'when-chosen')}>See those in stock</Link>.
      </p>
      <p className={classes.caveat}>
        It is not an offer, and not what a dealer would pay: we buy below what we sell for, by what
        preparation, warranty and our margin come to. It knows nothing of condition, history or extras. For an
        offer, bring the vehicle in or call <a href={callLink}>{site.phone.label}</a>.
      </p>
    </section>
  )
}

import { Notice } from '#app/ui/Notice.tsx'
import { callLink, site } from '#content/site.ts'
import { resultsHref } from '../make-model-search/make-model-choice.ts'
import { countInWords } from '../record/count-words.ts'
import { BodyTypes } from './BodyTypes.tsx'
import type { AnswerProps } from './load-valuation.ts'
import { PartExchangeLink, takesPartExchange } from './PartExchangeLink.tsx'
import classes from './ValuationAnswer.module.css'
import type { TooFewAnswer } from './value-vehicle.ts'

/** Why there is no price range, what we can say in its place, and what to do next. */
export function TooFew({ answer, own, wanted, bodyTypes, path }: AnswerProps & { answer: TooFewAnswer }) {
  const { type, make, model, year, mileage } = answer.question
  return (
    <Notice tone="info" role="status" title="We cannot work out a price range for this vehicle">
      <p>{whyTooFew(answer)}</p>
      {answer.nearest ? (
        <p>
          {nearestInWords(answer, answer.nearest)}{' '}
          <a
            href={resultsHref({ type, make, model }, 'when-chosen')}
            data-takes-budget
          >{`See our ${make} ${model} stock`}</a>
          .
        </p>
      ) : null}
      <p>
        {takesPartExchange() ? 'Send us its details or call' : 'Call'} us on{' '}
        <a href={callLink}>{site.phone.label}</a>, and we will look at it ourselves.
      </p>
      <BodyTypes links={bodyTypes} path={path} />
      <PartExchangeLink
        className={classes.offer}
        vehicle={{ make, model, year, mileage }}
        own={own}
        of={wanted?.id}
      />
    </Notice>
  )
}

function whyTooFew({ question, found, years }: TooFewAnswer): string {
  const { type, make, model, year, bodyType } = question
  const name = `${make} ${model}${bodyType ? ` with the body type ${bodyType}` : ''}`
  if (found === 0) return `We have no used ${name} in stock to compare yours with.`
  const stocked = `We have ${countInWords(type, found, 'used')} of the model ${name} in stock`
  const isOne = found === 1
  if (years && year < years.from)
    return isOne
      ? `${stocked}, and it is not as old as yours: it is from ${years.from}, and yours from ${year}.`
      : `${stocked}, and none is as old as yours: the oldest is from ${years.from}, and yours from ${year}.`
  if (years && year > years.to)
    return isOne
      ? `${stocked}, and it is not as new as yours: it is from ${years.to}, and yours from ${year}.`
      : `${stocked}, and none is as new as yours: the newest is from ${years.to}, and yours from ${year}.`
  return `${stocked}, but too few with an age and a mileage like yours.`
}

/** "The 5 oldest of them, from 2014 to 2016, are for sale at £4,495 to £6,995." */
function nearestInWords({ question, found, years }: TooFewAnswer, nearest: NearestInAge): string {
  const isOlder = years !== null && question.year < years.from
  const { from, to } = nearest.years
  const ages = from === to ? `of ${from}` : `from ${from} to ${to}`
  const prices = nearest.low === nearest.high ? nearest.low : `${nearest.low} to ${nearest.high}`
  const usual = isOlder ? 'An older one is usually worth less.' : 'A newer one is usually worth more.'
  if (found === 1 || nearest.count === 1)
    return `The ${found === 1 ? 'price of ours' : `price of our ${isOlder ? 'oldest' : 'newest'}`} is ${prices}. ${usual}`
  return `We ask ${prices} for the ${nearest.count} ${isOlder ? 'oldest' : 'newest'} of them, ${ages}. ${usual}`
}

type NearestInAge = NonNullable<TooFewAnswer['nearest']>

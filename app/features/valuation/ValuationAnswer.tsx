import { formatCount } from '#app/ui/format-count.ts'
import { Notice } from '#app/ui/Notice.tsx'
import textStyle from '#app/ui/TextStyle.module.css'
import { urls } from '#app/urls.ts'
import type { Confidence } from '#domain/valuation/valuation-steps.ts'
import { resultsHref } from '../make-model-search/make-model-choice.ts'
import { formatMiles } from '../record/format-miles.ts'
import { BodyTypes } from './BodyTypes.tsx'
import { DepositLinks } from './DepositLinks.tsx'
import type { AnswerProps, Valuation } from './load-valuation.ts'
import { PartExchangeLink } from './PartExchangeLink.tsx'
import { TooFew } from './TooFew.tsx'
import classes from './ValuationAnswer.module.css'
import type { ValuedAnswer } from './value-vehicle.ts'

interface ValuationAnswerProps extends AnswerProps {
  valuation: Valuation
  /** What the number plate says, when one was given. */
  plate: string | null
}

/** The price range, how far to trust it, and the comparables behind it. */
export function ValuationAnswer({ valuation, plate, ...shown }: ValuationAnswerProps) {
  switch (valuation.state) {
    case 'asking':
      return null
    case 'incomplete':
      return <Notice tone="error" role="alert" title={valuation.message} />
    case 'too-few':
      return <TooFew answer={valuation} {...shown} />
    case 'valued':
      return <Range answer={valuation} plate={plate} {...shown} />
  }
}

const confidenceWords: Readonly<Record<Confidence, string>> = { good: 'Good', fair: 'Fair', rough: 'Rough' }

function Range({
  answer,
  plate,
  own,
  wanted,
  bodyTypes,
  path,
}: { answer: ValuedAnswer } & Omit<ValuationAnswerProps, 'valuation'>) {
  const { question, confidence, low, high, pounds, exVat } = answer
  const { type, make, model, year, mileage, bodyType } = question
  const anyBody = type !== 'car' && !bodyType
  return (
    <section role="status" className={classes.answer}>
      <h2 className={textStyle.large}>{`${make} ${model}, ${year}, ${formatMiles(mileage)}`}</h2>
      {plate ? <p className={textStyle.soft}>{`${plate} We used ${year}.`}</p> : null}
      <p className={classes.range}>
        {low} to {high}
        {exVat ? <span className={classes.vat}> before VAT where it applies</span> : null}
      </p>
      <p>
        <strong className={classes.confidence} data-confidence={confidence}>
          {`Confidence: ${confidenceWords[confidence]}`}
        </strong>
      </p>
      <p>
        {[basisOf(answer), fuelIn(answer)].filter(Boolean).join(' ')}{' '}
        {answer.alike === 'model' ? (
          <a
            href={resultsHref(question, 'when-chosen')}
            data-takes-budget
          >{`See our ${make} ${model} stock`}</a>
        ) : (
          <a
            href={resultsHref({ type, make, model: '' }, 'when-chosen')}
            data-takes-budget
          >{`See our ${make} stock`}</a>
        )}
        .
      </p>
      <BodyTypes links={bodyTypes} path={path} />
      <p className={textStyle.soft}>
        These are the prices we ask for vehicles like yours, not what we pay. This is not an offer. We pay
        less, because we prepare each vehicle, put faults right and need a margin. How much less depends on
        your vehicle, so we do not give a figure before we have seen it. The range does not take account of
        condition, history or optional extras{anyBody ? ', or of the body type' : ''}.
      </p>
      <PartExchangeLink vehicle={{ make, model, year, mileage, ...pounds }} own={own} of={wanted?.id} />
      {wanted ? (
        <p>
          Or go back to <a href={urls.vehicle(wanted.id)}>{wanted.name}</a>.
        </p>
      ) : null}
      <DepositLinks
        low={pounds.low}
        types={[type]}
        vehicleId={wanted?.id ?? null}
        valued={{ make, model, year, mileage, ...pounds }}
      />
    </section>
  )
}

/** What part the fuel of the number plate has; null where the DVLA was not asked. */
function fuelIn({ sameFuel, question }: ValuedAnswer): string | null {
  if (sameFuel === null) return null
  const fuel = question.fuel?.toLowerCase()
  return sameFuel
    ? `They have the fuel of yours, ${fuel}.`
    : `We have too few with the fuel of yours, ${fuel}, so other fuels are among them.`
}

/** "Based on 8 vehicles of the same make and model, from 2018 to 2020." */
function basisOf({ alike, confidence, comparables, years, question }: ValuedAnswer): string {
  const { make, model, year, type, bodyType } = question
  const ages = years.from === years.to ? `of ${years.from}` : `from ${years.from} to ${years.to}`
  const vehicles = `Based on the asking prices of ${formatCount(comparables)} vehicles`
  const adjusted = type === 'truck' ? 'year' : 'year and mileage'
  if (alike === 'body')
    return `${vehicles} by ${make} with the same body type, ${ages}, adjusted to your ${adjusted}. We have too few of the ${model}, and other models can cost much more or less.`
  const basis = `${vehicles} of the same ${bodyType ? 'make, model and body type' : 'make and model'} in our stock, ${ages}, adjusted to your ${adjusted}.`
  if (confidence === 'good') return basis
  const few = `We have too few of ${year} with a similar mileage, so the range is wider.`
  return confidence === 'fair'
    ? `${basis} ${few}`
    : `${basis} ${few} Some are much older, newer or further driven than yours.`
}

import { ButtonLink } from '#app/ui/Button.tsx'
import { formatCount } from '#app/ui/format-count.ts'
import { Notice } from '#app/ui/Notice.tsx'
import textStyle from '#app/ui/TextStyle.module.css'
import { type PartExchangeParams, urls } from '#app/urls.ts'
import { callLink, site } from '#content/site.ts'
import type { Confidence } from '#domain/valuation/valuation-steps.ts'
import { resultsHref } from '../make-model-search/make-model-choice.ts'
import { DepositLinks } from './DepositLinks.tsx'
import type { BodyTypeLink, Valuation, WantedVehicle } from './load-valuation.ts'
import classes from './ValuationAnswer.module.css'
import { answerId } from './ValuationForm.tsx'
import type { ValuedAnswer } from './value-vehicle.ts'

interface ValuationAnswerProps {
  valuation: Valuation
  /** What the number plate says, when one was given. */
  plate: string | null
  /** The vehicle of ours that the visitor came from. */
  wanted: WantedVehicle | null
  bodyTypes: readonly BodyTypeLink[]
  /** The path of the page with the form, which also answers it. */
  path: string
}

/** The price range, how far to trust it, and the comparables behind it. */
export function ValuationAnswer({ valuation, ...shown }: ValuationAnswerProps) {
  switch (valuation.state) {
    case 'asking':
      return null
    case 'incomplete':
      return <Notice tone="error" role="alert" title={valuation.message} />
    case 'too-few': {
      const { make, model, year, mileage } = valuation.question
      return (
        <Notice tone="info" role="status" title="We cannot work out a price range for this vehicle">
          {`${whyTooFew(valuation)} `}
          {takesPartExchange() ? 'Send us its details or call' : 'Call'} us on{' '}
          <a href={callLink}>{site.phone.label}</a>, and we will look at it ourselves.
          <BodyTypes links={shown.bodyTypes} path={shown.path} />
          <PartExchangeLink
            className={classes.offer}
            vehicle={{ make, model, year, mileage }}
            of={shown.wanted?.id}
          />
        </Notice>
      )
    }
    case 'valued':
      return <Range answer={valuation} {...shown} />
  }
}

/** What our stock lacks for a valuation, and what it says instead. */
function whyTooFew({ question, found, years, nearest }: Extract<Valuation, { state: 'too-few' }>): string {
  const { make, model, year, bodyType } = question
  const name = `${make} ${model}${bodyType ? ` with the body type ${bodyType}` : ''}`
  if (found === 0 || years === null) return `We have no ${name} in stock to compare yours with.`
  if (year >= years.oldest && year <= years.newest)
    return `Too few of the ${name} vehicles in our stock are like yours in year and mileage, so any figure from us would be a guess.`
  const isOlder = year < years.oldest
  const none = `None of the ${name} vehicles in our stock is as ${isOlder ? 'old' : 'new'} as ${year}. `
  const end = isOlder ? `The oldest is from ${years.oldest}` : `The newest is from ${years.newest}`
  if (nearest === null) return `${none}${end}.`
  const than = isOlder ? 'An older vehicle usually costs less' : 'A newer vehicle usually costs more'
  return `${none}${end}, and the lowest price we ask for one from ${nearest.year} is ${nearest.price}. ${than}.`
}

const confidenceWords: Readonly<Record<Confidence, string>> = { good: 'Good', fair: 'Fair', rough: 'Rough' }

function Range({
  answer,
  plate,
  wanted,
  bodyTypes,
  path,
}: { answer: ValuedAnswer } & Omit<ValuationAnswerProps, 'valuation'>) {
  const { question, confidence, low, high, pounds, exVat } = answer
  const { type, make, model, year, mileage, bodyType } = question
  const anyBody = type !== 'car' && !bodyType
  return (
    <section role="status" className={classes.answer}>
      <h2 className={textStyle.large}>{`${make} ${model}, ${year}, ${formatCount(mileage)} miles`}</h2>
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
        {basisOf(answer)}{' '}
        {answer.alike === 'model' ? (
          <a href={resultsHref(question, 'when-chosen')}>{`See our ${make} ${model} stock`}</a>
        ) : (
          <a href={resultsHref({ type, make, model: '' }, 'when-chosen')}>{`See our ${make} stock`}</a>
        )}
        .
      </p>
      <BodyTypes links={bodyTypes} path={path} />
      <p className={textStyle.soft}>
        These are prices that we ask for such vehicles in our own stock, not what we pay. This is not an
        offer. We pay less, because we prepare each vehicle, answer for its faults and need a margin. How much
        less depends on your vehicle, so we do not show a figure before we have seen it. The range does not
        take account of condition, history or optional extras{anyBody ? ', or of the body type' : ''}.
      </p>
      <PartExchangeLink vehicle={{ make, model, year, mileage, ...pounds }} of={wanted?.id} />
      {wanted ? (
        <p>
          Or go back to <a href={urls.vehicle(wanted.id)}>{wanted.name}</a>.
        </p>
      ) : null}
      <DepositLinks low={pounds.low} types={[type]} vehicleId={wanted?.id ?? null} />
    </section>
  )
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

/** Narrows a valuation of a van or truck to one body type. Absent where its model has no choice. */
function BodyTypes({ links, path }: { links: readonly BodyTypeLink[]; path: string }) {
  if (links.length === 0) return null
  return (
    <nav aria-labelledby="body-types" className={textStyle.small}>
      <p id="body-types">Compare with one body type only:</p>
      <ul className={classes.links}>
        {links.map(({ name, query, current }) => (
          <li key={name}>
            <a
              href={`${path}?${query}#${answerId}`}
              rel="nofollow"
              aria-current={current ? 'true' : undefined}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface PartExchangeLinkProps {
  vehicle: PartExchangeParams
  /** The stock id of the vehicle that it would be exchanged for. */
  of?: string | undefined
  /** Of the paragraph. */
  className?: string | undefined
}

/** Whether a visitor can ask for an offer online. */
function takesPartExchange(): boolean {
  return site.enquiries.kinds.includes('part-exchange')
}

/** Leads from a valuation to the form that asks for an offer. Nothing while the dealer takes no such enquiries. */
export function PartExchangeLink({ vehicle, of, className }: PartExchangeLinkProps) {
  if (!takesPartExchange()) return null
  return (
    <p className={className}>
      <ButtonLink
        variant="secondary"
        href={of ? urls.enquire(of, 'part-exchange', undefined, vehicle) : urls.enquirePartExchange(vehicle)}
        rel="nofollow"
      >
        Ask us for an offer
      </ButtonLink>
    </p>
  )
}

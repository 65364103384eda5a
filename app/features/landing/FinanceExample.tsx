import { MoreLink } from '#app/ui/MoreLink.tsx'
import { urls } from '#app/urls.ts'
import { totalLabel } from '#content/representative-example.ts'
import { formatPounds, formatRate } from '#domain/finance/format-money.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import { vehicleTypeWords } from '#domain/stock/vehicle-type-words.ts'
import { StockPicture } from '../record/StockPicture.tsx'
import classes from './FinanceExample.module.css'
import type { LandingStart } from './landing-start.ts'

interface FinanceExampleProps {
  type: VehicleType
  example: NonNullable<Extract<LandingStart, { kind: 'finance' }>['example']>
}

const inFull = { pence: true }

/**
 * What a vehicle in stock costs on hire purchase. The representative example precedes it, and none of its figures is larger.
 */
export function FinanceExample({ type, example: { vehicle, quote } }: FinanceExampleProps) {
  const { name, derivative, facts, picture } = vehicle
  return (
    <section aria-labelledby="in-pounds" className={classes.example}>
      {picture ? (
        <div className={classes.picture}>
          <StockPicture vehicle={vehicle} sizes="(min-width: 56rem) 22rem, 8rem" fetchPriority="high" />
        </div>
      ) : null}
      <div className={classes.vehicle}>
        <h2 id="in-pounds" className={classes.heading}>
          {`A ${vehicleTypeWords[type].singular} in stock: `}
          <a href={urls.vehicle(vehicle.id)}>{name}</a>
        </h2>
        <p className={classes.facts}>{[derivative, facts[0], facts[1]].filter(Boolean).join('\u00a0· ')}</p>
      </div>
      <div className={classes.cost}>
        <p className={classes.month}>
          <strong>{formatPounds(quote.instalment, inFull)}</strong>
          {` a month for ${quote.months} months`}
        </p>
        <dl className={classes.figures}>
          {[
            ['Cash price, with any VAT', formatPounds(quote.cashPrice)],
            ['Deposit', formatPounds(quote.deposit)],
            [totalLabel, formatPounds(quote.totalPayable, inFull)],
            ['APR', formatRate(quote.apr)],
          ].map(([term, figure]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </dl>
        <MoreLink href="#calculator">Work out yours</MoreLink>
      </div>
    </section>
  )
}

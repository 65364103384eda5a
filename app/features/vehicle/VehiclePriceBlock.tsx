import { PageLink } from '#app/ui/PageLink.tsx'
import { Price } from '#app/ui/Price.tsx'
import { urls } from '#app/urls.ts'
import { formatPounds } from '#domain/finance/format-money.ts'
import { representativeExample } from '#domain/finance/representative-example.ts'
import type { PriceView } from '../record/price-view.ts'
import type { PriceLine } from './price-line.ts'
import classes from './VehiclePriceBlock.module.css'

interface VehiclePriceBlockProps {
  price: PriceView
  /** Null when the price position is not known. */
  position: PriceLine | null
}

/** The price with its VAT status, the price position and the monthly estimate with its assumptions. */
export function VehiclePriceBlock({ price, position }: VehiclePriceBlockProps) {
  if (price.state === 'on application') {
    return (
      <p className={classes.block}>
        <Price amount="Price on application" size="m" />
      </p>
    )
  }
  const { amount, vatStatus, withVat, monthly } = price
  const financed = formatPounds(withVat ?? amount)
  return (
    <div className={classes.block}>
      <p>
        <Price amount={formatPounds(amount)} note={vatStatus ?? undefined} size="l" />
      </p>
      {withVat === null ? null : <p className={classes.soft}>{formatPounds(withVat)} with VAT at 20%</p>}
      {position === null ? null : (
        <p className={classes.position}>
          <strong>{position.word}</strong>: {position.basis}.{' '}
          <PageLink to={urls.howWeCompare}>How we compare</PageLink>
        </p>
      )}
      <div className={classes.monthly}>
        <p className={classes.monthlyLine}>
          Monthly Prices From <strong>{formatPounds(monthly, { pence: true })}</strong>
        </p>
        <p className={classes.soft}>
          This is an estimate. It assumes you borrow {financed} over {representativeExample.months} months
          with no deposit, at the representative APR shown below. Your rate may be different.
        </p>
      </div>
    </div>
  )
}

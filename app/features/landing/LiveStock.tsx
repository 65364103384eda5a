import { formatCount } from '#app/ui/format-count.ts'
import { PageLink } from '#app/ui/PageLink.tsx'
import textStyle from '#app/ui/TextStyle.module.css'
import { vehicleNoun } from '#domain/stock/vehicle-type-words.ts'
import type { LandingView } from './load-landing.ts'

/**
 * The number in stock today, with the lowest cash price. It shows no monthly price, because the representative example
 * would have to precede it. A leasing page shows no price, because it could be mistaken for a rental.
 */
export function LiveStock({ place, stock }: Pick<LandingView, 'place' | 'stock'>) {
  const noun = vehicleNoun(place.type, stock.total)
  const kind = place.adjective ? `${place.adjective} ${noun}` : noun
  const count = <strong>{formatCount(stock.total)}</strong>
  if (place.topic === 'leasing')
    return (
      <p className={textStyle.large}>
        We have no priced leases online today. Call us for a quote
        {stock.total > 0 ? (
          <>
            , or{' '}
            <PageLink to={stock.href}>
              see the {formatCount(stock.total)} {noun} we have for sale
            </PageLink>
          </>
        ) : null}
        .
      </p>
    )
  if (stock.total === 0)
    return (
      <p className={textStyle.large}>We have no {kind} in stock today. Call us and we will look for one.</p>
    )
  return (
    <p className={textStyle.large}>
      {count} {kind} in stock today
      {stock.from ? (
        <>
          , from <strong>{stock.from}</strong>
        </>
      ) : null}
    </p>
  )
}

import { formatCount } from '#app/ui/format-count.ts'
import type { LandingTopic } from '#content/landing-pages.ts'
import { site } from '#content/site.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import classes from './LandingFigures.module.css'

/** The dealer's published figures from `site.ts`. Each label says what is counted and when, because none is a count of the stock. */
export function LandingFigures({ type, topic }: { type: VehicleType; topic: LandingTopic }) {
  const figures = figuresOf(type, topic)
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

function figuresOf(
  type: VehicleType,
  topic: LandingTopic,
): readonly (readonly [figure: string, label: string])[] {
  const { figures, figureLabels: labels } = site
  const [count, counted] =
    topic === 'finance' ? [figures.financeReviews, labels.financeReviews] : [figures.reviews, labels.reviews]
  const rating = [
    `${figures.rating}/${figures.ratingOutOf}`,
    `average of ${formatCount(count)} ${counted}`,
  ] as const
  const years = [figures.years, labels.years] as const
  if (type === 'car' && topic === 'used')
    return [[formatCount(figures.usedCars), labels.usedCars], rating, years]
  if (type === 'car' && topic === 'new')
    return [[`£${formatCount(figures.newCarSaving)}`, labels.newCarSaving], rating, years]
  if (type === 'van' && topic === 'finance')
    return [[formatCount(figures.vansOnFinance), labels.vansOnFinance], rating, years]
  if (type === 'truck' && topic === 'used')
    return [[formatCount(figures.usedTrucks), labels.usedTrucks], rating, years]
  if (topic === 'home') return [[formatCount(figures.vehicles), labels.vehicles], rating, years]
  return [rating, years]
}

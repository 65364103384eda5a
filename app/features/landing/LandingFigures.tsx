import { formatCount } from '#app/ui/format-count.ts'
import type { LandingTopic } from '#content/landing-pages.ts'
import { site } from '#content/site.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import classes from './LandingFigures.module.css'

/** The dealer's published figures that belong to a page; they are words of `site.ts`, not counts of stock. */
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
  const { figures } = site
  const reviews = topic === 'finance' ? figures.financeReviews : figures.reviews
  const rating = [`${figures.rating}/${figures.ratingOutOf}`, `from ${formatCount(reviews)} reviews`] as const
  const years = [figures.years, `since ${site.since}`] as const
  if (type === 'car' && topic === 'used') return [[formatCount(figures.usedCars), 'used cars'], rating, years]
  if (type === 'car' && topic === 'new')
    return [[`£${formatCount(figures.newCarSaving)}`, 'average saving'], rating, years]
  if (type === 'van' && topic === 'finance')
    return [[formatCount(figures.vansOnFinance), 'vans on finance'], rating, years]
  if (type === 'truck' && topic === 'used')
    return [[formatCount(figures.usedTrucks), 'used trucks'], rating, years]
  if (topic === 'home') return [[formatCount(figures.vehicles), 'vehicles'], rating, years]
  return [rating, years]
}

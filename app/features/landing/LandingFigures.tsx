import { formatCount } from '#app/ui/format-count.ts'
import type { LandingPage } from '#content/landing-pages.ts'
import { site } from '#content/site.ts'
import classes from './LandingFigures.module.css'

/** The dealer's published figures from `site.ts`. Each label says what is counted and when, because none is a count of the stock. */
export function LandingFigures({ place }: { place: LandingPage }) {
  return (
    <dl className={classes.figures}>
      {figuresOf(place).map(([figure, label]) => (
        <div key={label} className={classes.figure}>
          <dt>{label}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  )
}

function figuresOf({ topic, figure }: LandingPage): (readonly [figure: string, label: string])[] {
  const { figures, figureLabels: labels } = site
  const reviews = topic === 'finance' ? 'financeReviews' : 'reviews'
  const unit = figure === 'newCarSaving' ? '£' : ''
  return [
    ...(figure ? [[`${unit}${formatCount(figures[figure])}`, labels[figure]] as const] : []),
    [
      `${figures.rating}/${figures.ratingOutOf}`,
      `average of ${formatCount(figures[reviews])} ${labels[reviews]}`,
    ],
    [figures.years, labels.years],
  ]
}

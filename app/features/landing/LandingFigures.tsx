import { formatCount } from '#app/ui/format-count.ts'
import type { LandingPage } from '#content/landing-pages.ts'
import { countedBy, reviewsInWords } from '#content/published-figures.ts'
import { site } from '#content/site.ts'
import classes from './LandingFigures.module.css'

/** The dealer's published figures. Each label says what is counted, by whom and when, because none is a count of the stock. */
export function LandingFigures({ place }: { place: LandingPage }) {
  const figures = figuresOf(place)
  if (figures.length === 0) return null
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

type Figure = readonly [figure: string, label: string]

function figuresOf({ topic, figure: name }: LandingPage): Figure[] {
  const { figures, reviews, since } = site
  const figure = name && figures[name]
  const unit = name === 'newCarSaving' ? '£' : ''
  const reviewed = reviewsInWords(topic === 'finance' ? 'finance' : 'all')
  return [
    ...(figure
      ? [[unit + formatCount(figure.value), `${figure.label} (${countedBy(figure)})`] as const]
      : []),
    ...(reviews && reviewed
      ? [[`${reviews.rating}/${reviews.outOf}`, `average of ${reviewed}`] as const]
      : []),
    ...(figures.years ? [[figures.years, `selling vehicles, since ${since}`] as const] : []),
  ]
}

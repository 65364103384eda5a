import { formatDay } from '#domain/stock/iso-day.ts'
import { offered } from './offered.ts'
import { site } from './site.ts'

type PublishedFigure = NonNullable<(typeof site.figures)['newCarSaving']>

/** "used cars", then who counted it and when, if the dealer says so: "used cars (our sales records, 31 October 2026)". */
export function labelOf({ label, source, countedOn }: Omit<PublishedFigure, 'value'>): string {
  const counted = [source, countedOn && formatDay(countedOn)].filter(Boolean).join(', ')
  return counted ? `${label} (${counted})` : label
}

/** "95,106 reviews", then who collected them and up to when, if the dealer says so; null where the dealer has none. */
export function reviewsInWords(on: 'all pages' | 'finance pages'): string | null {
  const { reviews } = site
  if (reviews === undefined) return null
  const count = (on === 'finance pages' ? reviews.countOnFinancePages : undefined) ?? reviews.count
  return [
    `${count.toLocaleString('en-GB')} reviews`,
    reviews.collector && `collected by ${reviews.collector}`,
    reviews.countedOn && `up to ${formatDay(reviews.countedOn)}`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** "Average saving on new cars: £3,042."; null where the dealer publishes none, or sells no new cars. */
export function newCarSavingInWords(): string | null {
  const { newCarSaving } = site.figures
  if (newCarSaving === undefined || !offered.newCar) return null
  const label = labelOf(newCarSaving)
  return `${label.charAt(0).toUpperCase()}${label.slice(1)}: £${newCarSaving.value.toLocaleString('en-GB')}.`
}

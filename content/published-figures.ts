import { formatDay } from '#domain/stock/iso-day.ts'
import { site } from './site.ts'

/** "our sales records, 31 October 2026": who counted a figure, and when. */
export function countedBy({ source, countedOn }: { source: string; countedOn: string }): string {
  return `${source}, ${formatDay(countedOn)}`
}

/**
 * "95,106 customer reviews collected by Example Reviews up to 31 October 2026", or those of the service that arranges
 * finance; null where the dealer publishes none.
 */
export function reviewsInWords(which: 'all' | 'finance'): string | null {
  const { reviews } = site
  const count = which === 'all' ? reviews?.count : reviews?.financeCount
  if (reviews === undefined || count === undefined) return null
  const kind = which === 'all' ? 'customer reviews' : 'reviews of our finance service'
  return `${count.toLocaleString('en-GB')} ${kind} collected by ${reviews.collector} up to ${formatDay(reviews.countedOn)}`
}

/** "The average saving … was £3,042 (our sales records, 31 October 2026)."; null where the dealer publishes none. */
export function newCarSavingInWords(): string | null {
  const { newCarSaving } = site.figures
  if (newCarSaving === undefined) return null
  return `The ${newCarSaving.label} was £${newCarSaving.value.toLocaleString('en-GB')} (${countedBy(newCarSaving)}).`
}

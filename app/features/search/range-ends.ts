import type { RangeField } from '#domain/search/query.ts'

/** The two ends of a range as the address writes them; '' for an open one. */
export interface RangeEnds {
  from: string
  to: string
}

/** The names of the two controls of a range: `price` has `priceFrom` and `priceTo`. */
export function endNames(field: RangeField): RangeEnds {
  return { from: `${field}From`, to: `${field}To` }
}

/** The ends of `5000-9000`, `5000-`, `-9000` or `2019`. No number is below 0, so that from 0 is an open end. */
export function splitRange(value = ''): RangeEnds {
  const [from = '', to = from] = value.split('-')
  // No number of a vehicle is below 0: the first band, 0-1999, is open below.
  return { from: from === '0' && to !== '0' ? '' : from, to }
}

/** The inverse of `splitRange`; '' without an end. Ends in the wrong order are swapped. From 0 alone is no end. */
export function joinRange({ from, to }: RangeEnds): string {
  if (from === to) return from
  if (Number(from) === 0 && to === '') return ''
  return from !== '' && to !== '' && Number(from) > Number(to) ? `${to}-${from}` : `${from}-${to}`
}

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
  return { from: from === '0' ? '' : from, to }
}

/** The inverse of `splitRange`; '' without an end. */
export function joinRange({ from, to }: RangeEnds): string {
  return from === to ? from : `${from}-${to}`
}

/** A range with one end changed; '' is Any. The other end is dropped if it would be on the wrong side. */
export function changeEnd(value: string | undefined, end: keyof RangeEnds, number: string): string {
  const changed = { ...splitRange(value), [end]: number }
  if (changed.from === '' || changed.to === '' || Number(changed.from) <= Number(changed.to))
    return joinRange(changed)
  return joinRange(end === 'from' ? { from: number, to: '' } : { from: '', to: number })
}

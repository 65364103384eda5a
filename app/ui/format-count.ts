const british = new Intl.NumberFormat('en-GB')

/** A number with separators: 440,021. A page of results has hundreds, most of them whole and without a separator. */
export function formatCount(count: number): string {
  return Number.isInteger(count) && count < 1_000 ? String(count) : british.format(count)
}

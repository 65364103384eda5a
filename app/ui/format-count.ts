const british = new Intl.NumberFormat('en-GB')

/** A whole number with separators: 440,021. A page of results has hundreds, most without a separator. */
export function formatCount(count: number): string {
  return count < 1_000 ? String(count) : british.format(count)
}

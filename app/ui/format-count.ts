const british = new Intl.NumberFormat('en-GB')

/** A whole number with separators: 440,021. */
export function formatCount(count: number): string {
  return british.format(count)
}

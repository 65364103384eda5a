/** How an asking price compares with those of comparable vehicles in our stock; see docs/price-position.md. */
export type PricePosition = 'great' | 'good' | 'fair' | 'high'

/** Best first. */
export const pricePositions = ['great', 'good', 'fair', 'high'] as const satisfies readonly PricePosition[]

/** As shown to visitors, and as values of the filter `pricePosition`. */
export const pricePositionWords: Readonly<Record<PricePosition, string>> = {
  great: 'Great price',
  good: 'Good price',
  fair: 'Fair price',
  high: 'High price',
}

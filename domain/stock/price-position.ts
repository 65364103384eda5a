/** Where an asking price stands among comparable vehicles of our own stock; see docs/price-position.md. */
export type PricePosition = 'great' | 'good' | 'fair' | 'high'

/** Best first. */
export const pricePositions = ['great', 'good', 'fair', 'high'] as const satisfies readonly PricePosition[]

/** As visitors read them, and as the filter `pricePosition` is asked for them. */
export const pricePositionWords: Readonly<Record<PricePosition, string>> = {
  great: 'Great price',
  good: 'Good price',
  fair: 'Fair price',
  high: 'High price',
}

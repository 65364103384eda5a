import { formatPounds } from '#domain/finance/format-money.ts'
import { pence } from '#domain/finance/money.ts'

/**
 * "£500 less since you saved it"; null when either price is missing, or they differ by less than a pound.
 *
 * @param saved In pence with VAT, when it was saved.
 * @param price In pence with VAT, now.
 * @param shown In pence, as the page shows it: the difference is in the same terms, without VAT if that is.
 */
export function priceChange(saved: number | null, price: number | null, shown: number): string | null {
  if (!saved || !price) return null
  const pounds = Math.round(((price - saved) * shown) / price / 100)
  if (pounds === 0) return null
  return `${formatPounds(pence(Math.abs(pounds) * 100))} ${pounds < 0 ? 'less' : 'more'} since you saved it`
}

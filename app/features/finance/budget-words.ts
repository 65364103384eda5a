import { defaultTerms } from '#domain/finance/finance-terms.ts'
import { formatPounds } from '#domain/finance/format-money.ts'
import { penceFromPounds } from '#domain/finance/money.ts'
import type { RememberedTerms } from './remembered-terms.ts'

/** "up to £250 a month, £1,000 deposit, 48 months". */
export function budgetInWords({ deposit, term, monthlyPrice }: RememberedTerms): string {
  return [
    ...(monthlyPrice === undefined ? [] : [limitInWords(monthlyPrice)]),
    `${formatPounds(penceFromPounds(Number(deposit ?? 0)))} deposit`,
    `${term ?? defaultTerms.months} months`,
  ].join(', ')
}

/** "up to £250 a month" for `-250`. */
export function limitInWords(monthlyPrice: string): string {
  return `up to ${formatPounds(penceFromPounds(Number(monthlyPrice.slice(1))))} a month`
}

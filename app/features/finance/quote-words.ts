import type { FinanceQuote } from '#domain/finance/finance-quote.ts'
import { formatPounds, formatRate } from '#domain/finance/format-money.ts'

/** "£309.93 a month for 60 months. Total payable £18,605.80. 20.5% APR representative." */
export function quoteInWords(quote: FinanceQuote): string {
  const total = formatPounds(quote.totalPayable, { pence: true })
  return `${planInWords(quote)} Total payable ${total}. ${formatRate(quote.apr)} APR representative.`
}

/** "Hire purchase, £309.93 a month for 60 months, £0 deposit." */
export function planInWords({ product, instalment, months, deposit, finalPayment }: FinanceQuote): string {
  const name = product === 'hp' ? 'Hire purchase' : 'PCP'
  const balloon = product === 'pcp' ? `, then an optional final payment of ${formatPounds(finalPayment)}` : ''
  const monthly = formatPounds(instalment, { pence: true })
  return `${name}: ${monthly} a month for ${months} months${balloon}, after a deposit of ${formatPounds(deposit)}.`
}

import { representativeExample, totalLabel } from '#content/representative-example.ts'
import type { FinanceQuote } from '#domain/finance/finance-quote.ts'
import { formatPounds, formatRate } from '#domain/finance/format-money.ts'

/** "Hire purchase: £309.93 a month for 60 months, after a deposit of £0. Total amount payable (total repayable) £18,605.80. 20.5% APR representative." */
export function quoteInWords(quote: FinanceQuote): string {
  const total = formatPounds(quote.totalPayable, { pence: true })
  return `${planInWords(quote)} ${totalLabel} ${total}. ${aprInWords(quote)}.`
}

/** "20.5% APR representative", or where the fee makes this quote dearer, "22.4% APR with the £10 fee". */
export function aprInWords({ apr, optionToPurchaseFee }: FinanceQuote): string {
  // No line break between the rate and "APR".
  const rate = `${formatRate(apr)}\u00a0APR`
  return apr === representativeExample.apr
    ? `${rate} representative`
    : `${rate} with the ${formatPounds(optionToPurchaseFee)} fee`
}

/** "Hire purchase: £309.93 a month for 60 months, after a deposit of £0." */
function planInWords(quote: FinanceQuote): string {
  const { product, instalment, months, finalPayment } = quote
  const name = product === 'hp' ? 'Hire purchase' : 'PCP'
  const balloon = product === 'pcp' ? `, then an optional final payment of ${formatPounds(finalPayment)}` : ''
  const monthly = formatPounds(instalment, { pence: true })
  return `${name}: ${monthly} a month for ${months} months${balloon}, after ${advanceInWords(quote)}.`
}

/** "a deposit of £500", "£4,000 for your vehicle and a deposit of £500". */
export function advanceInWords({ deposit, partExchange }: FinanceQuote): string {
  const own = partExchange > 0 ? `${formatPounds(partExchange)} for your vehicle` : null
  if (own && deposit === 0) return own
  return [own, `a deposit of ${formatPounds(deposit)}`].filter(Boolean).join(' and ')
}

import { defaultTerms } from '#content/credit-terms.ts'
import { brokerWords, exampleItems, exampleRate, ratesFrom } from '#content/example-in-words.ts'
import { offersFinance } from '#content/offers.ts'
import { representativeExample } from '#content/representative-example.ts'
import { site } from '#content/site.ts'
import type { FinanceTerms } from '#domain/finance/finance-terms.ts'
import { formatPounds } from '#domain/finance/format-money.ts'

/**
 * What goes before every cost of credit, in the same text: the representative example (CONC 3.5.3R and 3.5.5R), who arranges
 * the credit and on whose authority, and the terms of the monthly figures. Null for a dealer without finance.
 */
export function creditInWords({ months, deposit }: FinanceTerms = defaultTerms): string | null {
  if (!offersFinance) return null
  const items = exampleItems(representativeExample).map(([term, figure]) => `${term}: ${figure}`)
  return [
    `Representative example: ${exampleRate(representativeExample)} representative. ${items.join('; ')}.`,
    ratesFrom,
    brokerWords,
    site.regulation?.disclosure ?? '',
    `Monthly figures below are estimates for hire purchase on the price with VAT over ${months} months, after a deposit of ${formatPounds(deposit)}. Give them together with the representative example.`,
  ]
    .filter(Boolean)
    .join(' ')
}

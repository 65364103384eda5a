import { hirePurchaseQuote } from '#domain/finance/finance-quote.ts'
import { type FinanceTerms, largestDeposit, parseDeposit } from '#domain/finance/finance-terms.ts'
import { formatPounds } from '#domain/finance/format-money.ts'
import type { Pence } from '#domain/finance/money.ts'
import { representativeExample } from '#domain/finance/representative-example.ts'
import { mainType } from '#domain/stock/vehicle-type.ts'
import { type Quoted, readChoice, readFinanceChoice } from './finance-choice.ts'

const { cashPrice } = representativeExample
const priceHint = `Enter a price in whole pounds, for example 12000. The most is ${formatPounds(largestDeposit)}.`

/**
 * Hire purchase on a price that the visitor enters, as the address has it: `price`, `deposit` and `term`. A field that
 * cannot be read keeps its text, has a sentence in `faults`, and counts as its default: the price of the representative
 * example, and the terms of every other figure.
 */
export function readPriceChoice(params: URLSearchParams) {
  const choice = readFinanceChoice(params, mainType)
  const typed = params.get('price')?.trim() || String(cashPrice / 100)
  const read = readPrice(typed)
  const { asked, faults } = readChoice({ ...choice, product: 'hp' }, mainType)
  return {
    price: typed,
    deposit: choice.deposit,
    term: choice.term,
    terms: asked.terms,
    faults: { ...faults, ...(read === null ? { price: priceHint } : {}) },
    quoted: quoteFor(read ?? cashPrice, asked.terms),
  }
}

export type PriceChoice = ReturnType<typeof readPriceChoice>

function readPrice(text: string): Pence | null {
  const price = parseDeposit(text)
  return price === 0 ? null : price
}

function quoteFor(price: Pence, terms: FinanceTerms): Quoted {
  const quote = hirePurchaseQuote(price, terms)
  return quote
    ? { quote, reason: null }
    : { quote: null, reason: 'Your deposit covers the whole price, so there is nothing to finance.' }
}

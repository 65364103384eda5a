import { readStored, writeStored } from '#app/ui/browser-storage.ts'
import { defaultTerms } from '#content/credit-terms.ts'
import { formatTerms, parseTerms } from '#domain/finance/finance-terms.ts'
import { formatPounds } from '#domain/finance/format-money.ts'
import { penceFromPounds } from '#domain/finance/money.ts'
import { plainFigure } from '#domain/finance/written-number.ts'

/** The budget of a visitor as its parameters in addresses: nothing personal. */
export interface RememberedTerms {
  deposit?: string | undefined
  term?: string | undefined
  /** The highest monthly price, in whole pounds: `-250`. */
  monthlyPrice?: string | undefined
}

// Of the device, so that it holds for the whole stock and for the next visit. Never in a cookie: pages are cached.
const key = 'forecourt.terms'

/** Only values that an address may have; an empty object without any, or where the browser has no storage. */
export function recallTerms(): RememberedTerms {
  const kept = readStored('device', key)
  return typeof kept === 'object' && kept !== null ? checkTerms(kept) : {}
}

/** Replaces what was kept; nothing is kept for the default terms. Without storage the terms are in the address alone. */
export function rememberTerms(terms: RememberedTerms): void {
  const kept = checkTerms(terms)
  writeStored('device', key, Object.keys(kept).length === 0 ? null : kept)
}

/** Keeps what a budget form is sent with. */
export function rememberBudget(form: FormData): void {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const monthly = plainFigure(text('monthlyPriceTo'))
  rememberTerms({ deposit: text('deposit'), term: text('term'), monthlyPrice: monthly && `-${monthly}` })
}

/**
 * Keeps what a visitor has changed from one address to the next, and nothing that the first address came with. A
 * parameter without a value is forgotten.
 */
export function rememberChange(before: RememberedTerms, after: RememberedTerms): void {
  const kept: Partial<Record<keyof RememberedTerms, string | undefined>> = recallTerms()
  for (const name of ['deposit', 'term', 'monthlyPrice'] as const)
    if (before[name] !== after[name]) kept[name] = after[name]
  rememberTerms(kept)
}

export function forgetTerms(): void {
  rememberTerms({})
}

/** Terms from anywhere, without what cannot be used. */
function checkTerms(given: object): RememberedTerms {
  const { deposit, term, monthlyPrice } = given as Readonly<Partial<Record<string, unknown>>>
  const params = new URLSearchParams({ deposit: String(deposit ?? ''), term: String(term ?? '') })
  return {
    ...formatTerms(parseTerms(params, defaultTerms).terms, defaultTerms),
    ...(/^-[1-9]\d{0,4}$/.test(String(monthlyPrice)) ? { monthlyPrice: String(monthlyPrice) } : {}),
  }
}

/** "up to £250 a month, £1,000 deposit, 48 months". */
export function budgetInWords({ deposit, term, monthlyPrice }: RememberedTerms): string {
  return [
    ...(monthlyPrice === undefined ? [] : [limitInWords(monthlyPrice)]),
    `${formatPounds(deposit === undefined ? defaultTerms.deposit : penceFromPounds(Number(deposit)))} deposit`,
    `${term ?? defaultTerms.months} months`,
  ].join(', ')
}

/** "up to £250 a month" for `-250`. */
export function limitInWords(monthlyPrice: string): string {
  return `up to ${formatPounds(penceFromPounds(Number(monthlyPrice.slice(1))))} a month`
}

/** A query without deposit and term, with those of the device added; null when there is nothing to add. */
export function withRememberedTerms(query: string): URLSearchParams | null {
  const params = new URLSearchParams(query)
  const { monthlyPrice: _, ...terms } = recallTerms()
  const added = Object.entries(terms)
  if (params.has('deposit') || params.has('term') || added.length === 0) return null
  for (const [name, value] of added) params.set(name, value)
  return params
}

import type { VehicleParams } from '#app/urls.ts'
import { defaultTerms } from '#content/credit-terms.ts'
import { offersPartExchange } from '#content/offers.ts'
import { runningCostAssumptions } from '#content/running-costs.ts'
import type { ChosenFinance } from '#domain/applications/application.ts'
import type { FinanceProduct } from '#domain/finance/finance-product.ts'
import { type FinanceQuote, hirePurchaseQuote, pcpQuote } from '#domain/finance/finance-quote.ts'
import {
  depositHint,
  type FinanceTerms,
  formatTerms,
  parseDeposit,
  parseMonths,
  termHint,
} from '#domain/finance/finance-terms.ts'
import { formatPounds } from '#domain/finance/format-money.ts'
import { estimatedFutureValue, fewestMiles, mostMiles, oldestAtEnd } from '#domain/finance/future-value.ts'
import { type Pence, pence } from '#domain/finance/money.ts'
import { equityOf, type PartExchange } from '#domain/finance/part-exchange.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import { noOwnVehicle, type OwnVehicleText, readPartExchange } from './own-vehicle.ts'

/** What a visitor has chosen in the calculator, as typed: a value that cannot be used is kept, so that it can be corrected. */
export interface FinanceChoice extends OwnVehicleText {
  product: FinanceProduct
  deposit: string
  term: string
  miles: string
  /** Of a litre or a kWh, in pence; '' for the average. */
  energyPrice: string
}

/** The same, read. */
interface FinanceAsked {
  product: FinanceProduct
  terms: FinanceTerms
  /** The visitor's own vehicle; null without one, and where the dealer takes none. */
  partExchange: PartExchange | null
  miles: number
  /** In pence; null for the average. */
  energyPrice: number | null
}

/** For each field that cannot be read, a sentence for the visitor. */
type FinanceFaults = { [F in Exclude<keyof FinanceChoice, 'product'>]?: string }

/** Until the visitor enters others. */
function usualMiles(type: VehicleType): number {
  return runningCostAssumptions.milesPerYear[type].miles
}

/** The parameters that `readFinanceChoice` reads. */
export const financeParameters = ['finance', 'deposit', 'term', 'milesPerYear', 'energyPrice'] as const

/** The choice in the address of a vehicle of a type. */
export function readFinanceChoice(params: URLSearchParams, type: VehicleType): FinanceChoice {
  return {
    product: params.get('finance') === 'pcp' ? 'pcp' : 'hp',
    deposit: params.get('deposit') || String(defaultTerms.deposit / 100),
    term: params.get('term') || String(defaultTerms.months),
    miles: params.get('milesPerYear') || String(usualMiles(type)),
    energyPrice: params.get('energyPrice') ?? '',
    ...noOwnVehicle,
  }
}

/**
 * A field that cannot be read has its value of `before`, but nothing is taken off for a vehicle whose value or debt cannot be
 * read. An empty one has its default.
 */
export function readChoice(
  choice: FinanceChoice,
  type: VehicleType,
  before: FinanceAsked = {
    product: 'hp',
    terms: defaultTerms,
    partExchange: null,
    miles: usualMiles(type),
    energyPrice: null,
  },
): { asked: FinanceAsked; faults: FinanceFaults } {
  const faults: FinanceFaults = {}
  const deposit = choice.deposit.trim() === '' ? defaultTerms.deposit : parseDeposit(choice.deposit)
  const months = choice.term.trim() === '' ? defaultTerms.months : parseMonths(choice.term)
  const miles = choice.miles.trim() === '' ? usualMiles(type) : parseMiles(choice.miles)
  const isOwnPrice = choice.energyPrice.trim() !== ''
  const energyPrice = isOwnPrice ? parsePrice(choice.energyPrice) : null
  if (deposit === null) faults.deposit = depositHint
  if (months === null) faults.term = termHint
  if (miles === null) faults.miles = milesHint
  if (isOwnPrice && energyPrice === null) faults.energyPrice = priceHint
  const own = offersPartExchange ? readPartExchange(choice) : { partExchange: null, faults: {} }
  return {
    asked: {
      product: choice.product,
      terms: {
        ...before.terms,
        deposit: deposit ?? before.terms.deposit,
        months: months ?? before.terms.months,
      },
      partExchange: own.partExchange,
      miles: miles ?? before.miles,
      energyPrice: isOwnPrice ? (energyPrice ?? before.energyPrice) : null,
    },
    faults: { ...faults, ...own.faults },
  }
}

const milesHint = 'Yearly mileage: write whole miles from 1,000 to 50,000, like 8000.'

function parseMiles(text: string): number | null {
  const digits = text.replaceAll(/[,\s]/g, '')
  const miles = /^\d{1,6}$/.test(digits) ? Number(digits) : 0
  return miles >= fewestMiles && miles <= mostMiles ? miles : null
}

const priceHint = 'Enter the price in pence, for example 145.9.'

/** In pence: £1.45 written as 1.45 is no price. */
function parsePrice(text: string): number | null {
  const digits = text.trim().replace(/p$/, '').trim()
  const price = /^\d{1,3}(\.\d{1,2})?$/.test(digits) ? Number(digits) : 0
  return price >= 2 ? price : null
}

/** The choice as the parameters of an address; defaults are left out. */
export function formatChoice(
  { product, terms, miles, energyPrice }: FinanceAsked,
  type: VehicleType,
): VehicleParams {
  return {
    ...formatTerms(terms, defaultTerms),
    ...(product === 'hp' ? {} : { finance: product }),
    ...(miles === usualMiles(type) ? {} : { milesPerYear: String(miles) }),
    ...(energyPrice === null ? {} : { energyPrice: String(energyPrice) }),
  }
}

/** The choice as an application sends it, with the product of its quote; undefined for the specified estimate. */
export function toChosenFinance(
  { terms, miles, partExchange }: FinanceAsked,
  { product }: FinanceQuote,
): ChosenFinance | undefined {
  const isDefault = product === 'hp' && Object.keys(formatTerms(terms, defaultTerms)).length === 0
  if (isDefault && partExchange === null) return undefined
  return {
    product,
    deposit: terms.deposit / 100,
    term: terms.months,
    ...(product === 'pcp' ? { milesPerYear: miles } : {}),
    ...(partExchange && { partExchange: inPounds(partExchange) }),
  }
}

function inPounds({ value, owed }: PartExchange) {
  return { value: value / 100, owed: owed / 100 }
}

/** What the calculator needs of a vehicle. */
export interface FinancedVehicle {
  priceWithVat: Pence
  /** Its age in completed years, from the year of manufacture; or in a sentence why it has no PCP on any terms. */
  pcp: { ageYears: number } | { reason: string }
}

/** A quote, and in sentences why it is not the one that was asked for; without a quote, why there is none. */
export type Quoted = { quote: FinanceQuote; reason: string | null } | { quote: null; reason: string }

/** Where a PCP cannot be had, hire purchase on the same terms. */
export function quoteFor(vehicle: FinancedVehicle, asked: FinanceAsked): Quoted {
  const hirePurchase = hirePurchaseQuote(vehicle.priceWithVat, quoteTerms(asked))
  if (!hirePurchase) return { quote: null, reason: nothingToFinance(vehicle.priceWithVat, asked) }
  if (asked.product === 'hp') return { quote: hirePurchase, reason: null }
  const pcp = pcpOn(vehicle, asked)
  return 'product' in pcp
    ? { quote: pcp, reason: null }
    : { quote: hirePurchase, reason: inPlaceOfPcp(pcp.reason) }
}

/** The terms with what the visitor's own vehicle takes off the price. */
function quoteTerms({ terms, partExchange }: FinanceAsked) {
  return { ...terms, partExchange: partExchange ? equityOf(partExchange).allowance : pence(0) }
}

/** The same for a monthly figure, where all that is paid first is one amount. */
export function termsWithOwnVehicle(asked: FinanceAsked): FinanceTerms {
  const { deposit, partExchange } = quoteTerms(asked)
  return { ...asked.terms, deposit: pence(deposit + partExchange) }
}

/** What is over of a part-exchange is paid to the visitor: content/tools/part-exchange.mdx. */
function nothingToFinance(price: Pence, asked: FinanceAsked): string {
  const { partExchange } = quoteTerms(asked)
  if (partExchange === 0) return 'Your deposit covers the whole price, so there is nothing to finance.'
  if (partExchange < price)
    return 'Your vehicle and your deposit cover the whole price, so there is nothing to finance.'
  const over = partExchange - price
  const paid = over === 0 ? '' : ` At this value we would pay you ${formatPounds(pence(over))}.`
  return `Your vehicle covers the whole price, so there is nothing to finance.${paid}`
}

/** What is said with the figures of hire purchase on a vehicle without PCP. */
export function inPlaceOfPcp(reason: string): string {
  return `${reason} These figures are for hire purchase.`
}

function pcpOn(
  { priceWithVat: price, pcp }: FinancedVehicle,
  asked: FinanceAsked,
): FinanceQuote | { reason: string } {
  if ('reason' in pcp) return pcp
  const { terms, miles: milesPerYear } = asked
  const { months } = terms
  const finalPayment = estimatedFutureValue({ priceWithVat: price, ...pcp, months, milesPerYear })
  if (finalPayment === null)
    return {
      reason: `This vehicle would be more than ${oldestAtEnd} years old at the end, which is too old for a PCP. Choose a shorter term.`,
    }
  return (
    pcpQuote(price, quoteTerms(asked), finalPayment) ?? {
      reason: asked.partExchange
        ? 'Your vehicle and your deposit leave no more to borrow than the final payment of a PCP.'
        : 'Your deposit leaves no more to borrow than the final payment of a PCP. Choose a smaller deposit.',
    }
  )
}

import { representativeExample } from '#content/representative-example.ts'
import { largestDeposit, parseDeposit } from '#domain/finance/finance-terms.ts'
import { formatPounds } from '#domain/finance/format-money.ts'
import { oldestAtEnd } from '#domain/finance/future-value.ts'
import type { Pence } from '#domain/finance/money.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import { financeParameters, quoteFor, readChoice, readFinanceChoice } from './finance-choice.ts'

const { cashPrice } = representativeExample
const priceHint = `Enter a price in whole pounds, for example 12000. The most is ${formatPounds(largestDeposit)}.`

/** In completed years: those at which a vehicle may have a PCP. */
export const ages = Array.from({ length: oldestAtEnd }, (_, years) => years)

const usualAge = 3

/** The parameters that `readPriceChoice` reads. */
export const priceParameters = ['price', 'age', ...financeParameters] as const

/**
 * Finance on a price that the visitor enters, as the address has it: `price`, `deposit`, `term`, `finance`, and for a
 * PCP `age` and `milesPerYear`. A field that cannot be read keeps its text, has a sentence in `faults`, and counts as its
 * default: the price of the representative example, and the terms of every other figure. Trucks have hire purchase only.
 */
export function readPriceChoice(params: URLSearchParams, type: VehicleType) {
  const read = readFinanceChoice(params, type)
  const pcp = type !== 'truck'
  const choice = pcp ? read : ({ ...read, product: 'hp' } as const)
  const typed = params.get('price')?.trim() || String(cashPrice / 100)
  const price = readPrice(typed)
  const { asked, faults } = readChoice(choice, type)
  const ageYears = ages.find((age) => String(age) === params.get('age')) ?? usualAge
  return {
    pcp,
    choice: { ...choice, price: typed, ageYears },
    asked,
    faults: { ...faults, ...(price === null ? { price: priceHint } : {}) },
    quoted: quoteFor({ priceWithVat: price ?? cashPrice, pcp: { ageYears } }, asked),
  }
}

export type PriceChoice = ReturnType<typeof readPriceChoice>

function readPrice(text: string): Pence | null {
  const price = parseDeposit(text)
  return price === 0 ? null : price
}

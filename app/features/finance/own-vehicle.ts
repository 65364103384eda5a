import { offersPartExchange } from '#content/offers.ts'
import { pence } from '#domain/finance/money.ts'
import { type PartExchange, readOwnAmount } from '#domain/finance/part-exchange.ts'

/** The visitor's own vehicle as typed: what they expect for it in pounds, and what they owe on it; '' without one. */
export interface OwnVehicleText {
  ownValue: string
  owed: string
}

export const noOwnVehicle: OwnVehicleText = { ownValue: '', owed: '' }

/**
 * Those of an address: a form that was sent without script has both, a link from the valuation has the value. With script
 * no address is given either: docs/decisions/0029-a-part-exchange-stays-in-the-tab.md.
 */
export const ownVehicleParameters = ['partExchange', 'owed'] as const

type OwnVehicleParams = { [P in (typeof ownVehicleParameters)[number]]?: string }

export function readOwnVehicle(params: URLSearchParams): OwnVehicleText {
  return { ownValue: params.get('partExchange') ?? '', owed: params.get('owed') ?? '' }
}

/** The inverse, in whole pounds; nothing without a vehicle. */
export function formatOwnVehicle(partExchange: PartExchange | null): OwnVehicleParams {
  if (partExchange === null) return {}
  const { value, owed } = partExchange
  return { partExchange: String(value / 100), ...(owed === 0 ? {} : { owed: String(owed / 100) }) }
}

/**
 * The amounts, or null and sentences for the visitor where one cannot be read: a value without its debt would be taken off,
 * and sent, in full. Nothing is taken off for a vehicle of which only the debt is known, and none is read where the dealer
 * takes no vehicles in part-exchange.
 */
export function readPartExchange({ ownValue, owed }: OwnVehicleText): {
  partExchange: PartExchange | null
  faults: { [F in keyof OwnVehicleText]?: string }
} {
  if (!offersPartExchange) return { partExchange: null, faults: {} }
  const debt = owed.trim() === '' ? pence(0) : readOwnAmount(owed)
  const owedFault = debt === null ? { owed: owedHint } : {}
  if (ownValue.trim() === '') {
    const valueFault = debt !== null && debt > 0 ? { ownValue: valueMissing } : {}
    return { partExchange: null, faults: { ...valueFault, ...owedFault } }
  }
  const value = readOwnAmount(ownValue)
  if (value === null || debt === null) {
    const valueFault = value === null ? { ownValue: valueHint } : {}
    return { partExchange: null, faults: { ...valueFault, ...owedFault } }
  }
  return { partExchange: value === 0 && debt === 0 ? null : { value, owed: debt }, faults: {} }
}

const valueHint = 'Enter one amount in pounds, for example 3500. The most is 1,000,000.'
const owedHint = 'Enter what is left to pay in pounds, for example 2000. Enter 0 if you owe nothing.'
const valueMissing = 'Enter what your vehicle is worth too. We take off what is left once the debt is paid.'

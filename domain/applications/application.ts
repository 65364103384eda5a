import type { FinanceProduct } from '../finance/finance-product.ts'
import type { applicationFields } from './application-fields.ts'

export type ApplicationField = (typeof applicationFields)[number]['name']

/** The finance that a visitor chose for the vehicle. `deposit` is in whole pounds, `term` in months. */
export interface ChosenFinance {
  product: FinanceProduct
  deposit: number
  term: number
  /** Of a PCP. */
  milesPerYear?: number | undefined
  /** The visitor's own vehicle, in whole pounds: what they expect for it, and what they owe on it. */
  partExchange?: { value: number; owed: number } | undefined
}

/**
 * The body of the spec's call to the lead service. Fields without an answer may be absent. An accepted
 * one has all four details of the vehicle, '' for one that is unknown. `finance` is ours, and is in the body only where a
 * visitor chose other terms than those of the specified estimate.
 */
export type ApplicationPayload = { [F in ApplicationField]?: string } & {
  vehicleId: string
  vehicleDetails: { make?: string; model?: string; registration?: string; mileage?: number | '' }
  finance?: ChosenFinance | undefined
}

export interface Application {
  /** Also the Idempotency-Key at the lead service. */
  id: string
  payload: ApplicationPayload
}

/** Characters of an answer that the patterns of advice read. Longer text is advised against and still accepted. */
export const longestRead = 200

import type { BasisPoints, Pence } from './money.ts'
import { monthlyInstalment } from './monthly-instalment.ts'

interface Loan {
  credit: Pence
  /** Effective, as of `monthlyInstalment`. */
  yearlyRate: BasisPoints
  months: number
  /** Left to the end and paid then; 0 for hire purchase. */
  finalPayment: Pence
}

/**
 * What is still owed of a loan after each instalment, in pence, unrounded: the first is the credit, the last the final
 * payment, apart from the rounding of the instalments.
 */
export function outstandingBalances({ credit, yearlyRate, months, finalPayment }: Loan): number[] {
  const instalment = monthlyInstalment(credit, yearlyRate, months, finalPayment)
  const growth = (1 + yearlyRate / 10_000) ** (1 / 12)
  const balances: number[] = [credit]
  for (let month = 1; month <= months; month++) balances.push((balances.at(-1) ?? 0) * growth - instalment)
  return balances
}

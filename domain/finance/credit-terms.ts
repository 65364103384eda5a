import type { Dealer } from '../dealer/dealer-schema.ts'
import type { FinanceTerms } from './finance-terms.ts'
import { type BasisPoints, basisPoints, type Pence, penceFromPounds } from './money.ts'

/** The figures of a dealer's credit, as `dealer.ts` has them: percent, whole pounds and months. */
export type CreditFigures = Pick<
  NonNullable<Dealer['credit']>,
  'yearlyRate' | 'ratesFrom' | 'optionToPurchaseFee' | 'defaults' | 'representativeExample'
>

/** What visitors pay for credit: every figure of it is worked out from these. */
export interface CreditTerms {
  /** The lowest APR that any customer is offered. */
  ratesFrom: BasisPoints
  /** What figures assume until the visitor chooses. */
  defaults: FinanceTerms
  /** What the representative example is for. */
  example: FinanceTerms & { cashPrice: Pence }
}

/** Of a dealer without credit, figures that nothing shows. */
const unshown: CreditFigures = {
  yearlyRate: 10,
  ratesFrom: 10,
  optionToPurchaseFee: 0,
  defaults: { deposit: 0, months: 60 },
  representativeExample: { cashPrice: 10_000, deposit: 0, months: 60 },
}

export function creditTermsOf(credit: CreditFigures | null): CreditTerms {
  const { yearlyRate, ratesFrom, optionToPurchaseFee, defaults, representativeExample } = credit ?? unshown
  const fixed = {
    yearlyRate: percent(yearlyRate),
    optionToPurchaseFee: penceFromPounds(optionToPurchaseFee),
  }
  const termsOf = ({ deposit, months }: CreditFigures['defaults']): FinanceTerms => {
    return { deposit: penceFromPounds(deposit), months, ...fixed }
  }
  return {
    ratesFrom: percent(ratesFrom),
    defaults: termsOf(defaults),
    example: {
      ...termsOf(representativeExample),
      cashPrice: penceFromPounds(representativeExample.cashPrice),
    },
  }
}

function percent(value: number): BasisPoints {
  return basisPoints(Math.round(value * 100))
}

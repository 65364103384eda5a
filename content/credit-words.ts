import { formatPounds, formatRate } from '#domain/finance/format-money.ts'
import { penceFromPounds } from '#domain/finance/money.ts'
import { monthlyInstalment } from '#domain/finance/monthly-instalment.ts'
import { creditTerms, defaultTerms } from './credit-terms.ts'
import { interestRate, representativeExample } from './representative-example.ts'

const { ratesFrom } = creditTerms
const { deposit, months, yearlyRate, optionToPurchaseFee } = defaultTerms
const thousand = penceFromPounds(1_000)
const perThousand = monthlyInstalment(thousand, yearlyRate, months)
const inFull = { pence: true }

/** The dealer's terms of credit in words, for texts: MDX has them as `props.credit`. */
export const creditWords = {
  /** "20.5% APR", of the representative example. */
  apr: `${formatRate(representativeExample.apr)} APR`,
  ratesFrom: `${formatRate(ratesFrom)} APR`,
  yearlyRate: formatRate(yearlyRate),
  /** "1.566%". */
  monthlyRate: `${(interestRate / 100 / 12).toFixed(3)}%`,
  fee: formatPounds(optionToPurchaseFee),
  /** What figures assume until the visitor chooses: "60 months", "no deposit". */
  term: `${months} months`,
  deposit: deposit === 0 ? 'no deposit' : `a deposit of ${formatPounds(deposit)}`,
  /** What £1,000 more or less of credit changes: the monthly payment, and the interest of the whole term. */
  perThousand: {
    monthly: formatPounds(perThousand, inFull),
    interest: formatPounds(penceFromPounds(Math.round((perThousand * months - thousand) / 1_000) * 10)),
  },
  example: {
    credit: formatPounds(representativeExample.credit),
    term: `${representativeExample.months} months`,
    monthly: formatPounds(representativeExample.instalment, inFull),
    total: formatPounds(representativeExample.totalPayable, inFull),
  },
}

import { nominalRate } from '#domain/finance/monthly-instalment.ts'
import { examplePcpQuote, exampleQuote } from '#domain/finance/representative-example.ts'
import { creditTerms } from './credit-terms.ts'

export const representativeExample = exampleQuote(creditTerms)

export const pcpRepresentativeExample = examplePcpQuote(creditTerms)

/** The interest of every quote in basis points a year, fixed: twelve times the monthly rate. */
export const interestRate = nominalRate(creditTerms.defaults.yearlyRate)

/** The words of the law, CONC 3.5.5R, and those of the owner's specification. */
export const totalLabel = 'Total amount payable (total repayable)'

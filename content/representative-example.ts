import { nominalRate } from '#domain/finance/monthly-instalment.ts'
import { examplePcpQuote, exampleQuote } from '#domain/finance/representative-example.ts'
import { creditTerms } from './credit-terms.ts'

export const representativeExample = exampleQuote(creditTerms)

export const pcpRepresentativeExample = examplePcpQuote(creditTerms)

/** The interest of every quote in basis points a year, fixed: twelve times the monthly rate. */
export const interestRate = nominalRate(creditTerms.defaults.yearlyRate)

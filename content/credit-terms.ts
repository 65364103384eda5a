import credit from '#credit'
import { creditTermsOf } from '#domain/finance/credit-terms.ts'
import type { FinanceTerms } from '#domain/finance/finance-terms.ts'

export const creditTerms = creditTermsOf(credit)

/** Those of every monthly figure until the visitor chooses others. */
export const defaultTerms: FinanceTerms = creditTerms.defaults

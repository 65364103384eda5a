import type { Assumed } from '#domain/search/query.ts'
import { ukDay } from '#domain/stock/uk-day.ts'
import { defaultTerms } from './credit-terms.ts'
import { dealership } from './dealership.ts'

/** What a search of this site means that does not say it. */
export const assumed: Assumed = {
  terms: defaultTerms,
  from: dealership,
  today: () => ukDay(Date.now()),
}

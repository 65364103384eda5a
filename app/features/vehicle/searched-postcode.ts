import { recallResults } from '../recent-results/recent-results.ts'
import { recallPostcode } from '../recent-results/tab-postcode.ts'

/** The postcode that the visitor typed in this tab, else that of the results they looked at last; '' without one. */
export function searchedPostcode(): string {
  return recallPostcode() || (new URLSearchParams(recallResults()?.query).get('postcode') ?? '')
}

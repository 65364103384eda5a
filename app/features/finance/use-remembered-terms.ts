import { useEffect, useState } from 'react'
import { withQuery } from '#app/urls.ts'
import { type RememberedTerms, recallTerms, withRememberedTerms } from './remembered-terms.ts'

/**
 * For a page whose figures the server makes: opened without terms while the device has some, it is opened again with
 * them. Links of other pages carry the terms, so this is for addresses that were typed, kept or sent.
 */
export function useRememberedTerms(): void {
  useEffect(() => {
    const params = withRememberedTerms(location.search)
    if (params) location.replace(withQuery(location.pathname, params) + location.hash)
  }, [])
}

/** The budget of the device; empty in the document, which is the same for every visitor. Read again when `changed` does. */
export function useRecalledBudget(changed: unknown): RememberedTerms {
  const [budget, setBudget] = useState<RememberedTerms>({})
  useEffect(() => {
    if (changed !== undefined) setBudget(recallTerms())
  }, [changed])
  return budget
}

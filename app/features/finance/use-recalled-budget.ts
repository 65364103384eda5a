import { useEffect, useState } from 'react'
import { type RememberedTerms, recallTerms } from './remembered-terms.ts'

/** The budget of the device; empty in the document, which is the same for every visitor. Read again when `changed` does. */
export function useRecalledBudget(changed: unknown): RememberedTerms {
  const [budget, setBudget] = useState<RememberedTerms>({})
  useEffect(() => {
    if (changed !== undefined) setBudget(recallTerms())
  }, [changed])
  return budget
}

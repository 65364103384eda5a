import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import { budgetInWords, limitInWords, type RememberedTerms } from '../finance/remembered-terms.ts'
import { type SearchChoice, searchHref } from './search-choice.ts'

/**
 * A link to the same search with what the device remembers and the address says nothing of; undefined for nothing. It is
 * offered only: the same address finds the same vehicles for everybody.
 */
export function ownBudget(
  type: VehicleType,
  choice: SearchChoice,
  { monthlyPrice, ...terms }: RememberedTerms,
): { href: string; words: string } | undefined {
  const offered: RememberedTerms = {
    ...(choice.deposit || choice.term ? {} : terms),
    ...(monthlyPrice && !choice.monthlyPrice ? { monthlyPrice } : {}),
  }
  if (!Object.values(offered).some(Boolean)) return
  return {
    href: searchHref(type, { ...choice, ...offered }),
    words:
      offered.deposit || offered.term
        ? `Apply your budget: ${budgetInWords(offered)}`
        : `Apply your limit: ${limitInWords(offered.monthlyPrice ?? '')}`,
  }
}

import type { FinanceTerms } from '#domain/finance/finance-terms.ts'
import { formatMonthly } from '#domain/finance/format-money.ts'
import { pence } from '#domain/finance/money.ts'
import { monthlyFigure } from '#domain/finance/monthly-figure.ts'

/** Puts the monthly figures of cards that the server rendered on other terms. */
export function showOnTerms(part: ParentNode, terms: FinanceTerms): void {
  for (const figure of part.querySelectorAll<HTMLElement>('[data-financed]')) {
    const monthly = formatMonthly(monthlyFigure(pence(Number(figure.dataset.financed)), terms))
    if (figure.textContent !== monthly) figure.textContent = monthly
  }
}

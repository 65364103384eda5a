import { parseTerms } from '#domain/finance/finance-terms.ts'
import { pence } from '#domain/finance/money.ts'
import { monthlyFigure } from '#domain/finance/monthly-figure.ts'
import { vehicleTypes } from '#domain/stock/vehicle-type.ts'
import { rememberBudget } from '../features/finance/remember-budget.ts'
import { recallTerms, termsToAdd } from '../features/finance/remembered-terms.ts'
import { monthlyWords } from '../features/vehicle-card/monthly-words.ts'
import { isVehiclePath, urls } from '../urls.ts'

/** Applies the deposit and term of the device to a page that was served without any: figures, links and forms. */
export function enhanceTerms(page: Document): void {
  for (const form of page.querySelectorAll<HTMLFormElement>('form[data-budget]')) {
    form.addEventListener('submit', () => rememberBudget(new FormData(form)))
    fillBudget(form)
  }
  const added = termsToAdd(new URLSearchParams(location.search))
  if (!added) return
  const { terms } = parseTerms(new URLSearchParams({ ...added }))
  for (const figure of page.querySelectorAll<HTMLElement>('[data-financed]')) {
    const monthly = monthlyFigure(pence(Number(figure.dataset.financed)), null, terms)
    figure.textContent = monthly === null ? '' : monthlyWords(monthly)
  }
  for (const link of page.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    const address = new URL(link.href)
    if (address.origin !== location.origin || !showsTerms(address.pathname)) continue
    for (const [name, value] of Object.entries(added)) address.searchParams.set(name, value)
    link.href = address.pathname + address.search + address.hash
  }
}

/** A field that is filled in already, by the address or by the browser, is left as it is. */
function fillBudget(form: HTMLFormElement): void {
  const { deposit = '', term = '', monthlyPrice = '' } = recallTerms()
  const kept = { deposit, term, monthlyPriceTo: monthlyPrice.slice(1) }
  for (const [name, value] of Object.entries(kept)) {
    const input = form.elements.namedItem(name)
    if (input instanceof HTMLInputElement && input.value === '') input.value = value
  }
}

/** Results and vehicles have figures on the terms of their address. */
function showsTerms(path: string): boolean {
  return isVehiclePath(path) || vehicleTypes.some((type) => path === urls.search(type))
}

import { isVehiclePath, searchUrl } from '#app/script-urls.ts'
import { defaultTerms } from '#content/credit-terms.ts'
import { soldTypes } from '#content/sold-types.ts'
import { formatTerms, parseTerms } from '#domain/finance/finance-terms.ts'
import { plainFigure } from '#domain/finance/written-number.ts'
import {
  budgetInWords,
  forgetTerms,
  type RememberedTerms,
  recallTerms,
  rememberBudget,
  withRememberedTerms,
} from '../features/finance/remembered-terms.ts'
import { showOnTerms } from '../features/finance/show-on-terms.ts'

/** Applies the budget of the device to a page that was served without any: figures, links, forms and the line that names it. */
export function enhanceTerms(page: Document): void {
  const budget = recallTerms()
  for (const form of page.querySelectorAll<HTMLFormElement>('form[data-budget]')) {
    form.addEventListener('formdata', ({ formData }) => {
      rememberBudget(formData)
      tidy(formData)
    })
    fillBudget(form, budget)
  }
  const monthly = page.querySelector<HTMLInputElement>('input[name="budget"][value="monthly"]')
  // A press of "Change" on another page leads here.
  if (monthly && (budget.monthlyPrice || location.hash === '#budget')) monthly.checked = true
  if (Object.keys(budget).length === 0) return
  for (const line of page.querySelectorAll<HTMLElement>('[data-budget-line]')) showBudget(line, budget)
  for (const link of page.querySelectorAll<HTMLAnchorElement>('a[href]')) carryBudget(link, budget)
  const params = withRememberedTerms(location.search)
  if (!params) return
  const { terms } = parseTerms(params, defaultTerms)
  showOnTerms(page, terms)
  for (const words of page.querySelectorAll('[data-terms]'))
    words.textContent = budgetInWords(formatTerms(terms, defaultTerms))
}

/** The address then has what was filled in, as links write it: `monthlyPrice=-250`. */
function tidy(form: FormData): void {
  const limit = plainFigure(String(form.get('monthlyPriceTo') ?? ''))
  for (const [name, value] of [...form]) if (value === '' || name === 'monthlyPriceTo') form.delete(name)
  if (limit) form.set('monthlyPrice', `-${limit}`)
}

/** A field that is filled in already, by the address or by the browser, is left as it is. */
function fillBudget(
  form: HTMLFormElement,
  { deposit = '', term = '', monthlyPrice = '' }: RememberedTerms,
): void {
  const kept = { deposit, term, monthlyPriceTo: monthlyPrice.slice(1) }
  for (const [name, value] of Object.entries(kept)) {
    const input = form.elements.namedItem(name)
    if (input instanceof HTMLInputElement && input.value === '') input.value = value
  }
}

function showBudget(line: HTMLElement, budget: RememberedTerms): void {
  const words = line.querySelector('[data-budget-words]')
  if (words) words.textContent = budgetInWords(budget)
  line.querySelector('[data-budget-clear]')?.addEventListener('click', () => {
    forgetTerms()
    // The figures and links of the page are then those that the server made.
    location.reload()
  })
  line.hidden = false
}

/**
 * Adds the deposit and the term of the device to a link to results or to a vehicle, whose figures are on the terms of
 * their address. The highest monthly price narrows results, so only a link that asks for it has that too:
 * `data-takes-budget`. A link that says how many vehicles it leads to must not.
 */
function carryBudget(link: HTMLAnchorElement, budget: RememberedTerms): void {
  const address = new URL(link.href)
  const { searchParams } = address
  const isSearch = soldTypes.some((type) => address.pathname === searchUrl(type))
  if (address.origin !== location.origin || !(isSearch || isVehiclePath(address.pathname))) return
  const { deposit, term, monthlyPrice } = budget
  if (!searchParams.has('deposit') && !searchParams.has('term')) {
    if (deposit) searchParams.set('deposit', deposit)
    if (term) searchParams.set('term', term)
  }
  if (isSearch && monthlyPrice && 'takesBudget' in link.dataset)
    searchParams.set('monthlyPrice', monthlyPrice)
  link.href = address.pathname + address.search + address.hash
}

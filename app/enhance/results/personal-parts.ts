import { recallTerms } from '../../features/finance/remembered-terms.ts'
import { recallPostcode } from '../../features/recent-results/tab-postcode.ts'
import { ownBudget } from '../../features/search/own-budget.ts'
import type { ResultsData } from '../../features/search/results-data.ts'

/**
 * Adds what only this device knows, and what works with script only, to a page of results as the server has made it: the same
 * for every visitor.
 */
export function personalise(page: ParentNode, { type, choice }: ResultsData): void {
  for (const part of page.querySelectorAll<HTMLFieldSetElement>('fieldset[data-needs-script]'))
    part.disabled = false
  // Without script, browsers show it beside a field that stops the form.
  for (const input of page.querySelectorAll('#filters input[title]')) input.removeAttribute('title')
  const postcode = recallPostcode()
  for (const part of page.querySelectorAll<HTMLElement>('[data-remembered-postcode]')) {
    const button = part.querySelector('button')
    if (button) button.textContent = `Measure from ${postcode}`
    part.hidden = postcode === ''
  }
  const offer = ownBudget(type, choice, recallTerms())
  const place = page.querySelector<HTMLElement>('[data-own-budget]')
  if (!offer || !place) return
  const link = document.createElement('a')
  link.href = offer.href
  link.rel = 'nofollow'
  link.textContent = offer.words
  place.append(link)
  place.hidden = false
}

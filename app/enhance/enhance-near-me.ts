import { outwardCode } from '#domain/stock/outward-code.ts'
import { rememberPostcode } from '../features/recent-results/tab-postcode.ts'

/** An area, and as much of a district as was typed. */
const startOfPostcode = /^[A-Z]{1,2}(?:\d[A-Z\d]?)?$/i

/**
 * Keeps the outward code of the postcode of the used-cars page for the sort by distance, when the field loses the focus, and
 * says so beside the field. Nothing is kept of other text, and of a field that was emptied.
 */
export function enhanceNearMe(input: HTMLElement): void {
  if (!(input instanceof HTMLInputElement)) return
  const field = input
  const hint = document.getElementById(field.getAttribute('aria-describedby') ?? '')
  const served = hint?.textContent ?? ''
  let kept = ''

  function keep(): void {
    const typed = outwardCode(field.value.trim()).toUpperCase()
    const postcode = startOfPostcode.test(typed) ? typed : ''
    const { keptHint = '', refusedHint = '' } = field.dataset
    if (hint) hint.textContent = postcode ? keptHint.replace('…', postcode) : typed ? refusedHint : served
    if (postcode !== kept) rememberPostcode(postcode)
    kept = postcode
  }

  field.addEventListener('blur', keep)
  // A postcode typed before this script ran, or restored by the browser.
  addEventListener('pageshow', () => {
    if (field !== document.activeElement) keep()
  })
}

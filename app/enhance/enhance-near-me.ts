import { rememberPostcode } from '../features/search/tab-postcode.ts'

/** Keeps the postcode of the used-cars page for the sort by distance, when the field loses the focus. */
export function enhanceNearMe(input: HTMLElement): void {
  if (!(input instanceof HTMLInputElement)) return
  const hint = document.getElementById(input.getAttribute('aria-describedby') ?? '')

  function keep(this: void): void {
    const postcode = (input as HTMLInputElement).value.trim()
    if (postcode === '') return
    rememberPostcode(postcode)
    if (hint) hint.textContent = input.dataset.keptHint ?? ''
  }

  input.addEventListener('blur', keep)
  // A postcode typed before this script ran, or restored by the browser.
  addEventListener('pageshow', () => {
    if (input !== document.activeElement) keep()
  })
}

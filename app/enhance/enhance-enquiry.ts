import { ignoreSecondPress } from '#app/ui/ignore-second-press.ts'

/**
 * The form of an enquiry is sent by the browser, and the answer is a page: docs/decisions/0013. Adds that its button says
 * so, that a second press is ignored, and that nothing is sent, and no answer lost, while the device is offline.
 */
export function enhanceEnquiry(page: HTMLElement): void {
  const form = page.querySelector('form')
  if (form) send(form)
  page.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  if (form || page.querySelector('#outcome') === null) return
  // Back to the page of a sent form shows the form, and does not ask whether to send it again.
  history.replaceState(history.state, '', location.pathname)
  ignoreSecondPress()
}

function send(form: HTMLFormElement): void {
  const button = form.querySelector('button')
  const label = button?.textContent ?? ''
  const unsent = form.querySelector<HTMLElement>('[data-unsent]')
  let sending = false

  function show(now: boolean): void {
    sending = now
    form.ariaBusy = now ? 'true' : null
    if (button) button.textContent = now ? 'Sending…' : label
  }

  form.addEventListener('submit', (event) => {
    if (unsent) unsent.hidden = navigator.onLine
    if (sending || !navigator.onLine) event.preventDefault()
    else show(true)
  })
  // The visitor has come back to the page as it was left.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) show(false)
  })
}

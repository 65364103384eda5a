import { ignoreSecondPress } from '#app/ui/ignore-second-press.ts'
import { recallOwnVehicle } from '../features/finance/tab-own-vehicle.ts'

/**
 * The form of an enquiry is sent by the browser, and the answer is a page: docs/decisions/0013. Adds that its button says
 * so, that a second press is ignored, and that nothing is sent, and no answer lost, while the device is offline.
 */
export function enhanceEnquiry(page: HTMLElement): void {
  const form = page.querySelector('form')
  if (form) send(form)
  if (form) fillOwnVehicle(form)
  page.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  if (form || page.querySelector('#outcome') === null) return
  // Back to the page of a sent form shows the form, and does not ask whether to send it again.
  history.replaceState(history.state, '', location.pathname)
  ignoreSecondPress()
}

/** With the amounts of the calculator, which the tab has and no address. A box that is filled in is left as it is. */
function fillOwnVehicle(form: HTMLFormElement): void {
  const { ownValue, owed } = recallOwnVehicle()
  for (const [name, value] of [
    ['estimate', ownValue],
    ['owed', owed],
  ] as const) {
    const input = form.elements.namedItem(name)
    if (input instanceof HTMLInputElement && input.value === '') input.value = value
  }
}

function send(form: HTMLFormElement): void {
  const unsent = form.querySelector<HTMLElement>('[data-unsent]')
  /** The button that says that the form is being sent, with its own label; null while it is not. */
  let sending: { button: HTMLElement | null; label: string } | null = null

  form.addEventListener('submit', (event) => {
    if (unsent) unsent.hidden = navigator.onLine
    if (sending || !navigator.onLine) return event.preventDefault()
    const pressed = event.submitter
    const button = pressed?.hidden ? form.querySelector<HTMLElement>('button:not([hidden], [name])') : pressed
    sending = { button, label: button?.textContent ?? '' }
    form.ariaBusy = 'true'
    if (button) button.textContent = 'Sending…'
  })
  // The visitor has come back to the page as it was left.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || !sending) return
    if (sending.button) sending.button.textContent = sending.label
    form.ariaBusy = null
    sending = null
  })
}

import { ignoreSecondPress } from '#app/ui/ignore-second-press.ts'
import { parseOwnPage } from './parse-own-page.ts'

/**
 * Sends the form of an enquiry without leaving the page, and shows the answer in its place. While it is being sent, its
 * button says so, and a second press is ignored. When the connection is lost, the answers stay in the form; its key makes it one enquiry.
 */
export function enhanceEnquiry(page: HTMLElement): void {
  const form = page.querySelector('form')
  if (!form) return
  let sending = false

  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    if (sending) return
    sending = true
    // Another button than that which sends the form has a name, by which the server tells what was pressed.
    const pressed = event.submitter
    const button = pressed?.hidden ? form.querySelector<HTMLElement>('button:not([hidden], [name])') : pressed
    const label = button?.textContent ?? ''
    const name = (text: string) => {
      if (button) button.textContent = text
    }
    const unsent = form.querySelector<HTMLElement>('[data-unsent]')
    if (unsent) unsent.hidden = true
    form.ariaBusy = 'true'
    name('Sending…')
    try {
      const answer = await send(form, pressed)
      page.replaceWith(answer)
      ignoreSecondPress()
      show(answer)
    } catch {
      if (unsent) unsent.hidden = false
    }
    sending = false
    form.ariaBusy = null
    name(label)
  })
}

/** The same place in the page that the server answers with. */
async function send(form: HTMLFormElement, pressed: HTMLElement | null): Promise<HTMLElement> {
  const body = new URLSearchParams()
  for (const [name, value] of new FormData(form, pressed))
    if (typeof value === 'string') body.append(name, value)
  const response = await fetch(form.action, { method: 'POST', body, signal: AbortSignal.timeout(20_000) })
  const received = parseOwnPage(await response.text())
  const answer = received.querySelector<HTMLElement>('[data-enquiry]')
  // For example, the page that an overloaded server sends.
  if (!answer) throw new Error('The answer has no form')
  return document.adoptNode(answer)
}

/** Moves the focus to the first wrong answer, else to what became of the form. */
function show(answer: HTMLElement): void {
  enhanceEnquiry(answer)
  const target =
    answer.querySelector<HTMLElement>('[aria-invalid]') ?? answer.querySelector<HTMLElement>('#outcome')
  target?.focus()
  answer.querySelector('#outcome')?.scrollIntoView({ block: 'start' })
}

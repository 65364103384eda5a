import { figureReason } from '../../features/search/figure-reason.ts'
import fieldClasses from '../../ui/Field.module.css'

/** Says beside a field why it is invalid, or no longer. The text stays, and the form is not sent with it. */
export function adviseOn(input: HTMLInputElement): void {
  const live = input.parentElement?.querySelector('[aria-live]')
  if (!live) return
  const isInvalid = !input.validity.valid
  const id = `${input.id}-advice`
  if (isInvalid === (input.getAttribute('aria-describedby') === id)) return
  if (isInvalid) {
    const advice = document.createElement('p')
    advice.id = id
    advice.className = fieldClasses.advice ?? ''
    advice.textContent = figureReason
    live.replaceChildren(advice)
    input.setAttribute('aria-describedby', id)
    input.setAttribute('aria-invalid', 'true')
  } else {
    live.replaceChildren()
    input.removeAttribute('aria-describedby')
    input.removeAttribute('aria-invalid')
  }
}

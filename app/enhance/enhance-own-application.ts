import { sentReferences } from '../features/application/sent-references.ts'

/** Shows the visitor the application that was sent in this tab for a vehicle that is no longer for sale. */
export function enhanceOwnApplication(part: HTMLElement): void {
  const reference = sentReferences()[part.dataset.ownApplication ?? '']
  const place = part.querySelector('dd')
  if (!reference || !place) return
  place.textContent = reference
  part.hidden = false
}

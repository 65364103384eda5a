import { keepReference, sentReferences } from '../features/application/sent-references.ts'

/**
 * Where a page confirms an application, keeps its reference for the tab. Elsewhere shows the visitor the reference of the
 * application that was sent in this tab.
 */
export function enhanceOwnApplication(part: HTMLElement): void {
  const { ownApplication: vehicleId = '', reference } = part.dataset
  if (reference) keepReference(vehicleId, reference)
  else showReference(part, sentReferences()[vehicleId])
}

function showReference(part: HTMLElement, reference: string | undefined): void {
  const place = part.querySelector('dd')
  if (!reference || !place) return
  place.textContent = reference
  part.hidden = false
}

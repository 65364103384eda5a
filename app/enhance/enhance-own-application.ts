import { keepReference, type SentReference, sentReferences } from '../features/application/sent-references.ts'

/**
 * Where a page confirms an application, keeps its reference and the link to its status for the tab. Elsewhere shows the
 * visitor those of the application that was sent in this tab.
 */
export function enhanceOwnApplication(part: HTMLElement): void {
  const { ownApplication: vehicleId = '', reference, statusPath = '' } = part.dataset
  if (reference) keepReference(vehicleId, { reference, statusPath })
  else showReference(part, sentReferences()[vehicleId])
}

function showReference(part: HTMLElement, sent: SentReference | undefined): void {
  const place = part.querySelector('dd')
  if (!sent?.reference || !place) return
  place.textContent = sent.reference
  const link = part.querySelector<HTMLAnchorElement>('[data-status-link]')
  if (link && sent.statusPath) link.href = sent.statusPath
  else link?.parentElement?.remove()
  part.hidden = false
}

/** In session storage: the references of sent applications by vehicle. Nothing that the applicant has entered. */
const storageKey = 'sent-applications'

/** By the vehicle's id, those that were sent in this tab. */
export function sentReferences(): Record<string, string> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}')
  } catch {
    return {}
  }
}

export function keepReference(vehicleId: string, reference: string): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ ...sentReferences(), [vehicleId]: reference }))
  } catch {
    // Without storage the Apply buttons return when the visitor leaves the page.
  }
}

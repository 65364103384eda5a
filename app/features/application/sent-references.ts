import { readStored, writeStored } from '#app/ui/browser-storage.ts'

const storageKey = 'sent-applications'

/** By the vehicle's id, the references of those that were sent in this tab, '' for one without. Nothing that the applicant has entered. */
export function sentReferences(): Record<string, string> {
  return (readStored('tab', storageKey) ?? {}) as Record<string, string>
}

/** Without storage the Apply buttons return when the visitor leaves the page. */
export function keepReference(vehicleId: string, reference: string): void {
  writeStored('tab', storageKey, { ...sentReferences(), [vehicleId]: reference })
}

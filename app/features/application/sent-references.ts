import { readStored, writeStored } from '#app/ui/browser-storage.ts'

const storageKey = 'sent-applications'

/** What the tab keeps of a sent application; '' where the server did not say it. Nothing that the applicant has entered. */
export interface SentReference {
  reference: string
  /** The address of the page that tells what was done. */
  statusPath: string
}

/** Those that were sent in this tab, by the vehicle's id. */
export function sentReferences(): Record<string, SentReference> {
  return (readStored('tab', storageKey) ?? {}) as Record<string, SentReference>
}

/** Without storage the Apply buttons return when the visitor leaves the page. */
export function keepReference(vehicleId: string, sent: SentReference): void {
  writeStored('tab', storageKey, { ...sentReferences(), [vehicleId]: sent })
}

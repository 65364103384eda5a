import { readStored, writeStored } from '../kept-vehicles/device-storage.ts'

const consentKey = 'forecourt.foreign-script'

/** Whether the visitor has allowed the script at `src`; null when he has not been asked about this one. */
export function recallConsent(src: string): boolean | null {
  const stored = readStored(consentKey) as { src?: unknown; allowed?: unknown } | null
  return stored?.src === src && typeof stored.allowed === 'boolean' ? stored.allowed : null
}

/** Null: he will be asked again. */
export function rememberConsent(src: string, allowed: boolean | null): void {
  writeStored(consentKey, allowed === null ? null : { src, allowed })
}

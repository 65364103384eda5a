import { useSyncExternalStore } from 'react'
import { referenceOf } from '#domain/applications/application-reference.ts'
import type { ApplicationValues } from './application-values.ts'

/** A stored application, as the applicant sees it afterwards. */
export interface SentApplication {
  reference: string
  /** Null once the page has been left. */
  values: ApplicationValues | null
}

/** In session storage: the references of sent applications by vehicle. Nothing that the applicant has entered. */
const storageKey = 'sent-applications'

// The answers, by vehicle, are personal and therefore in memory only.
const sent = new Map<string, SentApplication>()
const listeners = new Set<() => void>()

/** For the browser only: on the server all visitors would share the map. */
export function keepSentApplication(vehicleId: string, id: string, values: ApplicationValues): void {
  const reference = referenceOf(id)
  sent.set(vehicleId, { reference, values })
  storeReference(vehicleId, reference)
  for (const listener of listeners) listener()
}

/** The application that this visitor has sent for the vehicle in this tab, if any. */
export function useSentApplication(vehicleId: string): SentApplication | null {
  return useSyncExternalStore(
    subscribe,
    () => sentApplication(vehicleId),
    () => null,
  )
}

function sentApplication(vehicleId: string): SentApplication | null {
  const reference = sent.has(vehicleId) ? undefined : storedReferences()[vehicleId]
  // Kept, because React wants the same object each time.
  if (reference !== undefined) sent.set(vehicleId, { reference, values: null })
  return sent.get(vehicleId) ?? null
}

function storedReferences(): Record<string, string> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}')
  } catch {
    return {}
  }
}

function storeReference(vehicleId: string, reference: string): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ ...storedReferences(), [vehicleId]: reference }))
  } catch {
    // Without storage the Apply buttons return when the visitor leaves the page.
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

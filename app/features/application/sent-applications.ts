import { useSyncExternalStore } from 'react'
import { referenceOf } from '#domain/applications/application-reference.ts'
import type { ApplicationValues } from './application-values.ts'

/** A stored application, as the applicant sees it afterwards. */
export interface SentApplication {
  reference: string
  values: ApplicationValues
}

// By vehicle. In memory only: kept over client-side navigation, lost on reload.
const sent = new Map<string, SentApplication>()
const listeners = new Set<() => void>()

/** For the browser only: on the server all visitors would share the map. */
export function keepSentApplication(vehicleId: string, id: string, values: ApplicationValues): void {
  sent.set(vehicleId, { reference: referenceOf(id), values })
  for (const listener of listeners) listener()
}

/** The application that this visitor has sent for the vehicle, if any. */
export function useSentApplication(vehicleId: string): SentApplication | null {
  return useSyncExternalStore(
    subscribe,
    () => sent.get(vehicleId) ?? null,
    () => null,
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

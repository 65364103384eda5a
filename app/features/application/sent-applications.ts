import { useSyncExternalStore } from 'react'
import { referenceOf } from '#domain/applications/application-reference.ts'
import type { ApplicationValues } from './application-values.ts'

/** An application that the site has kept, as its applicant sees it afterwards. */
export interface SentApplication {
  reference: string
  values: ApplicationValues
}

// By vehicle. In the memory of the open page alone: it survives navigation by script and ends with a reload.
const sent = new Map<string, SentApplication>()
const listeners = new Set<() => void>()

/** Called in the browser only; on the server it would show one visitor's answers to the next. */
export function keepSentApplication(vehicleId: string, id: string, values: ApplicationValues): void {
  sent.set(vehicleId, { reference: referenceOf(id), values })
  for (const listener of listeners) listener()
}

/** The application that this visitor has sent for the vehicle; null before. */
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

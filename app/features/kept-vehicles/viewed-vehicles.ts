import { readStored, writeStored } from '#app/ui/browser-storage.ts'

/** The vehicles whose pages were opened on this device. */
export interface ViewedVehicles {
  /** False: the visitor has switched it off, and nothing is added. */
  remembers: boolean
  /** Newest first. */
  ids: readonly string[]
}

export const viewedKey = 'forecourt.viewed'

export const mostViewed = 12

export function recallViewed(): ViewedVehicles {
  const stored = readStored('device', viewedKey) as { off?: unknown; ids?: unknown } | null
  if (stored?.off === true) return { remembers: false, ids: [] }
  const ids = Array.isArray(stored?.ids) ? stored.ids.filter((id) => typeof id === 'string') : []
  return { remembers: true, ids: ids.slice(0, mostViewed) }
}

/** Puts a vehicle first. Does nothing while it is switched off, or where the browser stores nothing. */
export function rememberViewed(id: string): void {
  const { remembers, ids } = recallViewed()
  if (!remembers) return
  writeStored('device', viewedKey, { ids: [id, ...ids.filter((other) => other !== id)].slice(0, mostViewed) })
}

export function clearViewed(): void {
  if (recallViewed().remembers) writeStored('device', viewedKey, null)
}

/** Off forgets the vehicles, and keeps only that it is off. */
export function switchViewed(on: boolean): void {
  writeStored('device', viewedKey, on ? null : { off: true })
}

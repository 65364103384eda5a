/** Until the tab is closed, or until the visitor clears it. */
type Place = 'tab' | 'device'

/** Why nothing was stored: the space of this site is full, or the browser refuses to store anything. */
export type StorageFailure = 'full' | 'refused'

/** The JSON value under a key; null when there is none, it is damaged, or the browser refuses. */
export function readStored(place: Place, key: string): unknown {
  try {
    return JSON.parse(storageOf(place).getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/** Stores a value as JSON; removes the item when the value is null. Returns null when that worked. */
export function writeStored(place: Place, key: string, value: unknown): StorageFailure | null {
  try {
    if (value === null) storageOf(place).removeItem(key)
    else storageOf(place).setItem(key, JSON.stringify(value))
    return null
  } catch (error) {
    return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'refused'
  }
}

/** Whether the browser refuses to store anything for longer than the tab is open. */
export function isRefused(): boolean {
  try {
    return !localStorage
  } catch {
    return true
  }
}

function storageOf(place: Place): Storage {
  return place === 'tab' ? sessionStorage : localStorage
}

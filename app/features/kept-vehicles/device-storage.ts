/** Why nothing was stored: the space of this site is full, or the browser refuses to store anything. */
export type StorageFailure = 'full' | 'refused'

/** The JSON value under a key of local storage; null when there is none, it is damaged, or the browser refuses. */
export function readStored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/** Stores a value as JSON; removes the item when the value is null. Returns null when that worked. */
export function writeStored(key: string, value: unknown): StorageFailure | null {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(value))
    return null
  } catch (error) {
    return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'refused'
  }
}

/** Whether the browser refuses local storage altogether. */
export function isRefused(): boolean {
  try {
    return !localStorage
  } catch {
    return true
  }
}

import { useSyncExternalStore } from 'react'
import { readStored, writeStored } from '../../app/ui/browser-storage.ts'

/** What somebody wants of this browser. Holds nothing of a lead. */
export interface BrowserSettings {
  /** Whether a new lead makes a sound. */
  sound: boolean
  /** Whether letters work lists: off for who speaks to the computer, or presses keys by accident (WCAG 2.1.4). */
  letters: boolean
}

const key = 'desk-settings'
const defaults: BrowserSettings = { sound: false, letters: true }
const listeners = new Set<() => void>()
let read: BrowserSettings | null = null

export function browserSettings(): BrowserSettings {
  const stored = read ?? readStored('device', key)
  const part = typeof stored === 'object' && stored !== null ? (stored as Partial<BrowserSettings>) : {}
  read ??= {
    sound: typeof part.sound === 'boolean' ? part.sound : defaults.sound,
    letters: typeof part.letters === 'boolean' ? part.letters : defaults.letters,
  }
  return read
}

export function changeSettings(change: Partial<BrowserSettings>): void {
  read = { ...browserSettings(), ...change }
  // Where the browser refuses to store, they last as long as the page.
  writeStored('device', key, read)
  for (const listener of listeners) listener()
}

export function useBrowserSettings(): BrowserSettings {
  return useSyncExternalStore(subscribe, browserSettings, () => defaults)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

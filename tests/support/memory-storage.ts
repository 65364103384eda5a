import { onTestFinished, vi } from 'vitest'

/** Replaces a storage of the browser until the present test ends. Returns what it holds. */
export function stubStorage(name: 'localStorage' | 'sessionStorage'): Map<string, string> {
  const items = new Map<string, string>()
  vi.stubGlobal(name, {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  })
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  return items
}

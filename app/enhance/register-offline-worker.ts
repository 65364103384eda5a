/** The other of the two policies that the Content Security Policy names: the first is in `own-html.ts`. */
const policy = globalThis.trustedTypes?.createPolicy('own-worker', {
  createScriptURL: (address) => (address.startsWith('/offline-worker.js?') ? address : ''),
})

/**
 * Registers the service worker, which shows an offline page while there is no connection. Active from the next
 * navigation. Absent during development.
 */
export function registerOfflineWorker(address: string | undefined): void {
  if (!address || !('serviceWorker' in navigator)) return
  // Pages work without it where the browser forbids it.
  navigator.serviceWorker.register(policy?.createScriptURL(address) ?? address).catch(() => undefined)
}

import { useEffect } from 'react'
import { urls } from '#app/urls.ts'

declare global {
  interface Window {
    /** Set by React Router. */
    __reactRouterManifest?: { version: string }
  }
}

/** Registers the service worker, which shows an offline page while there is no connection. Active from the next navigation. */
export function useOfflineWorker(): void {
  useEffect(() => {
    const version = window.__reactRouterManifest?.version
    if (!import.meta.env.PROD || !version || !('serviceWorker' in navigator)) return
    // Pages work without it where the browser forbids it.
    navigator.serviceWorker.register(urls.files.offlineWorker(version)).catch(() => undefined)
  }, [])
}

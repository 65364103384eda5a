import { useEffect } from 'react'

declare global {
  interface Window {
    /** React Router's own list of the build's files. */
    __reactRouterManifest?: { version: string }
  }
}

/** Keeps the page for those who lose their connection. It takes effect on the next visit to a page. */
export function useOfflineWorker(): void {
  useEffect(() => {
    const version = window.__reactRouterManifest?.version
    if (!import.meta.env.PROD || !version || !('serviceWorker' in navigator)) return
    // Where a browser forbids it, pages work as they do without.
    navigator.serviceWorker.register(`/offline-worker.js?${version}`).catch(() => undefined)
  }, [])
}

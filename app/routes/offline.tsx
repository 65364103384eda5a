import { OfflinePage } from '../features/layout/OfflinePage.tsx'
import { pageMeta } from '../features/layout/page-meta.ts'

export const handle = { hydrate: false }

export function meta() {
  return pageMeta({ title: 'You are offline', index: false })
}

/** Kept by public/offline-worker.js, for when nothing else can be had. */
export default function OfflineRoute() {
  return <OfflinePage />
}

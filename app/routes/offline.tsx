import { ErrorPage } from '../features/layout/ErrorPage.tsx'
import { pageMeta } from '../features/seo/page-meta.ts'

export function meta() {
  return pageMeta({ title: 'You are offline', index: false })
}

/** Cached by app/offline-worker.js and shown in place of any page while there is no connection. */
export default function OfflineRoute() {
  return <ErrorPage kind="offline" />
}

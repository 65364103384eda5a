import { data } from 'react-router'
import { NotFoundPage } from '#app/features/layout/NotFoundPage.tsx'
import { pageMeta } from '#app/features/layout/page-meta.ts'

export const handle = { hydrate: false }

export function meta() {
  return pageMeta({ title: 'Page not found', index: false })
}

/** Every address that no other route takes. */
export function loader() {
  return data(null, { status: 404 })
}

export default function NotFoundRoute() {
  return <NotFoundPage />
}

import { data } from 'react-router'
import { ErrorPage } from '../features/layout/ErrorPage.tsx'
import type { RouteHandle } from '../features/layout/route-handle.ts'
import { missingPageMeta } from '../features/seo/page-meta.ts'

export const handle: RouteHandle = { script: 'none' }

export function meta() {
  return missingPageMeta()
}

/** Every address that no other route matches. */
export function loader() {
  return data(null, { status: 404 })
}

export default function NotFoundRoute() {
  return <ErrorPage kind="missing" />
}

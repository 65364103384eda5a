import { data } from 'react-router'
import { ErrorPage } from '../features/layout/ErrorPage.tsx'
import { missingPageMeta } from '../features/seo/page-meta.ts'

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

import { isRouteErrorResponse } from 'react-router'
import { FaultPage } from './FaultPage.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'

/** The page for what a route threw: an answer such as 404, or a fault of ours. */
export function ErrorPage({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && error.status < 500) return <NotFoundPage />
  return <FaultPage />
}

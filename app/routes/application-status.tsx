import { data } from 'react-router'
import { ukDay } from '#domain/stock/uk-day.ts'
import { ApplicationStatusPage, NoStatusPage } from '../features/application/ApplicationStatusPage.tsx'
import { toStatusSteps } from '../features/application/status-steps.ts'
import type { RouteHandle } from '../features/layout/route-handle.ts'
import { pageMeta } from '../features/seo/page-meta.ts'
import { readQuery } from '../route-query.ts'
import { servicesContext } from '../services.ts'
import type { Route } from './+types/application-status'

// Its address is a secret of one person, so it has no script of another company, which could read the address.
export const handle = { parameters: ['of'], isPersonal: true } as const satisfies RouteHandle

export function meta() {
  return pageMeta({
    title: 'Your finance application',
    description: 'What has happened with your finance application.',
    index: false,
  })
}

/** Kept by nothing, and told to no page that it links to. */
export function headers() {
  return { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' }
}

/** 404 for every address that opens nothing, also that of an erased application: the answers are the same to the byte. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const status = await context
    .get(servicesContext)
    .applications.status(readQuery(url, handle).get('of') ?? '')
  return status === null ? data(null, { status: 404 }) : data(toStatusSteps(status, ukDay(Date.now())))
}

export default function ApplicationStatusRoute({ loaderData }: Route.ComponentProps) {
  return loaderData ? <ApplicationStatusPage steps={loaderData} /> : <NoStatusPage />
}

import { data } from 'react-router'
import { ConfirmedPage, ConfirmPage, OldLinkPage } from '../features/alerts/AlertPages.tsx'
import { alertsOf } from '../features/alerts/alert-access.ts'
import { toAskWords, typeOfAsks } from '../features/alerts/ask-words.ts'
import { readForm } from '../features/application/submit-form.ts'
import type { RouteHandle } from '../features/layout/route-handle.ts'
import { pageMeta } from '../features/seo/page-meta.ts'
import { readQuery } from '../route-query.ts'
import type { Route } from './+types/alerts-confirm'

export const handle = { parameters: ['request'], form: 'lead' } as const satisfies RouteHandle

export function meta() {
  return pageMeta({ title: 'Confirm your email alert', description: 'One press begins it.', index: false })
}

/** The address has what was asked for, sealed. Without any referrer, browsers send the form with `Origin: null`. */
export function headers() {
  return { 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin' }
}

/** Shows what the link of a mail carries; keeps nothing. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const request = readQuery(url, handle).get('request') ?? ''
  const found = request === '' ? null : await alertsOf(context).read(request)
  return found && { request, asks: found.asks.map(toAskWords), alert: { type: typeOfAsks(found.asks) } }
}

/** Keeps it. Safe to repeat. */
export async function action({ request, context }: Route.ActionArgs) {
  const alerts = alertsOf(context)
  const posted = await readForm(request)
  if (posted.form === null) throw data(null, { status: posted.status })
  const kept = await alerts.confirm(String(posted.form.get('request') ?? ''))
  if (kept === null) return data(null, { status: 410 })
  return data({ ...kept, asks: kept.asks.map(toAskWords) })
}

export default function ConfirmRoute({ loaderData, actionData }: Route.ComponentProps) {
  if (actionData) return <ConfirmedPage {...actionData} />
  return loaderData ? <ConfirmPage {...loaderData} /> : <OldLinkPage />
}

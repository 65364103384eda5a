import { data } from 'react-router'
import { describeWait } from '#domain/applications/describe-wait.ts'
import { type AskOutcome, AskPage } from '../features/alerts/AskPage.tsx'
import { alertsOf } from '../features/alerts/alert-access.ts'
import { toAskWords } from '../features/alerts/ask-words.ts'
import { type AlertSubject, readAsks } from '../features/alerts/read-asks.ts'
import { honeypotOf, readForm } from '../features/application/submit-form.ts'
import { ErrorPage, faultKind, isUnreadableForm, UnreadableForm } from '../features/layout/ErrorPage.tsx'
import type { RouteHandle } from '../features/layout/route-handle.ts'
import { pageMeta } from '../features/seo/page-meta.ts'
import { readQuery } from '../route-query.ts'
import { pageOptionsContext, servicesContext } from '../services.ts'
import { urls } from '../urls.ts'
import type { Route } from './+types/alerts'

/** It stores nothing, and sends a mail: that counts like a form that stores a lead. */
export const handle = { parameters: ['search', 'v'], form: 'lead' } as const satisfies RouteHandle

export function meta() {
  return pageMeta({
    title: 'Email alerts',
    description:
      'An email when something new fits your search, when a price falls or when a vehicle is sold.',
    index: false,
  })
}

export function headers() {
  return { 'Cache-Control': 'no-store' }
}

/** 404 where alerts are off. */
export async function loader({ url, context }: Route.LoaderArgs) {
  alertsOf(context)
  const query = readQuery(url, handle)
  return pageOf(context, { search: query.get('search'), vehicles: query.getAll('v') })
}

/** Sends the mail that asks for a confirmation. 422 for an address that is none, 503 while no mail can be sent. */
export async function action({ request, context }: Route.ActionArgs) {
  const alerts = alertsOf(context)
  const posted = await readForm(request)
  if (posted.form === null) throw data(null, { status: posted.status })
  const { form } = posted
  const textOf = (name: string) => String(form.get(name) ?? '')
  const subject = {
    search: form.has('search') ? textOf('search').slice(0, 4_000) : null,
    vehicles: form.getAll('v').map(String),
  }
  const { asks } = await readAsks(context.get(servicesContext).stock, subject)
  const page = await pageOf(context, subject)
  const typed = textOf('email').slice(0, 400)
  const answer = (outcome: AskOutcome, status: number) => data({ page, outcome }, { status })
  const { retryAfterSeconds } = context.get(pageOptionsContext)
  if (retryAfterSeconds !== null)
    return answer({ state: 'rate-limited', typed, wait: describeWait(retryAfterSeconds, Date.now()) }, 429)
  if (asks.length === 0) return data({ page, outcome: null }, { status: 422 })
  // A program: it is answered like a person, and nothing is sent.
  if (honeypotOf(form) !== '') return answer({ state: 'sent', typed }, 200)
  const state = await alerts.ask(typed, asks)
  return answer({ state, typed }, { sent: 200, invalid: 422, unavailable: 503 }[state])
}

async function pageOf(context: Route.LoaderArgs['context'], subject: AlertSubject) {
  const { asks, type, notes } = await readAsks(context.get(servicesContext).stock, subject)
  return { subject, alert: { type }, asks: asks.map(toAskWords), notes }
}

export default function AlertsRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <AskPage {...(actionData?.page ?? loaderData)} outcome={actionData?.outcome ?? null} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isUnreadableForm(error))
    return <UnreadableForm status={error.status} formPath={urls.alerts()} apiPath={urls.api.root} />
  return <ErrorPage kind={faultKind(error)} />
}

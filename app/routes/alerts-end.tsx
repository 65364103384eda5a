import { data } from 'react-router'
import { EndedPage, EndPage } from '../features/alerts/AlertPages.tsx'
import { alertsOf } from '../features/alerts/alert-access.ts'
import { toAskWords, typeOfAsks } from '../features/alerts/ask-words.ts'
import { readForm } from '../features/application/submit-form.ts'
import type { RouteHandle } from '../features/layout/route-handle.ts'
import { pageMeta } from '../features/seo/page-meta.ts'
import { readQuery } from '../route-query.ts'
import type { Route } from './+types/alerts-end'

/** Without the limit of forms: mail providers press for many people from few addresses. */
export const handle = { parameters: ['alert'], form: 'answer' } as const satisfies RouteHandle

export function meta() {
  return pageMeta({ title: 'Your email alerts', description: 'Stop or keep your emails.', index: false })
}

export function headers() {
  return { 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin' }
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const id = readQuery(url, handle).get('alert') ?? ''
  const asks = await alertsOf(context).find(id)
  return asks && { id, asks: asks.map(toAskWords), alert: { type: typeOfAsks(asks) } }
}

/**
 * RFC 8058: a POST with whatever body ends it, without asking. Our own buttons can also end one question or keep all for
 * another year.
 */
export async function action({ url, request, context }: Route.ActionArgs) {
  const alerts = alertsOf(context)
  const id = readQuery(url, handle).get('alert') ?? ''
  const { form } = await readForm(request)
  const pressed = String(form?.get('do') ?? 'end')
  if (pressed === 'keep') return data({ isRenewed: await alerts.renew(id) })
  await alerts.end(id, pressed.startsWith('end ') ? pressed.slice(4) : null)
  return data({ isRenewed: false })
}

export default function EndRoute({ loaderData, actionData }: Route.ComponentProps) {
  return loaderData ? <EndPage {...loaderData} isRenewed={actionData?.isRenewed === true} /> : <EndedPage />
}

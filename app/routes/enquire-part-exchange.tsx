import { createContext, data, isRouteErrorResponse, redirect } from 'react-router'
import { pageOptionsContext } from '../context.ts'
import { createKey, isKey } from '../features/application/idempotency-key.ts'
import { readForm, statusOfFailure } from '../features/application/submit-form.ts'
import { UnreadableForm } from '../features/application/UnreadableForm.tsx'
import { EnquiryNotOffered } from '../features/enquiries/EnquiryNotOffered.tsx'
import { EnquiryPage } from '../features/enquiries/EnquiryPage.tsx'
import { submitEnquiry } from '../features/enquiries/enquiry-form.ts'
import { enquiryWords } from '../features/enquiries/enquiry-words.ts'
import { offeredKind } from '../features/enquiries/offered-kind.ts'
import { offeredValues } from '../features/enquiries/offered-values.ts'
import { ErrorPage } from '../features/layout/ErrorPage.tsx'
import { faultKind } from '../features/layout/fault-kind.ts'
import { pageMeta } from '../features/seo/page-meta.ts'
import { servicesOf } from '../services.ts'
import { urls } from '../urls.ts'
import type { Route } from './+types/enquire-part-exchange'

const kind = 'part-exchange'

export function meta() {
  const { heading, description } = enquiryWords[kind]
  return pageMeta({ title: heading, description, index: false })
}

export function headers() {
  return { 'Cache-Control': 'no-store' }
}

/** The key of the form that the action has answered. The loader runs after it, on the same context. */
const answeredKeyContext = createContext<string | null>(null)

/** The form without a vehicle of ours, filled in from the valuation. Its key is in its address, as in `enquire.tsx`. */
export async function loader({ url, context }: Route.LoaderArgs) {
  if (offeredKind(kind) === null) throw data(null, { status: 404 })
  const idempotencyKey = context.get(answeredKeyContext) ?? url.searchParams.get('form')
  if (!isKey(idempotencyKey)) {
    const given = Object.fromEntries(url.searchParams)
    return redirect(urls.enquirePartExchange(given, createKey()), { headers: headers() })
  }
  return { idempotencyKey, values: offeredValues(url.searchParams) }
}

export async function action({ request, context }: Route.ActionArgs) {
  if (offeredKind(kind) === null) throw data(null, { status: 404 })
  const posted = await readForm(request)
  if (posted.form === null) throw data(null, { status: posted.status })
  context.set(answeredKeyContext, posted.idempotencyKey)
  const outcome = await submitEnquiry(servicesOf(context).enquiries, {
    kind,
    record: null,
    ...posted,
    retryAfterSeconds: context.get(pageOptionsContext)?.retryAfterSeconds ?? null,
  })
  return data(outcome, outcome.state === 'sent' ? undefined : { status: statusOfFailure[outcome.reason] })
}

export default function EnquirePartExchangeRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <EnquiryPage {...loaderData} kind={kind} vehicle={null} days={[]} outcome={actionData ?? null} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (offeredKind(kind) === null)
    return <EnquiryNotOffered back={{ label: 'See price ranges', to: urls.partExchange }} />
  if (isRouteErrorResponse(error) && (error.status === 400 || error.status === 415))
    return (
      <UnreadableForm
        status={error.status}
        formPath={urls.enquirePartExchange()}
        apiPath={urls.api.enquiries}
      />
    )
  return <ErrorPage kind={faultKind(error)} />
}

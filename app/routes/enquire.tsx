import { createContext, data, isRouteErrorResponse, type RouterContextProvider, redirect } from 'react-router'
import { isEnquiryKind } from '#domain/enquiries/enquiry.ts'
import { pageOptionsContext } from '../context.ts'
import { createKey, isKey } from '../features/application/idempotency-key.ts'
import { readForm, statusOfFailure } from '../features/application/submit-form.ts'
import { UnreadableForm } from '../features/application/UnreadableForm.tsx'
import { EnquiryNotOffered } from '../features/enquiries/EnquiryNotOffered.tsx'
import { EnquiryPage } from '../features/enquiries/EnquiryPage.tsx'
import { toEnquiredVehicle } from '../features/enquiries/enquired-vehicle.ts'
import { offeredViewingDays, submitEnquiry } from '../features/enquiries/enquiry-form.ts'
import { enquiryTitles } from '../features/enquiries/enquiry-titles.ts'
import { enquiryWords } from '../features/enquiries/enquiry-words.ts'
import { offeredKind } from '../features/enquiries/offered-kind.ts'
import { offeredValues } from '../features/enquiries/offered-values.ts'
import { ErrorPage } from '../features/layout/ErrorPage.tsx'
import { faultKind } from '../features/layout/fault-kind.ts'
import { missingPageMeta, pageMeta } from '../features/seo/page-meta.ts'
import { describeMissing } from '../features/vehicle/missing-vehicle.ts'
import { VehicleErrorPage } from '../features/vehicle/VehicleErrorPage.tsx'
import { servicesOf } from '../services.ts'
import { urls } from '../urls.ts'
import type { Route } from './+types/enquire'

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return missingPageMeta()
  const { kind, vehicle } = loaderData
  const { description } = enquiryWords[kind]
  return pageMeta({ title: `${enquiryTitles[kind]}: ${vehicle.name}`, description, index: false })
}

export function headers() {
  return { 'Cache-Control': 'no-store' }
}

/** The key of the form that the action has answered. The loader runs after it, on the same context. */
const answeredKeyContext = createContext<string | null>(null)

/** The form's key is in its address: a visitor who goes back and sends again repeats the key, and asks once. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const answeredKey = context.get(answeredKeyContext)
  const { kind, record, sold } = await enquiredOf(params, context, { evenSold: answeredKey !== null })
  const idempotencyKey = answeredKey ?? url.searchParams.get('form')
  const isExchange = kind === 'part-exchange'
  if (!isKey(idempotencyKey)) {
    const given = isExchange ? Object.fromEntries(url.searchParams) : {}
    return redirect(urls.enquire(params.id, kind, createKey(), given), { headers: headers() })
  }
  const vehicle = toEnquiredVehicle(record, { sold })
  return {
    kind,
    vehicle,
    idempotencyKey,
    days: offeredViewingDays(record),
    values: isExchange ? offeredValues(url.searchParams) : {},
  }
}

/** Answers with the page itself, like the application form: docs/decisions/0021. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const { kind, record } = await enquiredOf(params, context, { evenSold: true })
  const posted = await readForm(request)
  if (posted.form === null) throw data(null, { status: posted.status })
  context.set(answeredKeyContext, posted.idempotencyKey)
  const outcome = await submitEnquiry(servicesOf(context).enquiries, {
    kind,
    record,
    ...posted,
    retryAfterSeconds: context.get(pageOptionsContext)?.retryAfterSeconds ?? null,
  })
  return data(outcome, outcome.state === 'sent' ? undefined : { status: statusOfFailure[outcome.reason] })
}

/**
 * 404 for an id never seen and a kind that is not offered, 410 for a vehicle that has left stock. An enquiry that was
 * filled in while the vehicle was listed is still accepted after its sale: `evenSold`.
 */
async function enquiredOf(
  params: { id: string; kind: string },
  context: Readonly<RouterContextProvider>,
  { evenSold }: { evenSold: boolean },
) {
  const kind = offeredKind(params.kind)
  if (kind === null) throw data(null, { status: 404 })
  const { stock } = servicesOf(context)
  const found = await stock.find(params.id)
  const sold = found.state === 'sold'
  if (found.state === 'listed' || (found.state === 'sold' && evenSold))
    return { kind, record: found.record, sold }
  throw data(await describeMissing(stock, found), { status: sold ? 410 : 404 })
}

export default function EnquireRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <EnquiryPage {...loaderData} outcome={actionData ?? null} />
}

export function ErrorBoundary({ error, params }: Route.ErrorBoundaryProps) {
  if (!isEnquiryKind(params.kind)) return <ErrorPage kind={faultKind(error)} />
  const kind = offeredKind(params.kind)
  if (kind === null)
    return <EnquiryNotOffered back={{ label: 'Back to the vehicle', to: urls.vehicle(params.id) }} />
  if (isRouteErrorResponse(error) && (error.status === 400 || error.status === 415))
    return (
      <UnreadableForm
        status={error.status}
        formPath={urls.enquire(params.id, kind)}
        apiPath={urls.api.enquiries}
      />
    )
  return <VehicleErrorPage error={error} />
}

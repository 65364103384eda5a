import { createContext, data, isRouteErrorResponse, redirect } from 'react-router'
import { referenceOf } from '#domain/applications/application-reference.ts'
import { describeWait } from '#domain/applications/describe-wait.ts'
import { listingState } from '#domain/stock/listing-state.ts'
import { vehicleType } from '#domain/stock/vehicle-type-of.ts'
import { retryAfterContext } from '../context.ts'
import { ApplicationPage } from '../features/application/ApplicationPage.tsx'
import {
  type ApplicationValues,
  emptyValues,
  toPayload,
  valuesFromForm,
} from '../features/application/application-values.ts'
import { toApplicationVehicle } from '../features/application/application-vehicle.ts'
import { describeFaults } from '../features/application/describe-faults.ts'
import { createKey, isKey } from '../features/application/idempotency-key.ts'
import { readForm } from '../features/application/read-form.ts'
import type { SendingFailure } from '../features/application/send-application.ts'
import { UnreadableForm } from '../features/application/UnreadableForm.tsx'
import { pageMeta } from '../features/layout/page-meta.ts'
import { describeMissing } from '../features/vehicle/missing-vehicle.ts'
import { textOf } from '../features/vehicle/record-text.ts'
import { VehicleFault } from '../features/vehicle/VehicleFault.tsx'
import { nameOf } from '../features/vehicle/vehicle-view.ts'
import { servicesOf } from '../services.ts'
import type { Route } from './+types/apply'

// The way without script; with script the same form opens over the vehicle's page.
export const handle = { hydrate: false }

export function meta() {
  return pageMeta({
    title: 'Apply for finance',
    description:
      'Apply for finance on this vehicle. You can leave any question blank, and sending the form makes no credit search.',
    index: false,
  })
}

export function headers() {
  return { 'Cache-Control': 'no-store' }
}

/** The key of the form that the action has just answered. The loader runs after it, on the same context. */
const answeredKeyContext = createContext<string | null>(null)

/** The form's key is in its address: a visitor who comes Back and sends again repeats the key, and applies once. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { stock } = servicesOf(context)
  const answeredKey = context.get(answeredKeyContext)
  const found = await stock.find(params.id)
  if (found.state === 'unknown' || (found.state === 'sold' && answeredKey === null)) {
    throw data(await describeMissing(stock, found), { status: found.state === 'sold' ? 410 : 404 })
  }
  const idempotencyKey = answeredKey ?? url.searchParams.get('form')
  if (!isKey(idempotencyKey)) {
    return redirect(`/vehicles/${encodeURIComponent(params.id)}/apply?form=${createKey()}`, 302)
  }
  const { record } = found
  return {
    vehicle: {
      id: record.metadata.stockId,
      name: nameOf(record),
      derivative: textOf(record.vehicle, 'derivative'),
      reserved: listingState(record) === 'reserved',
      type: vehicleType(record),
    },
    idempotencyKey,
  }
}

/**
 * Answers with the page itself and not with a redirect: the confirmation shows what was sent, which belongs in no
 * address and no storage. An application for a vehicle that was sold meanwhile is accepted.
 */
export async function action({ params, request, context }: Route.ActionArgs) {
  const { stock, applications } = servicesOf(context)
  const found = await stock.find(params.id)
  if (found.state === 'unknown') throw data(await describeMissing(stock, found), { status: 404 })
  const { form, ...unreadable } = await readForm(request)
  if (form === null) throw data(null, unreadable)
  const values = valuesFromForm(form)
  const key = form.get('idempotencyKey')
  const idempotencyKey = isKey(key) ? key : createKey()
  context.set(answeredKeyContext, idempotencyKey)
  const retryAfterSeconds = context.get(retryAfterContext)
  if (retryAfterSeconds !== null) {
    return failed(values, 429, { wait: describeWait(retryAfterSeconds, Date.now()) })
  }
  const submission = await applications.submit(toPayload(toApplicationVehicle(found.record), values), {
    idempotencyKey,
    whenReused: 'keep',
  })
  if (submission.state === 'accepted') {
    return data({ state: 'sent' as const, sent: { reference: referenceOf(submission.id), values } })
  }
  if (submission.state === 'invalid') {
    return failed(values, 422, { faults: describeFaults(submission.faults) })
  }
  return failed(values, 503, {})
}

function failed(values: ApplicationValues, status: number, reason: Partial<SendingFailure>) {
  const failure: SendingFailure = { faults: [], wait: null, ...reason }
  return data({ state: 'failed' as const, failure, values }, { status })
}

export default function ApplyRoute({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ApplicationPage
      {...loaderData}
      values={actionData?.state === 'failed' ? actionData.values : emptyValues}
      outcome={actionData ?? { state: 'open' }}
    />
  )
}

export function ErrorBoundary({ error, params }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && (error.status === 400 || error.status === 415)) {
    const formPath = `/vehicles/${encodeURIComponent(params.id)}/apply`
    return <UnreadableForm status={error.status} formPath={formPath} />
  }
  return <VehicleFault error={error} />
}

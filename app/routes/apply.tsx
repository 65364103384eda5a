import { data, isRouteErrorResponse, redirect } from 'react-router'
import { ApplicationPage } from '../features/application/ApplicationPage.tsx'
import { emptyValues, toPayload, valuesFromForm } from '../features/application/application-values.ts'
import { toApplicationVehicle } from '../features/application/application-vehicle.ts'
import { describeFaults } from '../features/application/describe-faults.ts'
import { createKey } from '../features/application/idempotency-key.ts'
import { pageMeta } from '../features/layout/page-meta.ts'
import { describeMissing } from '../features/vehicle/missing-vehicle.ts'
import { textOf } from '../features/vehicle/record-text.ts'
import { type MissingVehicle, VehicleNotFound } from '../features/vehicle/VehicleNotFound.tsx'
import { nameOf } from '../features/vehicle/vehicle-view.ts'
import { servicesOf } from '../services.ts'
import type { Route } from './+types/apply'

// The way without script; with script the same form opens over the vehicle's page.
export const handle = { hydrate: false }

export function meta() {
  return pageMeta({
    title: 'Apply for finance',
    description:
      'One form, six groups of questions, and nothing that you must fill in before you can send it.',
    index: false,
  })
}

export function headers() {
  return { 'Cache-Control': 'no-store' }
}

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { stock } = servicesOf(context)
  const found = await stock.find(params.id)
  if (found.state !== 'listed') {
    throw data(await describeMissing(stock, found), { status: found.state === 'sold' ? 410 : 404 })
  }
  const { record } = found
  return {
    vehicle: {
      id: record.metadata.stockId,
      name: nameOf(record),
      derivative: textOf(record.vehicle, 'derivative'),
    },
    idempotencyKey: createKey(),
    submitted: new URL(request.url).searchParams.has('submitted'),
  }
}

/** A vehicle sold while the form was being filled in still takes the application: the person wants to hear from us. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const { stock, applications } = servicesOf(context)
  const found = await stock.find(params.id)
  if (found.state === 'unknown') throw data(await describeMissing(stock, found), { status: 404 })
  const form = await request.formData()
  const values = valuesFromForm(form)
  const key = form.get('idempotencyKey')
  const idempotencyKey = typeof key === 'string' && key !== '' ? key : createKey()
  const submission = await applications.submit(
    toPayload(toApplicationVehicle(found.record), values),
    idempotencyKey,
  )
  if (submission.state === 'accepted') {
    return redirect(`/vehicles/${encodeURIComponent(params.id)}/apply?submitted`, 303)
  }
  const faults = submission.state === 'invalid' ? describeFaults(submission.faults) : []
  return data({ values, idempotencyKey, faults }, { status: submission.state === 'invalid' ? 422 : 503 })
}

export default function ApplyRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { vehicle, submitted } = loaderData
  return (
    <ApplicationPage
      vehicle={vehicle}
      values={actionData?.values ?? emptyValues}
      idempotencyKey={actionData?.idempotencyKey ?? loaderData.idempotencyKey}
      faults={actionData?.faults ?? []}
      state={actionData ? 'failed' : submitted ? 'submitted' : 'open'}
    />
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const missing =
    isRouteErrorResponse(error) && (error.status === 404 || error.status === 410)
      ? (error.data as MissingVehicle)
      : null
  return <VehicleNotFound missing={missing} />
}

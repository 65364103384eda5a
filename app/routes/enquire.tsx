import { createContext, data, type RouterContextProvider, redirect } from 'react-router'
import { site } from '#content/site.ts'
import type { EnquiryValues } from '#domain/enquiries/enquiry-answers.ts'
import { type EnquiryKind, isEnquiryKind } from '#domain/enquiries/enquiry-kind.ts'
import { createKey, isKey } from '../features/application/idempotency-key.ts'
import { readForm, statusOfFailure } from '../features/application/submit-form.ts'
import { EnquiryNotOffered, EnquiryPage } from '../features/enquiries/EnquiryPage.tsx'
import { toEnquiredVehicle } from '../features/enquiries/enquired-vehicle.ts'
import {
  type EnquiryOutcome,
  offeredViewingDays,
  submitEnquiry,
  valuesFromForm,
} from '../features/enquiries/enquiry-form.ts'
import { enquiryText } from '../features/enquiries/enquiry-text.ts'
import { offeredValues } from '../features/enquiries/offered-values.ts'
import { enquiryLinks } from '../features/enquiries/VehicleActions.tsx'
import { ErrorPage, faultKind, isUnreadableForm, UnreadableForm } from '../features/layout/ErrorPage.tsx'
import type { RouteHandle } from '../features/layout/route-handle.ts'
import { missingPageMeta, pageMeta } from '../features/seo/page-meta.ts'
import { fillByPlate } from '../features/valuation/fill-by-plate.ts'
import { lookUpName } from '../features/valuation/LookUpButton.tsx'
import { filledFrom, plateValues } from '../features/valuation/plate-values.ts'
import { describeMissing } from '../features/vehicle/missing-vehicle.ts'
import { VehicleErrorPage } from '../features/vehicle/VehicleErrorPage.tsx'
import { readQuery } from '../route-query.ts'
import { pageOptionsContext, servicesContext } from '../services.ts'
import { type PartExchangeParams, urls } from '../urls.ts'
import type { Route } from './+types/enquire'

export const handle = {
  parameters: ['form', 'make', 'model', 'year', 'mileage', 'low', 'high'],
  form: 'lead',
} as const satisfies RouteHandle

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return missingPageMeta()
  const { kind, vehicle } = loaderData
  const { heading, description } = enquiryText[kind]
  const title = vehicle ? `${enquiryLinks[kind].title}: ${vehicle.name}` : heading
  return pageMeta({ title, description, index: false })
}

export function headers() {
  return { 'Cache-Control': 'no-store' }
}

/** The key of the form that the action has answered. The loader runs after it, on the same context. */
const answeredKeyContext = createContext<string | null>(null)

/** What a form that was not sent yet is filled in with: what a valuation posts, or what the DVLA says of the plate. */
const filledContext = createContext<{ values: EnquiryValues; notice: string | null; plate: string | null }>({
  values: {},
  notice: null,
  plate: null,
})

/**
 * The form of an enquiry about a vehicle, or of a part-exchange without one of ours, filled in from the valuation. The
 * form's key is in its address: a visitor who goes back and sends again repeats the key, and asks once.
 */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const answeredKey = context.get(answeredKeyContext)
  const { kind, record, sold } = await enquiredOf(params, context, { evenSold: answeredKey !== null })
  const query = readQuery(url, handle)
  const idempotencyKey = answeredKey ?? query.get('form')
  const isExchange = kind === 'part-exchange'
  const filled = context.get(filledContext)
  if (!isKey(idempotencyKey)) {
    const given = isExchange ? Object.fromEntries(query) : {}
    return redirect(formPath(params.id, kind, createKey(), given), { headers: headers() })
  }
  return {
    kind,
    vehicle: record && toEnquiredVehicle(record, { sold }),
    idempotencyKey,
    days: record ? offeredViewingDays(record) : [],
    ...filled,
    values: isExchange ? { ...offeredValues(query), ...filled.values } : {},
    canLookUp: isExchange && context.get(pageOptionsContext).lookUpPlate != null,
  }
}

/** Answers with the page itself, like the application form: docs/decisions/0013. A valuation posts here to fill the form in. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const { kind, record } = await enquiredOf(params, context, { evenSold: true })
  const posted = await readForm(request)
  if (posted.form === null) throw data(null, { status: posted.status })
  context.set(answeredKeyContext, posted.idempotencyKey)
  const plate = filledFrom(posted.form)
  const carried = posted.form.get('fillIn')
  if (typeof carried === 'string') {
    const registration = carried.slice(0, 40)
    const values = { registration, ...plateValues(posted.form, registration) }
    context.set(filledContext, { values, notice: null, plate })
    return data<EnquiryOutcome | null>(null)
  }
  const { lookUpPlate } = context.get(pageOptionsContext)
  if (kind === 'part-exchange' && posted.form.has(lookUpName)) {
    const values = valuesFromForm(kind, posted.form)
    const answer = lookUpPlate
      ? await lookUpPlate(values.registration ?? '')
      : ({ state: 'away', failure: 'off', retryAfterMs: null } as const)
    context.set(filledContext, fillByPlate(values, plate, answer))
    return data<EnquiryOutcome | null>(null)
  }
  context.set(filledContext, { values: {}, notice: null, plate })
  const outcome = await submitEnquiry(context.get(servicesContext).enquiries, {
    kind,
    record,
    ...posted,
    retryAfterSeconds: context.get(pageOptionsContext).retryAfterSeconds,
  })
  return data<EnquiryOutcome | null>(
    outcome,
    outcome.state === 'sent' ? undefined : { status: statusOfFailure[outcome.reason] },
  )
}

/** Those of the address without a vehicle of ours are absent. */
interface EnquireParams {
  id?: string | undefined
  kind?: string | undefined
}

/** The kind in an address; null for text that is none, and for a kind that is switched off. */
function offeredKind({ id, kind }: EnquireParams): EnquiryKind | null {
  const asked = id === undefined ? 'part-exchange' : kind
  return isEnquiryKind(asked) && site.enquiries.kinds.includes(asked) ? asked : null
}

function formPath(id: string | undefined, kind: EnquiryKind, key?: string, given: PartExchangeParams = {}) {
  return id === undefined ? urls.enquirePartExchange(given, key) : urls.enquire(id, kind, key, given)
}

/**
 * 404 for an id never seen and a kind that is not offered, 410 for a vehicle that has left stock. An enquiry that was
 * filled in while the vehicle was listed is still accepted after its sale: `evenSold`.
 */
async function enquiredOf(
  params: EnquireParams,
  context: Readonly<RouterContextProvider>,
  { evenSold }: { evenSold: boolean },
) {
  const kind = offeredKind(params)
  if (kind === null) throw data(null, { status: 404 })
  if (params.id === undefined) return { kind, record: null, sold: false }
  const { stock } = context.get(servicesContext)
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
  const { id } = params
  if (id !== undefined && !isEnquiryKind(params.kind)) return <ErrorPage kind={faultKind(error)} />
  const kind = offeredKind(params)
  if (kind === null) {
    const back =
      id === undefined
        ? { label: 'See price ranges', to: urls.partExchange }
        : { label: 'Back to the vehicle', to: urls.vehicle(id) }
    return <EnquiryNotOffered back={back} />
  }
  const address = { formPath: formPath(id, kind), apiPath: urls.api.enquiries }
  if (isUnreadableForm(error)) return <UnreadableForm status={error.status} {...address} />
  return id === undefined ? <ErrorPage kind={faultKind(error)} /> : <VehicleErrorPage error={error} />
}

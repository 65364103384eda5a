import { createContext, data, type RouterContextProvider, redirect } from 'react-router'
import { listingState } from '#domain/stock/listing-state.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import { nameOf, textOf } from '#domain/stock/record-text.ts'
import { vehicleType } from '#domain/stock/vehicle-type-of.ts'
import { ApplicationPage } from '../features/application/ApplicationPage.tsx'
import { emptyValues, toApplicationVehicle } from '../features/application/application-values.ts'
import { createKey, isKey } from '../features/application/idempotency-key.ts'
import { readForm, statusOfFailure, submitForm } from '../features/application/submit-form.ts'
import {
  financeParameters,
  formatChoice,
  quoteFor,
  readChoice,
  readFinanceChoice,
  toChosenFinance,
} from '../features/finance/finance-choice.ts'
import { toFinancedVehicle } from '../features/finance/financed-vehicle.ts'
import { formatOwnVehicle, ownVehicleParameters, readOwnVehicle } from '../features/finance/own-vehicle.ts'
import { quoteInWords } from '../features/finance/quote-words.ts'
import { isUnreadableForm, UnreadableForm } from '../features/layout/ErrorPage.tsx'
import type { RouteHandle } from '../features/layout/route-handle.ts'
import { toPriceView } from '../features/record/price-view.ts'
import { priceInWords } from '../features/record/price-words.ts'
import { pageMeta } from '../features/seo/page-meta.ts'
import { loadAppliedFor } from '../features/vehicle/load-vehicle.ts'
import { VehicleErrorPage } from '../features/vehicle/VehicleErrorPage.tsx'
import { readQuery } from '../route-query.ts'
import { pageOptionsContext, servicesContext } from '../services.ts'
import { urls } from '../urls.ts'
import type { Route } from './+types/apply'

// Used without script; with script the same form opens in a dialog on the vehicle's page.
export const handle = {
  parameters: ['form', ...financeParameters, ...ownVehicleParameters],
  form: 'lead',
} as const satisfies RouteHandle

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

/** The key of the form that the action has answered. The loader runs after it, on the same context. */
const answeredKeyContext = createContext<string | null>(null)

/** The form's key is in its address: a visitor who goes back and sends again repeats the key, and applies once. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const answeredKey = context.get(answeredKeyContext)
  const record = await recordOf(params.id, context, { evenSold: answeredKey !== null })
  const idempotencyKey = answeredKey ?? readQuery(url, handle).get('form')
  const { asked, finance, plan, credit } = planOf(record, url)
  const chosen = {
    ...formatChoice(asked, vehicleType(record) ?? 'car'),
    ...formatOwnVehicle(asked.partExchange),
  }
  if (!isKey(idempotencyKey))
    return redirect(urls.apply(params.id, createKey(), chosen), { headers: headers() })
  return {
    vehicle: {
      id: params.id,
      name: nameOf(record),
      derivative: textOf(record.vehicle, 'derivative'),
      price: priceInWords(toPriceView(record)),
      reserved: listingState(record) === 'reserved',
      /** For the tab of the header. */
      type: vehicleType(record),
    },
    idempotencyKey,
    plan,
    planSent: finance !== undefined,
    chosen,
    credit,
  }
}

/** The finance that the address asks for: in words, and as the form sends it. Neither where it cannot be quoted. */
function planOf(record: StockRecord, url: URL) {
  const type = vehicleType(record) ?? 'car'
  const query = readQuery(url, handle)
  const { asked } = readChoice({ ...readFinanceChoice(query, type), ...readOwnVehicle(query) }, type)
  const financed = toFinancedVehicle(record)
  const quote = financed && quoteFor(financed, asked).quote
  return quote
    ? {
        asked: { ...asked, product: quote.product },
        finance: toChosenFinance(asked, quote),
        plan: quoteInWords(quote),
        credit: quote.credit,
      }
    : { asked, finance: undefined, plan: null, credit: null }
}

/**
 * Answers with the page itself, not with a redirect: the confirmation shows what was sent, which must not be in an
 * address or in storage. An application for a vehicle that was sold meanwhile is accepted.
 */
export async function action({ params, request, url, context }: Route.ActionArgs) {
  const record = await recordOf(params.id, context, { evenSold: true })
  const posted = await readForm(request)
  if (posted.form === null) throw data(null, { status: posted.status })
  context.set(answeredKeyContext, posted.idempotencyKey)
  const outcome = await submitForm(context.get(servicesContext).applications, {
    vehicle: { ...toApplicationVehicle(record), finance: planOf(record, url).finance },
    ...posted,
    retryAfterSeconds: context.get(pageOptionsContext).retryAfterSeconds,
  })
  return data(outcome, outcome.state === 'sent' ? undefined : { status: statusOfFailure[outcome.reason] })
}

/** 404 for an id never seen, 410 for a vehicle that has left stock. */
async function recordOf(
  id: string,
  context: Readonly<RouterContextProvider>,
  options: { evenSold: boolean },
) {
  const loaded = await loadAppliedFor(context.get(servicesContext).stock, id, options)
  if (loaded.state === 'found') return loaded.record
  throw data(loaded.missing, { status: loaded.state === 'sold' ? 410 : 404 })
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
  const address = { formPath: urls.apply(params.id), apiPath: urls.api.financeApplication }
  if (isUnreadableForm(error)) return <UnreadableForm status={error.status} {...address} />
  return <VehicleErrorPage error={error} />
}

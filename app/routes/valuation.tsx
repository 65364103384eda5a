import { createContext, data, redirect } from 'react-router'
import type { ToolText } from '#content/text-schemas.ts'
import { readForm } from '../features/application/submit-form.ts'
import { pageBreadcrumbs } from '../features/layout/breadcrumbs.ts'
import { ErrorPage, faultKind, isUnreadableForm, UnreadableForm } from '../features/layout/ErrorPage.tsx'
import type { RouteHandle } from '../features/layout/route-handle.ts'
import { breadcrumbJsonLd } from '../features/seo/json-ld.ts'
import { missingPageMeta, pageMeta, pageUrl } from '../features/seo/page-meta.ts'
import { findPage } from '../features/text-pages/page-text.ts'
import { fillByPlate } from '../features/valuation/fill-by-plate.ts'
import { lookUpName } from '../features/valuation/LookUpButton.tsx'
import { loadValuation, valuationParameters } from '../features/valuation/load-valuation.ts'
import { plateParams, readValuationForm } from '../features/valuation/parse-valuation.ts'
import { filledFrom, plateValues } from '../features/valuation/plate-values.ts'
import { listsParameter } from '../features/valuation/ValuationForm.tsx'
import { ValuationPage } from '../features/valuation/ValuationPage.tsx'
import { readQuery } from '../route-query.ts'
import { withQuery } from '../script-urls.ts'
import { pageOptionsContext, servicesContext } from '../services.ts'
import { urls } from '../urls.ts'
import type { Route } from './+types/valuation'

export const handle = {
  parameters: [...valuationParameters, listsParameter],
  form: 'answer',
} as const satisfies RouteHandle

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  if (!loaderData) return missingPageMeta()
  const { page } = loaderData
  return pageMeta({
    ...page,
    index: location.search === '',
    jsonLd: [breadcrumbJsonLd(pageBreadcrumbs(page.title), pageUrl({ matches, location }))],
  })
}

/** The answer to a form with a number plate repeats the plate. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

/** The form that the action answers. The loader runs after it, on the same context. */
const postedContext = createContext<URLSearchParams | null>(null)

/** /valuation and /part-exchange: the same form with different text. */
export async function loader({ url, pattern, context }: Route.LoaderArgs) {
  const path = pathOf(pattern)
  const file = `tools${path}`
  const page = findPage<ToolText>(file)
  if (!page) throw new Error(`No text at content/${file}.mdx`)
  return {
    page,
    file,
    path,
    canLookUp: context.get(pageOptionsContext).lookUpPlate != null,
    ...(await loadValuation(
      context.get(servicesContext).stock,
      context.get(postedContext) ?? readQuery(url, handle),
    )),
  }
}

/**
 * A form without a number plate is redirected to its answer, which has an address of its own. One with a plate is answered
 * here: the plate stays in the form and goes on to an enquiry, so it is typed once and is in no address.
 */
export async function action({ request, url, pattern, context }: Route.ActionArgs) {
  const posted = await readForm(request)
  if (posted.form === null) throw data(null, { status: posted.status })
  const { form } = posted
  const { query, plateFault } = readValuationForm(
    form,
    readQuery(url, handle).has(listsParameter) || form.has(lookUpName),
  )
  const registration = String(form.get('registration') ?? '')
    .trim()
    .slice(0, 40)
  const plate = filledFrom(form)
  const values = plateValues(form, registration)
  const { lookUpPlate } = context.get(pageOptionsContext)
  if (form.has(lookUpName) && lookUpPlate) {
    const chosen = Object.fromEntries(
      ['type', 'make', 'model', 'year'].map((name) => [name, String(form.get(name) ?? '')]),
    )
    const filled = fillByPlate({ ...values, ...chosen, registration }, plate, await lookUpPlate(registration))
    if (filled.isFilled) {
      const { year, type, make, model, fuel } = filled.values
      const known = {
        type: type || chosen.type,
        make,
        model,
        fuel,
        year: year || plateParams(registration)?.year,
      }
      for (const [name, value] of Object.entries(known)) {
        if (value) query.set(name, value)
        else query.delete(name)
      }
    }
    context.set(postedContext, query)
    const answer = { ...filled, registration, message: null }
    return data(answer, { headers: { 'Cache-Control': 'no-store' } })
  }
  if (registration === '') return redirect(withQuery(pathOf(pattern), query), 303)
  context.set(postedContext, query)
  return data(
    { registration, plate, values, message: plateFault, notice: null },
    { status: plateFault === null ? 200 : 422, headers: { 'Cache-Control': 'no-store' } },
  )
}

function pathOf(pattern: string): string {
  return pattern === urls.partExchange ? urls.partExchange : urls.valuation
}

export default function ValuationRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ValuationPage {...loaderData} posted={actionData ?? null} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isUnreadableForm(error)) return <UnreadableForm status={error.status} formPath={urls.valuation} />
  return <ErrorPage kind={faultKind(error)} />
}

import type { APIRequestContext, APIResponse, Locator, Page } from '@playwright/test'
import { applicationSteps, fieldsOfStep } from '../../domain/applications/application-fields.ts'
import type { StockRecord } from '../../domain/stock/record.ts'
import { answers } from '../support/applicant.ts'
import type { LeadServiceStub } from './support/start-lead-service.ts'
import { expect } from './support/test.ts'

type ListedVehicle = Pick<StockRecord, 'metadata' | 'vehicle' | 'adverts'> & { _id: string }

export async function firstVan(request: APIRequestContext): Promise<ListedVehicle> {
  const response = await request.get('/api/vehicles/search/van?pageSize=1')
  const [vehicle]: ListedVehicle[] = await response.json()
  if (!vehicle) throw new Error('The demo stock has no van')
  return vehicle
}

/** A reserved vehicle. */
export async function firstReserved(request: APIRequestContext): Promise<ListedVehicle> {
  for (let page = 1; ; page++) {
    const response = await request.get(`/api/vehicles/search/van?pageSize=100&page=${page}`)
    const vehicles: ListedVehicle[] = await response.json()
    const reserved = vehicles.find(({ metadata }) => metadata.lifecycleState === 'SALE_IN_PROGRESS')
    if (reserved) return reserved
    if (vehicles.length === 0) throw new Error('The demo stock has no reserved van')
  }
}

/** The body of the specification's call for `vehicle` with `filledIn`. */
export function payloadFor({ _id, vehicle }: ListedVehicle, filledIn = answers) {
  const { make, model, registration, odometerReadingMiles: mileage } = vehicle
  return { vehicleId: _id, vehicleDetails: { make, model, registration, mileage }, ...filledIn }
}

/** Opens the dialog, and waits until it has come to rest: a click on its way up would miss. The page's script must have loaded. */
export async function openApplication(page: Page, id: string): Promise<Locator> {
  await page.goto(`/vehicles/${id}`)
  await page.getByRole('button', { name: 'Apply for Finance' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Apply for finance' })
  await dialog.evaluate((node) =>
    Promise.allSettled(node.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  )
  return dialog
}

/** Fills in one step inside `form`, by its visible labels. */
export async function fillStep(form: Locator, step: number): Promise<void> {
  for (const { name, label, type, choices } of fieldsOfStep(step)) {
    const answer = answers[name] ?? ''
    if (type === 'birth-date') {
      const [year = '', month, day] = answer.split('-')
      const group = form.getByRole('group', { name: label })
      await group.getByLabel('Day').fill(String(Number(day)))
      await group.getByLabel('Month').fill(String(Number(month)))
      await group.getByLabel('Year').fill(year)
    } else if (choices) await form.getByRole('radio', { name: answer, exact: true }).check()
    else await form.getByLabel(label, { exact: true }).fill(answer)
  }
}

async function fillSteps(dialog: Locator): Promise<void> {
  for (const [index, title] of applicationSteps.entries()) {
    await expect(dialog.getByRole('heading', { name: `Step ${index + 1} of 6 ${title}` })).toBeFocused()
    await fillStep(dialog, index + 1)
    if (index < applicationSteps.length - 1) await dialog.getByRole('button', { name: 'Next' }).click()
  }
}

/** Opens the dialog and fills in all six steps, up to Submit. */
export async function openFilledApplication(page: Page, id: string): Promise<Locator> {
  const dialog = await openApplication(page, id)
  await fillSteps(dialog)
  return dialog
}

/** Fills in the form page, which visitors without script get. */
export async function fillPage(page: Page): Promise<void> {
  for (let step = 1; step <= applicationSteps.length; step++) await fillStep(page.locator('main'), step)
}

export async function submit(form: Page | Locator): Promise<void> {
  await form.getByRole('button', { name: 'Submit' }).click()
}

/** Opens the dialog and goes to its last step with every answer blank. */
export async function skipToSubmit(page: Page, id: string): Promise<Locator> {
  const dialog = await openApplication(page, id)
  for (let step = 1; step < applicationSteps.length; step++) {
    await dialog.getByRole('button', { name: 'Next' }).click()
  }
  return dialog
}

/** Sends forms with `send` until one is refused with 429. */
export async function sendUntilLimited(send: () => Promise<APIResponse>): Promise<APIResponse> {
  for (let sent = 0; sent < 100; sent++) {
    const response = await send()
    if (response.status() === 429) return response
  }
  throw new Error('A hundred forms were accepted from one client')
}

/** Waits for `body`, then sends another application and waits for it, so that a second copy would have arrived by then. */
export async function expectDeliveredOnce(
  leadService: LeadServiceStub,
  request: APIRequestContext,
  body: { vehicleId: string },
): Promise<void> {
  await leadService.accepted(1)
  const { vehicleId } = body
  const last = { vehicleId, vehicleDetails: { make: '', model: '', registration: '', mileage: '' } }
  await request.post('/api/finance-application', { data: { vehicleId, vehicleDetails: {} } })
  const accepted = await leadService.accepted(2)
  const added = {
    reference: expect.any(String),
    acceptedAt: expect.any(String),
    vehicleUrl: expect.stringMatching(new RegExp(`/vehicles/${body.vehicleId}$`)),
  }
  expect(accepted.map((lead) => lead.body)).toEqual([
    { ...body, ...added },
    { ...last, ...added },
  ])
  expect(accepted[0]?.path).toBe('/api/finance-application')
}

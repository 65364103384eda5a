import {
  answers,
  expectDeliveredOnce,
  fillStep,
  fillSteps,
  firstVan,
  openApplication,
  payloadFor,
} from './application-journey.ts'
import { expect, test } from './support/test.ts'

const submitted = 'Application submitted!'
const failed = 'Submission failed—please try again'

test('an application reaches the lead service once, exactly as specified', async ({
  page,
  request,
  leadService,
}) => {
  const van = await firstVan(request)
  const dialog = await openApplication(page, van._id)
  await fillSteps(dialog)
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('alert')).toHaveText(submitted)
  await expect(dialog).toBeHidden()
  await expectDeliveredOnce(leadService, request, payloadFor(van))
})

test('an application of which nothing is filled in is taken', async ({ page, request, leadService }) => {
  const van = await firstVan(request)
  const dialog = await openApplication(page, van._id)
  for (let step = 1; step < 6; step++) await dialog.getByRole('button', { name: 'Next' }).click()
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('alert')).toHaveText(submitted)
  const blank = Object.fromEntries(Object.keys(answers).map((name) => [name, '']))
  await expectDeliveredOnce(leadService, request, payloadFor(van, blank))
})

test('pressing Submit twice sends one application', async ({ page, request, leadService }) => {
  const van = await firstVan(request)
  const dialog = await openApplication(page, van._id)
  await fillSteps(dialog)
  await dialog.getByRole('button', { name: 'Submit' }).dblclick()
  await expect(page.getByRole('alert')).toHaveText(submitted)
  await expectDeliveredOnce(leadService, request, payloadFor(van))
})

test('while the lead service is down an application is taken, and delivered later', async ({
  page,
  request,
  leadService,
}) => {
  await leadService.down()
  const van = await firstVan(request)
  const dialog = await openApplication(page, van._id)
  await fillSteps(dialog)
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('alert')).toHaveText(submitted)
  await leadService.up()
  await expectDeliveredOnce(leadService, request, payloadFor(van))
})

test('without a connection the form stays open and loses nothing, and the next try sends it', async ({
  page,
  context,
  request,
  leadService,
}) => {
  const van = await firstVan(request)
  const dialog = await openApplication(page, van._id)
  await fillSteps(dialog)
  await context.setOffline(true)
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await expect(dialog.getByRole('alert')).toHaveText(failed)
  await expect(dialog.getByLabel('Job title')).toHaveValue('Baker')
  await context.setOffline(false)
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('alert')).toHaveText(submitted)
  await expectDeliveredOnce(leadService, request, payloadFor(van))
})

test('a refusal keeps the form open', async ({ page, request }) => {
  const van = await firstVan(request)
  await page.route('**/api/finance-application', (route) => route.fulfill({ status: 503 }))
  const dialog = await openApplication(page, van._id)
  await fillSteps(dialog)
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await expect(dialog.getByRole('alert')).toHaveText(failed)
  await expect(dialog.getByRole('button', { name: 'Submit' })).toBeVisible()
})

test('an answer over the limits is named, and its correction sends the form', async ({
  page,
  request,
  leadService,
}) => {
  const van = await firstVan(request)
  const dialog = await openApplication(page, van._id)
  await fillSteps(dialog)
  await dialog.getByLabel('Employer').fill('x'.repeat(5_000))
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await expect(dialog.getByRole('alert')).toHaveText(failed)
  await expect(dialog.getByText('Employer: must be at most')).toBeVisible()
  await dialog.getByLabel('Employer').fill(answers.employer ?? '')
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('alert')).toHaveText(submitted)
  await expectDeliveredOnce(leadService, request, payloadFor(van))
})

test('an answer lost on the way back does not make a second application of the next try', async ({
  page,
  request,
  leadService,
}) => {
  const van = await firstVan(request)
  let lost = false
  await page.route('**/api/finance-application', async (route) => {
    if (lost) return route.continue()
    lost = true
    await route.fetch()
    await route.abort('connectionreset')
  })
  const dialog = await openApplication(page, van._id)
  await fillSteps(dialog)
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await expect(dialog.getByRole('alert')).toHaveText(failed)
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('alert')).toHaveText(submitted)
  await expectDeliveredOnce(leadService, request, payloadFor(van))
})

test('a correction after lost answers is a new application, and is kept once', async ({
  page,
  request,
  leadService,
}) => {
  const van = await firstVan(request)
  let answersToLose = 2
  await page.route('**/api/finance-application', async (route) => {
    if (answersToLose === 0) return route.continue()
    answersToLose--
    await route.fetch()
    await route.abort('connectionreset')
  })
  const dialog = await openApplication(page, van._id)
  await fillSteps(dialog)
  const submit = dialog.getByRole('button', { name: 'Submit' })
  await submit.click()
  await expect(dialog.getByRole('alert')).toHaveText(failed)
  await dialog.getByLabel('Job title').fill('Head baker')
  await submit.click()
  // While it is being sent the button has another name, so this press waits for the second lost answer.
  await submit.click()
  await expect(page.getByRole('alert')).toHaveText(submitted)
  const corrected = payloadFor(van, { ...answers, jobTitle: 'Head baker' })
  await leadService.accepted(2)
  const last = { vehicleId: van._id, vehicleDetails: {} }
  await request.post('/api/finance-application', { data: last })
  const accepted = await leadService.accepted(3)
  const bodies = accepted.map(({ body }) => body)
  expect(bodies).toHaveLength(3)
  expect(bodies).toEqual(expect.arrayContaining([payloadFor(van), corrected, last]))
})

test('an earlier answer is corrected in the summary, and there is no way back', async ({
  page,
  request,
  leadService,
}) => {
  const van = await firstVan(request)
  const dialog = await openApplication(page, van._id)
  await fillSteps(dialog)
  await expect(dialog.getByRole('button', { name: /back|previous/i })).toHaveCount(0)
  const summary = dialog.getByRole('region', { name: 'Your answers so far' })
  await summary.getByText('Personal details').click()
  await summary.getByLabel('Surname').fill('Byron')
  await summary.getByLabel('Surname').press('Enter')
  await expect(summary).toContainText('Wilhelmina, Byron')
  await expect(dialog.getByRole('heading', { name: 'Step 6 of 6' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await expectDeliveredOnce(leadService, request, payloadFor(van, { ...answers, surname: 'Byron' }))
})

test('closing keeps what was entered, a reload forgets it, and nothing is stored', async ({
  page,
  request,
}) => {
  const van = await firstVan(request)
  const dialog = await openApplication(page, van._id)
  await fillStep(dialog, 1)
  await dialog.getByRole('button', { name: 'Next' }).click()
  await fillStep(dialog, 2)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Apply for Finance' }).first().click()
  await expect(dialog.getByRole('heading', { name: 'Step 2 of 6' })).toBeFocused()
  await expect(dialog.getByLabel('Surname')).toHaveValue('Quillfeather')

  const kept = await page.evaluate(async () => ({
    url: location.href,
    storage: JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
    cookies: document.cookie,
    databases: await indexedDB.databases(),
  }))
  expect(JSON.stringify(kept)).not.toContain('Quillfeather')
  expect(kept.databases).toEqual([])

  await page.reload()
  await page.getByRole('button', { name: 'Apply for Finance' }).first().click()
  await expect(dialog.getByRole('heading', { name: 'Step 1 of 6' })).toBeFocused()
})

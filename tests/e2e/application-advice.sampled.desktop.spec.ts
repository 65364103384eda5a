import {
  firstVan,
  openApplication,
  payloadFor,
  sendUntilLimited,
  skipToSubmit,
} from './application-journey.ts'
import { accessibilityFaults } from './support/accessibility.ts'
import { expect, sampled, test } from './support/test.ts'

test('a likely mistake is shown beside its field when the field is left, and does not block the form', async ({
  page,
  request,
  leadService,
}) => {
  const van = await firstVan(request)
  const dialog = await openApplication(page, van._id)
  const next = dialog.getByRole('button', { name: 'Next' })
  await next.click()
  const email = dialog.getByLabel('Email', { exact: true })
  await email.fill('ada@gmial.com')
  await expect(email).not.toHaveAccessibleDescription(/Check/)
  await dialog.getByLabel('Surname').focus()
  await expect(email).toHaveAccessibleDescription(/Check the email address. Did you mean ada@gmail.com\?/)
  await dialog.getByLabel('Phone', { exact: true }).fill('07700 90045')
  await dialog.getByLabel('Surname').focus()
  await expect(dialog.getByText('It has 10 digits')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(await accessibilityFaults(page)).toEqual([])

  await email.fill('ada@gmail.com')
  await expect(email).not.toHaveAccessibleDescription(/Check/)
  for (let step = 2; step < 6; step++) await next.click()
  const summary = dialog.getByRole('region', { name: 'Your answers so far' })
  await expect(summary).toContainText('It has 10 digits')

  // A click still works when advice appears during the press.
  await summary.getByText('Personal details').click()
  const phone = summary.getByLabel('Phone', { exact: true })
  await phone.fill('ring me')
  await summary.locator('summary', { hasText: 'Residential status' }).click()
  await expect(phone).toHaveAccessibleDescription(/digits only/)
  await expect(summary.getByRole('radio', { name: 'Cohabiting' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('alert')).toHaveText('Application submitted!')
  const [lead] = await leadService.accepted(1)
  const { vehicleId } = payloadFor(van)
  expect(lead?.body).toMatchObject({ vehicleId, phone: 'ring me', email: 'ada@gmail.com' })
})

test('a client over the rate limit sees how long to wait, and keeps its answers', async ({
  page,
  request,
}) => {
  const van = await firstVan(request)
  const dialog = await skipToSubmit(page, van._id)
  await dialog.getByLabel('Job title').fill('Baker')
  const data = { vehicleId: van._id, vehicleDetails: {} }
  await sendUntilLimited(() => request.post('/api/finance-application', { data }))
  const answer = page.waitForResponse('**/api/finance-application')
  await dialog.getByRole('button', { name: 'Submit' }).click()
  const minutes = Math.ceil(Number((await answer).headers()['retry-after']) / 60)
  await expect(dialog.getByRole('alert')).toHaveText('Submission failed—please try again')
  await expect(dialog.getByRole('status')).toContainText(
    new RegExp(`again at \\d{1,2}:\\d\\d[ap]m, in about ${minutes} minutes`),
  )
  await expect(dialog.getByLabel('Job title')).toHaveValue('Baker')
  expect(await accessibilityFaults(page)).toEqual([])
  await page.route('**/api/finance-application', (route) =>
    route.fulfill({ status: 201, json: { id: 'c6083742-203d-8200-a3cf-2038ba650b5b' } }),
  )
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('alert')).toHaveText('Application submitted!')
  await expect(page.getByRole('region', { name: 'Your finance application' })).toContainText('C608 3742')
})

test(
  '31/2/1990 is advised against and sent as typed, and so is what is no number',
  sampled(false),
  async ({ page, request, leadService }) => {
    const van = await firstVan(request)
    const dialog = await openApplication(page, van._id)
    const next = dialog.getByRole('button', { name: 'Next' })
    await next.click()
    const birth = dialog.getByRole('group', { name: 'Date of birth' })
    for (const [box, text] of Object.entries({ Day: '31', Month: '2', Year: '1990' }))
      await birth.getByLabel(box).fill(text)
    await dialog.getByLabel('Surname').focus()
    await expect(birth).toHaveAccessibleDescription(/There is no such date/)
    for (let step = 2; step < 6; step++) await next.click()
    await dialog.getByLabel('Years in this job').fill('two')
    const income = dialog.getByLabel('Monthly income after tax (£)')
    await income.fill('1,500')
    await expect(dialog.getByLabel('Years in this job')).toHaveAccessibleDescription(/It should be a number/)
    // Over a focused number box the wheel would change it.
    await income.hover()
    await page.mouse.wheel(0, 120)
    await page.mouse.wheel(0, -360)
    await expect(income).toHaveValue('1,500')
    await dialog.getByRole('button', { name: 'Submit' }).click()
    const [lead] = await leadService.accepted(1)
    expect(lead?.body).toMatchObject({ dob: '31/2/1990', workYears: 'two', netIncome: '1500' })
  },
)

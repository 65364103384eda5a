import { answers } from '../support/applicant.ts'
import { expectDeliveredOnce, fillPage, firstVan, payloadFor, submit } from './application-journey.ts'
import { expect, test } from './support/test.ts'

test('without script the application is one page, and is delivered to the lead service once', async ({
  page,
  request,
  leadService,
}) => {
  const van = await firstVan(request)
  await page.goto(`/vehicles/${van._id}`)
  await page.getByRole('link', { name: 'Apply for Finance' }).first().click()
  await expect(page).toHaveURL(/\/apply\?form=/)
  await fillPage(page)
  await submit(page)
  await expect(page.getByRole('alert')).toHaveText('Application submitted!')
  expect(page.url()).not.toContain('Quillfeather')
  await expectDeliveredOnce(leadService, request, payloadFor(van))
})

test('without script a refused form is shown again, filled in', async ({ page, request, leadService }) => {
  const van = await firstVan(request)
  await page.goto(`/vehicles/${van._id}/apply`)
  await fillPage(page)
  await page.getByLabel('Employer').fill('x'.repeat(300))
  await submit(page)
  await expect(page.getByRole('alert')).toHaveText('Submission failed—please try again')
  await expect(page.getByText('Employer: must be at most')).toBeVisible()
  await expect(page.getByLabel('Surname')).toHaveValue('Quillfeather')
  await expect(page.getByRole('radio', { name: 'Full UK' })).toBeChecked()
  await page.getByLabel('Employer').fill(answers.employer ?? '')
  await submit(page)
  await expect(page.getByRole('alert')).toHaveText('Application submitted!')
  await expectDeliveredOnce(leadService, request, payloadFor(van))
})

test('the page of the form is neither cached nor indexed', async ({ page, request }) => {
  const van = await firstVan(request)
  const response = await page.goto(`/vehicles/${van._id}/apply`)
  expect(response?.headers()['cache-control']).toBe('no-store')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
})

test('an unknown vehicle has no form', async ({ page }) => {
  const response = await page.goto('/vehicles/nobody-knows/apply')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Vehicle not found.' })).toBeVisible()
})

import {
  firstReserved,
  firstVan,
  openFilledApplication,
  sendUntilLimited,
  submit,
} from './application-journey.ts'
import { accessibilityFaults } from './support/accessibility.ts'
import { expect, test } from './support/test.ts'

const applyButton = { name: 'Apply for Finance' }
const confirmationOf = { name: 'Your finance application' }

test('Back to the vehicle, and a reload of it, show the reference again, and store no answer', async ({
  page,
  request,
}) => {
  const van = await firstVan(request)
  await submit(await openFilledApplication(page, van._id))
  await expect(page.getByRole('alert')).toHaveText('Application submitted!')
  const reference =
    (await page.getByRole('region', confirmationOf).getByRole('definition').first().textContent()) ?? ''

  await page.getByRole('region', { name: 'Similar vehicles' }).getByRole('link').first().click()
  await expect(page.getByRole('button', applyButton).first()).toBeVisible()
  await expect(page.getByRole('region', confirmationOf)).toHaveCount(0)
  await page.goBack()
  await expect(page.getByRole('region', confirmationOf)).toContainText('Application submitted!')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByRole('button', applyButton)).toHaveCount(0)
  await expect(page.getByRole('region', confirmationOf).getByRole('definition').first()).toHaveText(reference)

  const kept = await page.evaluate(async () => ({
    url: location.href,
    history: JSON.stringify(history.state),
    storage: JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
    cookies: document.cookie,
    databases: await indexedDB.databases(),
  }))
  expect(JSON.stringify(kept)).not.toMatch(/Quillfeather|1988|1850/)
  expect(kept.databases).toEqual([])
  await page.reload()
  await expect(page.getByRole('region', confirmationOf)).toContainText(reference)
  await expect(page.getByText('Quillfeather')).toHaveCount(0)

  // The form's own page says so too, before somebody applies twice.
  await page.goto(`/vehicles/${van._id}/apply`)
  await expect(page.getByRole('region', confirmationOf)).toContainText(
    'You applied for finance on this vehicle',
  )
  await expect(page.getByRole('region', confirmationOf).getByRole('definition').first()).toHaveText(reference)
  expect(await accessibilityFaults(page)).toEqual([])
})

test('an application that was sent from the form’s own page is known on the vehicle’s page', async ({
  page,
  request,
}) => {
  const van = await firstVan(request)
  await page.goto(`/vehicles/${van._id}/apply`)
  await submit(page)
  const confirmation = page.getByRole('region', confirmationOf)
  const reference = (await confirmation.getByRole('definition').first().textContent()) ?? ''
  await page.getByRole('link', { name: 'Back to the vehicle' }).click()
  await expect(confirmation.getByRole('definition').first()).toHaveText(reference)
  await expect(page.getByRole('button', applyButton)).toHaveCount(0)
})

// axe needs script to run, and this page is the same with and without it.
test('the form page is accessible when it is rate-limited and when it is sent', async ({ page, request }) => {
  const path = `/vehicles/${(await firstReserved(request))._id}/apply`
  await page.goto(path)
  await page.getByLabel('Phone', { exact: true }).fill('07700 90045')
  await submit(page)
  await expect(page.getByRole('alert')).toHaveText('Application submitted!')
  expect(await accessibilityFaults(page)).toEqual([])
  await page.goto(path)
  await page.getByLabel('Phone', { exact: true }).fill('07700 90045')
  await sendUntilLimited(() => request.post(path, { form: { surname: 'Byron' } }))
  await submit(page)
  await expect(page.getByRole('alert')).toHaveText('Submission failed—please try again')
  expect(await accessibilityFaults(page)).toEqual([])
})

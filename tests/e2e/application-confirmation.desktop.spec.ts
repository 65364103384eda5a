import { referenceOf } from '../../domain/applications/application-reference.ts'
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

test('after sending, a confirmation with the reference replaces the Apply buttons, and is there after Back and a reload without an answer stored', async ({
  page,
  request,
  leadService,
}) => {
  const van = await firstVan(request)
  await page.goto('/van-search')
  await submit(await openFilledApplication(page, van._id))
  const confirmation = page.getByRole('region', confirmationOf)
  await expect(confirmation).toBeFocused()
  await expect.poll(() => page.evaluate(() => history.state)).toBeNull()
  await expect(confirmation).toBeInViewport()
  await expect(confirmation.getByRole('alert')).toHaveText('Application submitted!')
  await expect(page.getByRole('button', applyButton)).toHaveCount(0)
  await expect(page.getByRole('link', applyButton)).toHaveCount(0)

  const [lead] = await leadService.accepted(1)
  const reference = referenceOf(String(lead?.headers['idempotency-key']))
  await expect(confirmation.getByRole('definition').first()).toHaveText(reference)
  await expect(confirmation).toContainText('What happens next')
  await expect(confirmation).toContainText('Mon-Fri 9am to 5pm')
  await expect(confirmation.getByText('Quillfeather', { exact: true })).toBeHidden()
  await confirmation.getByText('What you sent').click()
  for (const sent of ['Quillfeather', '17/04/1988', '1850'])
    await expect(confirmation.getByText(sent, { exact: true })).toBeVisible()

  await page.getByRole('region', { name: 'Similar vehicles' }).getByRole('link').first().click()
  await expect(page.getByRole('button', applyButton).first()).toBeVisible()
  await expect(confirmation).toHaveCount(0)
  await page.goBack()
  await expect(confirmation).toContainText('Application submitted!')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByRole('button', applyButton)).toHaveCount(0)
  await expect(confirmation.getByRole('definition').first()).toHaveText(reference)

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
  await expect(confirmation).toContainText(reference)
  await expect(page.getByText('Quillfeather')).toHaveCount(0)
  // The form has left no entry in the history.
  await page.goBack()
  await expect(page).toHaveURL(/van-search/)

  // The form's own page says so too, before somebody applies twice.
  await page.goto(`/vehicles/${van._id}/apply`)
  await expect(confirmation).toContainText('You applied for finance on this vehicle')
  await expect(confirmation.getByRole('definition').first()).toHaveText(reference)
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

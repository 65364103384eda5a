import { referenceOf } from '../../domain/applications/application-reference.ts'
import {
  fillSteps,
  firstReserved,
  firstVan,
  openApplication,
  sendUntilLimited,
  skipToSubmit,
} from './application-journey.ts'
import { faultsInBothSchemes, overflow } from './support/accessibility.ts'
import { expect, test } from './support/test.ts'

const applyButton = { name: 'Apply for Finance' }
const confirmationOf = { name: 'Your finance application' }

test('after sending, a confirmation with the reference of the application replaces the Apply buttons', async ({
  page,
  request,
  leadService,
}) => {
  const van = await firstVan(request)
  const dialog = await openApplication(page, van._id)
  await fillSteps(dialog)
  await dialog.getByRole('button', { name: 'Submit' }).click()
  const confirmation = page.getByRole('region', confirmationOf)
  await expect(confirmation).toBeFocused()
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
  for (const sent of ['Quillfeather', '17/04/1988', '1850']) {
    await expect(confirmation.getByText(sent, { exact: true })).toBeVisible()
  }
})

test('the confirmation is for everyone, and the bar of a phone leads to it', async ({ page, request }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const dialog = await skipToSubmit(page, (await firstReserved(request))._id)
  await dialog.getByRole('button', { name: 'Submit' }).click()
  const confirmation = page.getByRole('region', confirmationOf)
  await expect(confirmation).toContainText('You left every answer blank.')
  await expect(confirmation).toContainText('check first whether it is still for sale')
  expect(await faultsInBothSchemes(page)).toEqual([])
  const inBar = page.getByRole('link', { name: /^Application sent/ })
  if (await inBar.isVisible()) {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await inBar.click()
    await expect(confirmation).toBeInViewport()
  }
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await overflow(page)).toEqual([])
})

test('the confirmation is there again on the way back to the vehicle, until the page is loaded anew', async ({
  page,
  request,
}) => {
  const van = await firstVan(request)
  const dialog = await openApplication(page, van._id)
  await fillSteps(dialog)
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('alert')).toHaveText('Application submitted!')

  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page.getByRole('region', { name: 'Similar vehicles' }).getByRole('link').first().click()
  await expect(page.getByRole('button', applyButton).first()).toBeVisible()
  await expect(page.getByRole('region', confirmationOf)).toHaveCount(0)
  await page.goBack()
  await expect(page.getByRole('region', confirmationOf)).toContainText('Application submitted!')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByRole('button', applyButton)).toHaveCount(0)
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)

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
  await expect(page.getByRole('button', applyButton).first()).toBeVisible()
  await expect(page.getByText('Quillfeather')).toHaveCount(0)
})

// axe needs script to run, and this page is the same with and without it.
test('the form on a page of its own is for everyone when it is limited and when it is sent', async ({
  page,
  request,
}) => {
  const path = `/vehicles/${(await firstReserved(request))._id}/apply`
  await page.goto(path)
  await page.getByLabel('Phone', { exact: true }).fill('07700 90045')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('alert')).toHaveText('Application submitted!')
  expect(await faultsInBothSchemes(page)).toEqual([])
  await page.goto(path)
  await page.getByLabel('Phone', { exact: true }).fill('07700 90045')
  await sendUntilLimited(() => request.post(path, { form: { surname: 'Byron' } }))
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('alert')).toHaveText('Submission failed—please try again')
  expect(await faultsInBothSchemes(page)).toEqual([])
})

test('a reserved vehicle says so beside its buttons and in the form, and can be applied for', async ({
  page,
  request,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { _id } = await firstReserved(request)
  await page.goto(`/vehicles/${_id}`)
  const buttons = page.getByRole('button', applyButton).filter({ visible: true })
  for (const button of await buttons.all()) {
    await expect(button).toHaveAccessibleDescription(/^Reserved for another buyer/)
  }
  await expect(page.getByText('You can still apply.').first()).toBeVisible()
  await buttons.first().click()
  const dialog = page.getByRole('dialog', { name: 'Apply for finance' })
  await expect(dialog.getByText('Reserved for another buyer')).toBeInViewport()
  expect(await faultsInBothSchemes(page)).toEqual([])
})

test('a vehicle that nobody has reserved says nothing of the kind', async ({ page, request }) => {
  const van = await firstVan(request)
  await page.goto(`/vehicles/${van._id}`)
  await expect(page.getByRole('main').getByText('Reserved for another buyer')).toHaveCount(0)
})

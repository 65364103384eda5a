import { referenceOf } from '../../domain/applications/application-reference.ts'
import {
  firstReserved,
  firstVan,
  openFilledApplication,
  skipToSubmit,
  submit,
} from './application-journey.ts'
import { accessibilityFaults, overflow } from './support/accessibility.ts'
import { expect, test } from './support/test.ts'

const applyButton = { name: 'Apply for Finance' }
const confirmationOf = { name: 'Your finance application' }

test('after sending, a confirmation with the reference of the application replaces the Apply buttons', async ({
  page,
  request,
  leadService,
}) => {
  const van = await firstVan(request)
  await submit(await openFilledApplication(page, van._id))
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

test('the confirmation is accessible, and the bar of a phone leads to it', async ({ page, request }) => {
  const dialog = await skipToSubmit(page, (await firstReserved(request))._id)
  await submit(dialog)
  const confirmation = page.getByRole('region', confirmationOf)
  await expect(confirmation).toContainText('You left every answer blank.')
  await expect(confirmation).toContainText('check first whether it is still for sale')
  expect(await accessibilityFaults(page)).toEqual([])
  const inBar = page.getByRole('link', { name: /^Application sent/ })
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await inBar.click()
  await expect(confirmation).toBeInViewport()
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await overflow(page)).toEqual([])
})

test('a reserved vehicle has a note beside its buttons and in the form, and can be applied for', async ({
  page,
  request,
}) => {
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
  expect(await accessibilityFaults(page)).toEqual([])
})

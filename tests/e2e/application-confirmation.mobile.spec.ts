import { applicationSteps } from '../../domain/applications/application-fields.ts'
import { firstReserved, submit } from './application-journey.ts'
import { accessibilityFaults, overflow } from './support/accessibility.ts'
import { expect, test } from './support/test.ts'

const applyButton = { name: 'Apply for Finance' }

test('a reserved vehicle says so beside its buttons and in the form, and the bar leads to the confirmation', async ({
  page,
  request,
}) => {
  const { _id } = await firstReserved(request)
  await page.goto(`/vehicles/${_id}`)
  const buttons = page.getByRole('button', applyButton).filter({ visible: true })
  for (const button of await buttons.all())
    await expect(button).toHaveAccessibleDescription(/^Reserved for another buyer/)
  await expect(page.getByText('You can still apply.').first()).toBeVisible()
  await buttons.first().click()
  const dialog = page.getByRole('dialog', { name: 'Apply for finance' })
  await expect(dialog.getByText('Reserved for another buyer')).toBeInViewport()
  expect(await accessibilityFaults(page)).toEqual([])

  for (let step = 1; step < applicationSteps.length; step++)
    await dialog.getByRole('button', { name: 'Next' }).click()
  await submit(dialog)
  const confirmation = page.getByRole('region', { name: 'Your finance application' })
  await expect(confirmation).toContainText('You left every answer blank.')
  await expect(confirmation).toContainText('check first whether it is still for sale')
  expect(await accessibilityFaults(page)).toEqual([])
  const inBar = page.getByRole('link', { name: /^Application sent/ })
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await inBar.click()
  await expect(confirmation).toBeInViewport()
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await overflow(page)).toEqual([])
  for (const text of ['100%', '200%']) {
    await page.evaluate(
      (size) => document.documentElement.style.setProperty('font-size', size, 'important'),
      text,
    )
    expect(
      (await inBar.locator('..').boundingBox())?.height,
      `the bar with text of ${text}`,
    ).toBeLessThanOrEqual(64)
  }
})

import { fillStep, firstVan, openApplication } from './application-journey.ts'
import { expect, test } from './support/test.ts'

test('Back closes the application and keeps its answers, Forward opens it again, and Back leads on from there', async ({
  page,
  request,
}) => {
  await page.goto('/van-search')
  const dialog = await openApplication(page, (await firstVan(request))._id)
  await dialog.getByRole('button', { name: 'Next' }).click()
  await fillStep(dialog, 2)
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Apply for Finance' }).first()).toBeFocused()
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain('Quillfeather')

  await page.goForward()
  await expect(dialog.getByRole('heading', { name: 'Step 2 of 6' })).toBeFocused()
  await expect(dialog.getByLabel('Surname')).toHaveValue('Quillfeather')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  await expect.poll(() => page.evaluate(() => history.state)).toBeNull()

  page.on('dialog', (question) => question.accept())
  await page.goBack()
  await expect(page).toHaveURL(/van-search/)
})

test('two quick presses are one step, also while the browser is busy', async ({ page, request }) => {
  const dialog = await openApplication(page, (await firstVan(request))._id)
  const next = dialog.getByRole('button', { name: 'Next' })
  await next.dblclick()
  await expect(dialog.getByRole('heading', { name: 'Step 2 of 6' })).toBeFocused()
  await expect(next).toBeEnabled()
  await expect(dialog.getByRole('heading', { name: 'Step 2 of 6' })).toBeFocused()
  await next.evaluate((button: HTMLElement) => {
    button.click()
    const end = performance.now() + 1_000
    while (performance.now() < end);
    button.click()
  })
  await expect(dialog.getByRole('heading', { name: 'Step 3 of 6' })).toBeFocused()
  await expect(next).toBeEnabled()
  await expect(dialog.getByRole('heading', { name: 'Step 3 of 6' })).toBeFocused()
})

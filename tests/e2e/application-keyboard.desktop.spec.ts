import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { answers, expectDeliveredOnce, firstVan, payloadFor } from './application-journey.ts'
import { expect, test } from './support/test.ts'

async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab')
    // Between the last and the first control, the focus is briefly in the browser's interface, not in the page.
    const label = await page.evaluate(() => {
      const focused = document.activeElement
      const labels = focused instanceof HTMLInputElement ? focused.labels : null
      return labels?.[0]?.textContent ?? focused?.textContent ?? ''
    })
    if (label.trim() === name) return
  }
  throw new Error(`No way to "${name}" by the Tab key`)
}

test('the application can be opened, filled in and sent by keyboard', async ({
  page,
  request,
  leadService,
}) => {
  const van = await firstVan(request)
  await page.goto(`/vehicles/${van._id}`)
  await expect(page.getByRole('button', { name: 'Apply for Finance' }).first()).toBeVisible()
  await tabTo(page, 'Apply for Finance')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Apply for finance' })
  await expect(dialog.getByRole('heading', { name: 'Step 1 of 6' })).toBeFocused()

  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('heading', { name: 'Step 2 of 6' })).toBeFocused()
  await tabTo(page, 'Surname')
  await page.keyboard.type('Quillfeather')
  for (let step = 3; step <= 6; step++) {
    await tabTo(page, 'Next')
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('heading', { name: `Step ${step} of 6` })).toBeFocused()
  }
  await tabTo(page, 'Job title')
  await page.keyboard.type('Baker')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('Application submitted!')
  const blank = Object.fromEntries(Object.keys(answers).map((name) => [name, '']))
  const filledIn = { ...blank, licenseType: 'Full UK', surname: 'Quillfeather', jobTitle: 'Baker' }
  await expectDeliveredOnce(leadService, request, payloadFor(van, filledIn))
})

test('Escape closes the dialog and restores the focus', async ({ page, request }) => {
  const van = await firstVan(request)
  await page.goto(`/vehicles/${van._id}`)
  const apply = page.getByRole('button', { name: 'Apply for Finance' }).first()
  await apply.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(apply).toBeFocused()
})

test('every step has no accessibility faults', async ({ page, request }) => {
  const van = await firstVan(request)
  // While the dialog fades in, its contrast is lower.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`/vehicles/${van._id}`)
  await page.getByRole('button', { name: 'Apply for Finance' }).first().click()
  const dialog = page.getByRole('dialog')
  for (let step = 1; step <= 6; step++) {
    await expect(dialog.getByRole('heading', { name: `Step ${step} of 6` })).toBeFocused()
    const { violations } = await new AxeBuilder({ page }).include('dialog[open]').analyze()
    expect(violations).toEqual([])
    if (step < 6) await dialog.getByRole('button', { name: 'Next' }).click()
  }
})

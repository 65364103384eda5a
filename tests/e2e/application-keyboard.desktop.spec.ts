import type { Locator, Page } from '@playwright/test'
import { answers } from '../support/applicant.ts'
import {
  expectDeliveredOnce,
  fillStep,
  firstVan,
  openApplication,
  payloadFor,
} from './application-journey.ts'
import { accessibilityFaults } from './support/accessibility.ts'
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

test('the application can be opened, closed, filled in and sent by keyboard, and no step has accessibility faults', async ({
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
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.locator(':focus')).toHaveText('Apply for Finance')
  await page.keyboard.press('Enter')

  async function expectStep(step: number): Promise<void> {
    await expect(dialog.getByRole('heading', { name: `Step ${step} of 6` })).toBeFocused()
    expect(await accessibilityFaults(page, { within: 'dialog[open]' })).toEqual([])
  }
  await expectStep(1)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(dialog.getByRole('button', { name: 'Next' })).toBeEnabled()
  await page.keyboard.press('Enter')
  await expectStep(2)
  await tabTo(page, 'Surname')
  await page.keyboard.type('Quillfeather')
  // Enter goes to the next box of the step, and on from the last one only.
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Phone', { exact: true })).toBeFocused()
  await tabTo(page, 'Day')
  for (const part of ['17', '4', '1988']) {
    await page.keyboard.type(part)
    await page.keyboard.press(part === '1988' ? 'Shift+Tab' : 'Enter')
  }
  await expect(dialog.getByLabel('Month', { exact: true })).toBeFocused()
  for (let step = 3; step <= 6; step++) {
    await tabTo(page, 'Next')
    await expect(dialog.getByRole('button', { name: 'Next' })).toBeEnabled()
    await page.keyboard.press('Enter')
    await expectStep(step)
  }
  await tabTo(page, 'Job title')
  await page.keyboard.type('Baker')
  await expect(dialog.getByRole('button', { name: 'Submit' })).toBeEnabled()
  for (let box = 0; box < 4; box++) await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('Application submitted!')
  const blank = Object.fromEntries(Object.keys(answers).map((name) => [name, '']))
  const known = { licenseType: 'Full UK', surname: 'Quillfeather', dob: '1988-04-17', jobTitle: 'Baker' }
  await expectDeliveredOnce(leadService, request, payloadFor(van, { ...blank, ...known }))
})

/** Whether a press on the middle of the element reaches it: it is in the window, and nothing covers it. */
async function expectReachable(element: Locator): Promise<void> {
  // Scrolling rounds to whole pixels of the screen.
  await expect(element).toBeInViewport({ ratio: 0.98 })
  await expect
    .poll(() =>
      element.evaluate((node) => {
        const { x, y, width, height } = node.getBoundingClientRect()
        return node.contains(document.elementFromPoint(x + width / 2, y + height / 2))
      }),
    )
    .toBe(true)
}

test('with the keyboard of a phone open, and at 400 % zoom, the form can be filled in and sent', async ({
  page,
  request,
  leadService,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const van = await firstVan(request)
  const dialog = await openApplication(page, van._id)
  await fillStep(dialog, 1)
  await dialog.getByRole('button', { name: 'Next' }).click()
  const year = dialog.getByLabel('Year', { exact: true })
  await year.focus()
  await page.setViewportSize({ width: 390, height: 500 })
  await expectReachable(year)
  await expectReachable(dialog.getByRole('button', { name: 'Next' }))

  await page.setViewportSize({ width: 320, height: 256 })
  await expectReachable(year)
  for (let step = 2; step <= 6; step++) {
    await fillStep(dialog, step)
    for (const input of await dialog.locator('[data-current-step] input').all()) {
      await input.focus()
      await expectReachable(input)
    }
    expect(await dialog.evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0)
    if (step === 2) {
      // A whole date in one box, as pasted.
      await dialog.getByLabel('Day', { exact: true }).fill('17 April 1988')
      await expect(year).toHaveValue('1988')
    }
    const onward = dialog.getByRole('button', { name: step < 6 ? 'Next' : 'Submit' })
    await onward.focus()
    await expectReachable(onward)
    await onward.click()
    if (step < 6) {
      const heading = dialog.getByRole('heading', { name: `Step ${step + 1} of 6` })
      await expect(heading).toBeFocused()
      await expect(heading).toBeInViewport()
    }
  }
  await expect(page.getByRole('alert')).toHaveText('Application submitted!')
  await expectDeliveredOnce(leadService, request, payloadFor(van))
})

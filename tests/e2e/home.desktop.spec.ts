import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

const searchForm = (page: Page) => page.getByRole('region', { name: 'Search our stock' })

/** The options of a select except the first, which means any. */
async function optionsOf(page: Page, label: string): Promise<string[]> {
  return (await searchForm(page).getByLabel(label).locator('option').allInnerTexts()).slice(1)
}

test('a list that fails to load is logged, and the previous one stays', async ({ page }) => {
  const logged: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') logged.push(message.text())
  })
  await page.goto('/')
  const before = await optionsOf(page, 'Make')
  await page.route('**/api/vehicles/distinct/**', (route) => route.fulfill({ status: 500 }))
  await searchForm(page).getByLabel('Type').selectOption('Vans')
  await expect.poll(() => logged.some((line) => line.startsWith('Error fetching makes:'))).toBe(true)
  expect(await optionsOf(page, 'Make')).toEqual(before)
  await searchForm(page)
    .getByLabel('Make')
    .selectOption(before[0] ?? '')
  await expect.poll(() => logged.some((line) => line.startsWith('Error fetching models:'))).toBe(true)
  expect(await optionsOf(page, 'Model')).toEqual([])
})

import type { Page } from '@playwright/test'
import { openSections } from './support/filter-sections.ts'
import { hydrated } from './support/script.ts'
import { countOf, resultsHeading } from './support/search-counts.ts'
import { expect, test } from './support/test.ts'

const sheetOf = (page: Page) => page.getByRole('complementary', { name: 'Filters' })
const open = (page: Page) => page.getByRole('button', { name: /^Filter and sort/ }).click()
const chooseMake = (page: Page, make: string) =>
  sheetOf(page).getByLabel('Make', { exact: true }).selectOption(make)

test.beforeEach(async ({ page }) => {
  await page.goto('/about')
  await page.goto('/car-search')
})

test('Back closes the sheet, Forward opens it again, and a second Back leaves the page', async ({ page }) => {
  await open(page)
  await expect(sheetOf(page)).toBeVisible()
  await page.goBack()
  await expect(sheetOf(page)).toBeHidden()
  await expect(page).toHaveURL(/\/car-search$/)
  await page.goForward()
  await expect(sheetOf(page)).toBeVisible()
  await page.goBack()
  await expect(sheetOf(page)).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL(/\/about$/)
})

test('Back keeps what was chosen in the sheet, and a second Back undoes it', async ({ page, request }) => {
  const [all, ford] = [await countOf(request, 'car'), await countOf(request, 'car', 'make=Ford')]
  await open(page)
  await chooseMake(page, 'BMW')
  await expect(page).toHaveURL(/\?make=BMW$/)
  // Its results may be loading still.
  await chooseMake(page, 'Ford')
  await page.goBack()
  await expect(sheetOf(page)).toBeHidden()
  await expect(page).toHaveURL(/\?make=Ford$/)
  await expect(resultsHeading(page)).toHaveText(`${ford.total} cars`)
  await page.goBack()
  await expect(page).toHaveURL(/\/car-search$/)
  await expect(sheetOf(page)).toBeHidden()
  await expect(resultsHeading(page)).toHaveText(`${all.total.toLocaleString('en-GB')} cars`)
  await page.goForward()
  await expect(resultsHeading(page)).toHaveText(`${ford.total} cars`)
  await expect(sheetOf(page)).toBeHidden()
})

test('after Search, Back undoes every change since the page was opened, and Back again leaves it', async ({
  page,
  request,
}) => {
  const found = await countOf(request, 'car', 'make=Ford&gearbox=Manual')
  await open(page)
  await chooseMake(page, 'Ford')
  await sheetOf(page)
    .getByRole('button', { name: /^Search/ })
    .click()
  await expect(page).toHaveURL(/\?make=Ford$/)
  await open(page)
  await openSections(sheetOf(page), 'Gearbox, fuel, body and doors')
  await sheetOf(page).getByLabel('Gearbox').selectOption('Manual')
  await sheetOf(page)
    .getByRole('button', { name: `Search ${found.total} cars` })
    .click()
  await expect(sheetOf(page)).toBeHidden()
  await expect(page).toHaveURL(/\?make=Ford&gearbox=Manual$/)
  await expect(resultsHeading(page)).toBeInViewport()
  await page.goBack()
  await expect(page).toHaveURL(/\/car-search$/)
  await expect(sheetOf(page)).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL(/\/about$/)
})

test('a sheet that was closed unchanged leaves no entry behind', async ({ page }) => {
  for (const close of ['Close', 'Search', 'Escape'])
    await test.step(close, async () => {
      if (close !== 'Close') await page.goto('/car-search')
      await open(page)
      await expect(sheetOf(page)).toBeVisible()
      if (close === 'Escape') await page.keyboard.press('Escape')
      else
        await sheetOf(page)
          .getByRole('button', { name: new RegExp(`^${close}`) })
          .click()
      await expect(sheetOf(page)).toBeHidden()
      await expect
        .poll(() =>
          page.evaluate(
            () => (navigation.currentEntry?.getState() as { sheetOf?: string } | undefined)?.sheetOf,
          ),
        )
        .toBeUndefined()
      await page.goBack()
      await expect(page).toHaveURL(/\/about$/)
    })
})

test('a page loaded again with its sheet open has it open, and Back still keeps what was chosen', async ({
  page,
}) => {
  await open(page)
  await chooseMake(page, 'Ford')
  await expect(page).toHaveURL(/\?make=Ford$/)
  await page.reload()
  await hydrated(page)
  await expect(sheetOf(page)).toBeVisible()
  await page.goBack()
  await expect(sheetOf(page)).toBeHidden()
  await expect(page).toHaveURL(/\?make=Ford$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/car-search$/)
})

import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

const hearts = (page: Page) => page.locator('main article [data-save]')
const items = (page: Page) => page.locator('[data-saved-id]:not([data-removed])')
const savedLink = (page: Page, count: number) =>
  page.getByRole('link', { name: count === 1 ? '1 saved vehicle' : `${count} saved vehicles`, exact: true })

/** The ids of an address, in order. */
const idsOf = (page: Page) => new URL(page.url()).searchParams.getAll('v')

test('vehicles are saved on results and their own page, and are there after a reload, in another tab and for a friend', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await page.goto('/van-search')
  await page.getByRole('link', { name: 'Next' }).first().click()
  await expect(page).toHaveURL(/page=2/)
  // The cards that came in place of the served ones have working hearts.
  const first = hearts(page).first()
  await expect(first).toHaveAttribute('aria-pressed', 'false')
  await first.click()
  await expect(first).toHaveAttribute('aria-pressed', 'true')
  await expect(first).toHaveAccessibleName(/^Saved .+/)
  await expect(page.getByRole('status').filter({ hasText: /^Saved / })).toBeVisible()
  await expect(savedLink(page, 1)).toBeVisible()

  // By keyboard on the page of another vehicle.
  await page.goto(String(await page.locator('main h3 a').nth(3).getAttribute('href')))
  const save = page.locator('main header [data-save]')
  await expect(save).toBeVisible()
  await save.focus()
  await page.keyboard.press('Space')
  await expect(save).toHaveAttribute('aria-pressed', 'true')
  await save.press('Enter')
  await expect(savedLink(page, 1)).toBeVisible()
  await save.press('Enter')
  await expect(savedLink(page, 2)).toBeVisible()

  // From the page without a list to that of the device, which Back leaves at once.
  await page.goto('/saved')
  await expect(items(page)).toHaveCount(2)
  const list = page.url()
  await page.reload()
  await expect(items(page)).toHaveCount(2)
  await expect(page.locator('[data-saved-note]').first()).toHaveText(/^Saved \d/)

  // Another tab is told, and tells back.
  const other = await context.newPage()
  await other.goto('/car-search')
  await hearts(other).first().click()
  await expect(savedLink(page, 3)).toBeVisible()
  await expect(page.getByRole('link', { name: 'See all the vehicles you have saved' })).toBeVisible()

  // Remove, with Undo where the vehicle was.
  await items(page).first().locator('[data-save]').click()
  await expect(items(page)).toHaveCount(1)
  await expect(savedLink(other, 2)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Undo/ })).toBeFocused()
  expect(idsOf(page)).toHaveLength(1)
  await page.keyboard.press('Enter')
  await expect(items(page)).toHaveCount(2)
  await expect(items(page).first().locator('[data-save]')).toBeFocused()

  const friend = await browser.newContext({ baseURL })
  const shared = await friend.newPage()
  await shared.goto(list)
  await expect(items(shared)).toHaveCount(2)
  await expect(shared.getByText('It is not saved on this device')).toBeVisible()
  await shared.getByRole('button', { name: 'Save all to this device' }).click()
  await expect(savedLink(shared, 2)).toBeVisible()
  await shared.getByRole('button', { name: 'Remove all' }).click()
  await expect(items(shared)).toHaveCount(0)
  await expect(shared.getByText('You haven’t saved any vehicles on this device')).toBeVisible()
  await friend.close()
})

test('a changed price is told, and vehicles are compared, printed and viewed again', async ({ page }) => {
  await page.goto('/car-search')
  for (const index of [0, 1, 2]) await hearts(page).nth(index).click()
  await expect(savedLink(page, 3)).toBeVisible()
  await page.evaluate(() => {
    const saved = JSON.parse(localStorage.getItem('forecourt.saved') ?? '[]')
    saved[0].price += 50_000
    localStorage.setItem('forecourt.saved', JSON.stringify(saved))
  })
  await page.goto('/saved')
  await expect(page.getByText('£500 less since you saved it')).toHaveCount(1)

  // With nothing ticked, those listed are compared.
  const listed = idsOf(page)
  await page.getByRole('button', { name: 'Compare', exact: true }).click()
  await expect(page).toHaveURL(/\/compare\?/)
  expect(idsOf(page)).toEqual(listed)
  await page.goBack()

  for (const index of [0, 1]) await items(page).nth(index).getByRole('checkbox').check()
  const chosen = idsOf(page).slice(0, 2)
  await page.getByRole('button', { name: 'Compare', exact: true }).click()
  await expect(page.getByRole('columnheader').filter({ has: page.getByRole('link') })).toHaveCount(2)
  expect(idsOf(page)).toEqual(chosen)
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(await overflow()).toBe(0)

  // Folded rows open without a request, and are printed in any case.
  const folded = page.getByRole('checkbox', { name: 'Show equipment that differs' })
  const lastRow = page.locator('tbody:has(input)').first().locator('tr').last()
  await expect(lastRow).toBeHidden()
  await folded.check()
  await expect(lastRow).toBeVisible()
  await folded.uncheck()
  await page.emulateMedia({ media: 'print' })
  await expect(lastRow).toBeVisible()
  await expect(page.getByRole('link', { name: /^Remove/ }).first()).toBeHidden()
  await page.emulateMedia({ media: 'screen' })

  // One vehicle more, from the list, with those of the table ticked.
  await page.getByRole('link', { name: 'Add from saved vehicles' }).click()
  await expect(page.getByRole('checkbox', { checked: true, name: /^Compare/ })).toHaveCount(2)
  await items(page).nth(2).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Compare', exact: true }).click()
  await expect(page).toHaveURL(/\/compare\?v=[^&]+&v=[^&]+&v=[^&]+$/)
  await page
    .getByRole('link', { name: /^Remove/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/compare\?v=[^&]+&v=[^&]+$/)

  // What was looked at is on the home page, until it is switched off.
  const looked = page.getByRole('columnheader').getByRole('link').first()
  const name = String(await looked.textContent())
  await looked.click()
  await expect(page).toHaveURL(/\/vehicles\//)
  // Its script, which remembers the vehicle, is loaded after the page.
  await expect(page.locator('main header [data-save]')).toBeVisible()
  await page.goto('/')
  const viewed = page.getByRole('region', { name: 'Recently viewed' })
  await page.locator('[data-viewed]').scrollIntoViewIfNeeded()
  await expect(viewed.getByRole('link', { name })).toBeVisible()
  await expect(viewed.getByText('a month')).toHaveCount(0)
  await viewed.getByLabel('Remember vehicles I look at').uncheck()
  await expect(viewed.getByRole('article')).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('forecourt.viewed'))).toBe('{"off":true}')
})

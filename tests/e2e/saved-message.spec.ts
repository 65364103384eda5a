import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

const message = (page: Page) => page.locator('[data-saved-message]')

/** Names, prices, buttons and bars below the message. */
function covered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const box = document.querySelector('[data-saved-message]')?.getBoundingClientRect() ?? new DOMRect()
    const parts = document.querySelectorAll(
      'h1, h2, h3, h3 + div, header a, main :is(button, p, li:not(:has(article, img, [role=img])))',
    )
    return [...parts]
      .filter((part) => {
        const other = part.getBoundingClientRect()
        const across = Math.min(box.right, other.right) - Math.max(box.left, other.left)
        return across > 1 && Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 1
      })
      .map((part) => part.outerHTML.slice(0, 120))
  })
}

test('the message of a saved vehicle covers no words and no control, and offers View and Undo by keyboard', async ({
  page,
}) => {
  await page.goto('/car-search')
  const heart = page.locator('main article [data-save]').nth(1)
  await heart.click()
  await expect(message(page)).toContainText('Saved ')
  await expect(message(page)).toHaveRole('status')
  expect(await covered(page)).toEqual([])
  // By mouse: nothing is above it.
  await page.getByRole('link', { name: 'View saved vehicles' }).click({ trial: true })

  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'View saved vehicles' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await expect(heart).toBeFocused()
  await expect(message(page)).toHaveText(/^Removed /)

  // Undo of a removal saves the vehicle again, as it was.
  await heart.press('Enter')
  const stored = () => page.evaluate(() => localStorage.getItem('forecourt.saved'))
  await expect(message(page)).toContainText('Saved ')
  const before = await stored()
  await heart.press('Enter')
  await expect(message(page)).toContainText('Removed ')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  expect(await stored()).toBe(before)

  const href = String(await page.locator('main h3 a').nth(2).getAttribute('href'))
  await page.goto(href)
  await page.locator('main header [data-save]').click()
  await expect(message(page)).toContainText('Saved ')
  expect(await covered(page)).toEqual([])
  await page.getByRole('link', { name: 'View saved vehicles' }).click()
  await expect(page.locator('[data-saved-id]')).toHaveCount(2)
})

test('the message of a copied link is hidden by no bar', async ({ page, context, request, browserName }) => {
  // Others ask for no permission, or share by the system.
  if (browserName === 'chromium') await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  const vehicles: { _id: string }[] = await (await request.get('/api/vehicles/search/car?pageSize=6')).json()
  await page.goto(`/saved?${new URLSearchParams(vehicles.map(({ _id }) => ['v', _id]))}`)
  await page.getByRole('button', { name: 'Share list' }).click()
  await expect(message(page)).toContainText('Link copied')
  const hidden = await message(page).evaluate((box) => {
    const { left, right, top, bottom } = box.getBoundingClientRect()
    const points: [number, number][] = [
      [left + 12, top + 8],
      [right - 12, top + 8],
      [left + 12, bottom - 8],
      [right - 12, bottom - 8],
    ]
    return points.filter((point) => !box.contains(document.elementFromPoint(...point)))
  })
  expect(hidden).toEqual([])
})

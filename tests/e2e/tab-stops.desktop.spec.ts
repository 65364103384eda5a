import { expect, test } from './support/test.ts'

test('a link at the top of the page leads to the results', async ({ page }) => {
  await page.goto('/car-search')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the results' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#results')).toBeFocused()
  await expect(page.locator('#results')).toBeInViewport()
  const card = page.getByRole('article').first().getByRole('link')
  let stops = 0
  do {
    await page.keyboard.press('Tab')
    stops += 1
  } while (stops < 25 && !(await card.evaluate((link) => link === document.activeElement)))
  await expect(card).toBeFocused()
})

test('the lists of the footer that lie open have no button to open them', async ({ page }) => {
  await page.goto('/about')
  const footer = page.getByRole('contentinfo')
  const list = footer.getByRole('list', { name: 'Buying advice' })
  await expect(list.getByRole('link', { name: 'Articles' })).toBeVisible()
  await footer.getByRole('link').filter({ visible: true }).first().focus()
  const stops: string[] = []
  while (stops.at(-1) !== 'Complaints' && stops.length < 100) {
    await page.keyboard.press('Tab')
    stops.push(await page.evaluate(() => document.activeElement?.textContent ?? ''))
  }
  expect(stops).toContain('Articles')
  expect(stops).not.toContain('Buying advice')
})

import { hydrated } from './support/script.ts'
import { expect, sampled, test } from './support/test.ts'

test('a link at the top of the page leads to the results', async ({ page }) => {
  await page.goto('/car-search')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the results' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#results')).toBeFocused()
  await expect(page.locator('#results')).toBeInViewport()
})

const pages = ['/car-search', '/van-search', '/truck-search', '/car-search?make=Ford']

for (const path of pages)
  test(
    `the first result of ${path} is at most 25 tab stops from the top, wide and narrow`,
    sampled(path === '/car-search'),
    async ({ page }) => {
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 844 })
        await page.goto(path)
        await hydrated(page)
        const card = page.getByRole('article').first()
        const stops: string[] = []
        do {
          await page.keyboard.press('Tab')
          stops.push(await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 80) ?? ''))
        } while (
          stops.length <= 60 &&
          !(await card.evaluate((part) => part.contains(document.activeElement)))
        )
        // The last one is in the card.
        expect(stops.length - 1, `${width} px: ${stops.join('\n')}`).toBeLessThanOrEqual(25)
      }
    },
  )

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

import { expect, test } from './support/test.ts'

// What home opens on: the search box, a budget, body types and pictures.

test('the search box, the budget and a body type are in the first screen', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('search').locator('input[name=q]')).toBeInViewport({ ratio: 1 })
  await expect(page.getByLabel('Highest price')).toBeInViewport({ ratio: 1 })
  const picture = page.locator('section[aria-labelledby=body-types] img').first()
  await expect(picture).toBeInViewport({ ratio: 1 })
})

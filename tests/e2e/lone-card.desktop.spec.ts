import { expect, test } from './support/test.ts'

test('a single card has the same size as one among others', async ({ page }) => {
  await page.goto('/trucks/new')
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards).toHaveCount(1)
  const [card, main] = await Promise.all([cards.boundingBox(), page.getByRole('main').boundingBox()])
  expect(card?.width).toBeLessThan((main?.width ?? 0) / 2)
})

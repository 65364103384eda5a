import { expect, test } from './support/test.ts'

test('a vehicle that is the only one of its kind keeps the size of a card', async ({ page }) => {
  await page.goto('/trucks/new')
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards).toHaveCount(1)
  const [card, main] = await Promise.all([cards.boundingBox(), page.getByRole('main').boundingBox()])
  expect(card?.width).toBeLessThan((main?.width ?? 0) / 2)
})

import { expect, test } from './support/test.ts'

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('the photos of a card are scrolled by keyboard, and a press on one opens the vehicle', async ({
      page,
    }) => {
      await page.goto('/car-search')
      const card = page.getByRole('article').first()
      const photos = card.getByRole('group', { name: /photos of/ })
      await expect(card.getByText('1/5')).toBeInViewport({ ratio: 1 })
      await photos.press('ArrowRight')
      await expect(card.getByText('2/5')).toBeInViewport({ ratio: 1 })
      await expect(card.getByText('1/5')).not.toBeInViewport()
      await card.getByText('2/5').click()
      await expect(page).toHaveURL(/\/vehicles\//)
    })
  })

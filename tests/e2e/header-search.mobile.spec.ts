import { expect, test } from './support/test.ts'

test('the search box of the header opens with the focus in it, and Escape closes it', async ({ page }) => {
  await page.goto('/cars')
  const header = page.getByRole('banner')
  const opener = header.getByRole('button', { name: 'Search' })
  await opener.click()
  await expect(header.getByRole('search').locator('input[name=q]')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(header.getByRole('search')).toBeHidden()
  await expect(opener).toBeFocused()
})

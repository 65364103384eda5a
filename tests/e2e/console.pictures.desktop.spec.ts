import { expect, test } from './support/test.ts'

test('a page of results causes no error or warning in the console', async ({ page }) => {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.goto('/truck-search?page=2')
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL(/page=3/)
  await expect(page.getByRole('navigation', { name: 'Pages' }).locator('[aria-current]')).toHaveText('Page 3')
  expect(complaints).toEqual([])
})

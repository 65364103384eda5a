import { expect, test } from './support/test.ts'

test('a browser with a full storage, or that refuses it, is told why nothing was saved, and all else works', async ({
  page,
}) => {
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  const heart = page.locator('main article [data-save]').first()
  const message = page.locator('[data-saved-message]')

  await page.goto('/car-search')
  await page.evaluate(() => {
    let text = 'x'.repeat(1_000_000)
    while (text.length > 0)
      try {
        localStorage.setItem('filler', (localStorage.getItem('filler') ?? '') + text)
      } catch {
        text = text.slice(0, text.length / 2)
      }
  })
  await heart.click()
  await expect(message).toContainText('the space that your browser gives to our website is full')
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await page.evaluate(() => localStorage.clear())
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.evaluate(() => localStorage.clear())

  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Access is denied', 'SecurityError')
      },
    })
  })
  const { href } = await page
    .locator('main h3 a')
    .first()
    .evaluate((link) => ({ href: (link as HTMLAnchorElement).href }))
  await page.goto(href)
  const save = page.locator('main header [data-save]')
  await save.click()
  await expect(message).toContainText('your browser doesn’t let our website store anything')
  await expect(save).toHaveAttribute('aria-pressed', 'false')
  await page.goto('/saved')
  await expect(message).toContainText('doesn’t let our website store anything')
  await expect(page.getByText('You haven’t saved any vehicles on this device')).toBeVisible()
  await page.goto(`/saved?v=${href.split('/').at(-1)}`)
  await expect(page.locator('[data-saved-id]')).toHaveCount(1)
  await page.getByRole('button', { name: 'Save all to this device' }).click()
  await expect(message).toContainText('doesn’t let our website store anything')
  expect(faults).toEqual([])
})

import { site } from '#content/site.ts'
import { expect, test } from './support/test.ts'

test.use({ fontAsServed: true })

test('without a connection the offline page is shown, and the page again once there is one', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await context.setOffline(true)
  await page.goto('/contact')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline')
  await expect(page.getByRole('main').getByRole('link', { name: `Call ${site.phone.label}` })).toBeVisible()
  await expect.poll(() => page.evaluate(() => document.fonts.check('16px "Instrument Sans"'))).toBe(true)
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.body).minBlockSize)).not.toBe('0px')
  await expect.poll(() => page.evaluate(() => 'enhanced' in document.documentElement.dataset)).toBe(true)

  await context.setOffline(false)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact and help')
})

test('only the offline page and its files are cached', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await page.goto('/car-search?make=BMW')
  const kept = await page.evaluate(async () => {
    const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const requests = await Promise.all(caches_.map((cache) => cache.keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(kept.filter((path) => !path.startsWith('/assets/'))).toEqual(['/offline'])
})

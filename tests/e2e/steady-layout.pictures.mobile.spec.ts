import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from './support/test.ts'

const paths = [
  '/',
  '/cars/used',
  '/car-search',
  '/vehicles/{id}',
  '/articles/checking-a-used-car',
  '/valuation',
]

for (const path of paths) {
  test(`nothing moves on ${path} when the font and the pictures arrive late`, async ({ page, request }) => {
    const [vehicle] = await (await request.get('/api/vehicles/search/car?pageSize=1')).json()
    let fonts = 0
    await page.route(/\.(woff2|svg)$/, async (route) => {
      if (route.request().url().endsWith('.woff2')) fonts += 1
      await sleep(800)
      await route.continue()
    })
    await page.addInitScript(() => {
      const shifts: string[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: unknown })[]) {
          shifts.push(`${entry.value} at ${Math.round(entry.startTime)} ms`)
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(path.replace('{id}', encodeURIComponent(vehicle._id)), { waitUntil: 'networkidle' })
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    )
    expect(fonts).toBe(1)
    expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([])
  })
}

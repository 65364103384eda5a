import { nextFrame } from './support/script.ts'
import { expect, test } from './support/test.ts'

test.use({ fontAsServed: true })

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
    const painted = Promise.withResolvers<void>()
    await page.exposeFunction('painted', painted.resolve)
    await page.route(/\.(woff2|svg)$/, async (route) => {
      if (route.request().url().endsWith('.woff2')) fonts += 1
      await painted.promise
      await route.continue()
    })
    await page.addInitScript(() => {
      const shifts: string[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver(() => (window as unknown as { painted(): void }).painted()).observe({
        type: 'paint',
        buffered: true,
      })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: unknown })[]) {
          shifts.push(`${entry.value} at ${Math.round(entry.startTime)} ms`)
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(path.replace('{id}', encodeURIComponent(vehicle._id)), { waitUntil: 'networkidle' })
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    await nextFrame(page)
    expect(fonts).toBe(1)
    expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([])
  })
}

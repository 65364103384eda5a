import { nextFrame } from './support/script.ts'
import { expect, sampled, test } from './support/test.ts'

const first = ['/', '/car-search', '/vehicles/{id}']
const paths = [
  '/',
  '/cars/used',
  '/car-search',
  '/vehicles/{id}',
  '/articles/checking-a-used-car',
  '/valuation',
  '/saved',
]

for (const path of paths) {
  test(
    `nothing moves on ${path} when pictures and scripts arrive late`,
    sampled(first.includes(path)),
    async ({ page, request }) => {
      const [vehicle] = await (await request.get('/api/vehicles/search/car?pageSize=1')).json()
      const painted = Promise.withResolvers<void>()
      await page.exposeFunction('painted', painted.resolve)
      await page.route(/\.svg$/, async (route) => {
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
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number
            sources: unknown
          })[]) {
            shifts.push(`${entry.value} at ${Math.round(entry.startTime)} ms`)
          }
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await page.goto(path.replace('{id}', encodeURIComponent(vehicle._id)), { waitUntil: 'networkidle' })
      await nextFrame(page)
      expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([])
    },
  )
}

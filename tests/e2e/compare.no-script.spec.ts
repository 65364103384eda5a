import { expect, test } from './support/test.ts'

// Heads that stay in view, and columns that are never cut: only a browser lays them out. No script of ours runs.
const windows = [
  { width: 390, count: 4, shown: 2 },
  { width: 390, count: 2, shown: 2 },
  { width: 320, count: 3, shown: 2 },
  { width: 800, count: 4, shown: 3 },
  { width: 1440, count: 4, shown: 4 },
]

test('as many vehicles are in view as fit, whole, and their heads stay in view', async ({
  page,
  request,
}) => {
  for (const { width, count, shown } of windows)
    await test.step(`of ${count} vehicles ${shown} at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 844 })
      const answer = await request.get(`/api/vehicles/search/car?pageSize=${count}`)
      const vehicles: { _id: string }[] = await answer.json()
      await page.goto(`/compare?${new URLSearchParams(vehicles.map(({ _id }) => ['v', _id]))}`)

      const heads = page.getByRole('columnheader')
      await expect(heads).toHaveCount(count)
      await page.getByRole('rowheader', { name: 'Mileage' }).scrollIntoViewIfNeeded()
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight / 3, behavior: 'instant' }))
      await expect.poll(async () => Math.abs((await heads.first().boundingBox())?.y ?? 999)).toBeLessThan(2)
      const bottoms = await heads.evaluateAll((all) =>
        all.map((head) => head.querySelector('div > div:nth-child(3)')?.getBoundingClientRect().bottom),
      )
      expect(new Set(bottoms.map((bottom) => Math.round(bottom ?? 0))).size).toBe(1)

      const region = page.getByRole('region', { name: 'Comparison' })
      for (const asked of [0, 50, 5000]) {
        await region.evaluate((element, left) => element.scrollTo({ left, behavior: 'instant' }), asked)
        await expect
          .poll(() =>
            region.evaluate((element) => {
              const { left, right } = element.getBoundingClientRect()
              const label = element.querySelector('tbody th[scope=row]')?.getBoundingClientRect().right ?? 0
              const columns = [...element.querySelectorAll('thead th')].map((head) => {
                const box = head.getBoundingClientRect()
                return Math.max(0, Math.min(box.right, right) - Math.max(box.left, label, left)) / box.width
              })
              return columns.filter((part) => part > 0.01).map((part) => Math.round(part * 100) / 100)
            }),
          )
          .toEqual(Array(shown).fill(1))
      }
    })
})

import type { Page } from '@playwright/test'
import { hydrated } from './support/script.ts'
import { expect, sampled, test } from './support/test.ts'

/** A page of each layout. */
const first = [
  ...['/', '/vans/used', '/cars/finance', '/car-search', '/vehicles/{id}', '/vehicles/{id}/apply'],
  ...['/valuation', '/cars/reviews'],
]
const others = [
  ...['/cars', '/trucks/new', '/vans/leasing', '/trucks/leasing', '/van-search?make=Ford', '/vehicles'],
  ...['/offers', '/browse-stock', '/cars/used/ford', '/part-exchange', '/articles'],
]

for (const [pages, paths] of Object.entries({ 'a page of each layout': first, 'other pages': others }))
  test(
    `every link and button of ${pages} can be pressed`,
    sampled(paths === first),
    async ({ page, request }) => {
      const [vehicle] = await (await request.get('/api/vehicles/search/van?pageSize=1')).json()
      const covered: string[] = []
      let pressable = 0
      for (const path of paths) {
        await page.goto(path.replace('{id}', vehicle._id))
        await hydrated(page)
        const found = await findCovered(page)
        pressable += found.pressable
        covered.push(...found.covered.map((what) => `${path}: ${what}`))
      }
      expect(covered).toEqual([])
      expect(pressable).toBeGreaterThan(paths.length * 40)
    },
  )

test('a link below another element is reported', async ({ page }) => {
  await page.goto('/privacy')
  await page.evaluate(() => {
    const link = document.querySelector('main a')
    if (link) link.textContent = 'Covered'
    const cover = document.createElement('div')
    cover.style.cssText = 'position: fixed; inset: 0'
    document.body.append(cover)
  })
  expect((await findCovered(page)).covered).toContain('Covered')
})

/** Scrolls to each visible link and button, and lists those whose middle is covered by another element. */
async function findCovered(page: Page): Promise<{ pressable: number; covered: string[] }> {
  return page.evaluate(() => {
    const targets = [...document.querySelectorAll('main :is(a[href], button), footer a[href]')].filter(
      (target) => target.checkVisibility({ visibilityProperty: true }),
    )
    const covered = targets.filter((target) => {
      target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      // A link that breaks over two lines has a box for each.
      return ![...target.getClientRects()].some(({ left, top, width, height }) => {
        const hit = document.elementFromPoint(left + width / 2, top + height / 2)
        return hit !== null && target.contains(hit)
      })
    })
    const names = covered.map((target) => (target.getAttribute('aria-label') ?? target.textContent).trim())
    return { pressable: targets.length, covered: names }
  })
}

import type { Page } from '@playwright/test'
import { expect, sampled, test } from './support/test.ts'

// FCA Handbook, CONC 3.5.5R: the items of the representative example have equal prominence, no less than any other cost
// of credit. A size in pixels is what a machine can compare.

/** A page of each kind that shows a cost of credit. */
const paths = [
  ...['/', '/cars', '/cars/used', '/vans/new', '/cars/finance', '/vans/finance', '/trucks/finance'],
  ...['/vans', '/vans/used', '/trucks', '/trucks/used', '/trucks/new', '/truck-search'],
  ...[
    '/car-search',
    '/van-search?vat=ex',
    '/cars/used/ford',
    '/cars/used/under-10000',
    '/browse-stock',
    '/offers',
  ],
  ...['/finance-info', '/finance-prices', '/finance-options', '/savings', '/articles/hp-or-pcp'],
]

/** Those whose figures come from different components. */
const fewPaths = ['/', '/cars/used', '/car-search', '/finance-info', '/articles/hp-or-pcp']

for (const { width, where, tried } of [
  { width: 390, where: 'on some pages', tried: fewPaths },
  ...[320, 390, 1440].map((width) => ({ width, where: 'on any page', tried: paths })),
])
  test(
    `no cost of credit is larger than the representative example at ${width} px, ${where}`,
    sampled(tried === fewPaths),
    async ({ page, request }) => {
      const [van] = await (await request.get('/api/vehicles/search/van?vatStatus=Ex+VAT&pageSize=1')).json()
      const id: string = van._id
      await page.setViewportSize({ width, height: 900 })
      const ofVehicle = ['', '?finance=pcp', '/apply?finance=pcp'].map((end) => `/vehicles/${id}${end}`)
      for (const path of [...tried, ...ofVehicle, `/saved?v=${id}`, `/compare?v=${id}`]) {
        await page.goto(path)
        const { example, others } = await sizesOn(page)
        expect(example, `${path}: one size`).toHaveLength(1)
        expect(others.length, `${path}: shows a cost`).toBeGreaterThan(0)
        for (const { text, size } of others)
          expect(size, `${path}: ${text}`).toBeLessThanOrEqual(example[0] ?? 0)
      }
    },
  )

for (const width of [320, 390, 1440])
  test(
    `no cost of credit in the form over a vehicle is larger than its example at ${width} px`,
    sampled(width === 390),
    async ({ page, site }) => {
      const [van] = await (await fetch(`${site.url}/api/vehicles/search/van?pageSize=1`)).json()
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`/vehicles/${van._id}`)
      const { example } = await sizesOn(page)
      await page.getByRole('button', { name: 'Apply for Finance' }).first().click()
      await expect(page.locator('dialog[open]')).toContainText('a month')
      const { others } = await sizesOn(page, 'dialog[open]')
      expect(others.length).toBeGreaterThan(0)
      for (const { text, size } of others) expect(size, text).toBeLessThanOrEqual(example[0] ?? 0)
    },
  )

/** The font sizes of the example's items, each once, and those of the other texts with a cost of credit. */
function sizesOn(page: Page, within = 'main') {
  return page.evaluate((selector) => {
    const cost = /£[\d,.]+ a month|monthly payments? of|Monthly Prices From|\d%\sAPR|Total amount payable/
    const example = new Set<number>()
    const others: { text: string; size: number }[] = []
    const texts = document.createTreeWalker(
      document.querySelector(selector) ?? document,
      NodeFilter.SHOW_TEXT,
    )
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const { parentElement: element, textContent: text } = node
      if (!element?.checkVisibility() || text === null || text.trim() === '') continue
      const size = Number.parseFloat(getComputedStyle(element).fontSize)
      if (element.closest('[aria-labelledby^="representative-example"]')) example.add(size)
      // A figure in bold, or beside its term, is a cost if the words around it say so.
      else if (
        cost.test((element.matches('strong, dd') ? element.parentElement : element)?.textContent ?? '')
      )
        others.push({ text, size })
    }
    return { example: [...example], others }
  }, within)
}

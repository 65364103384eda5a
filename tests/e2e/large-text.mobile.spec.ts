import { nextFrame } from './support/script.ts'
import { expect, test } from './support/test.ts'

// At twice the size of text a phone of 390 px scrolls down only (WCAG 2.2, 1.4.4).

/** `{id}` and `{other}` stand for vehicles in stock. */
const paths = [
  ...[
    '/',
    '/cars/used',
    '/cars/finance',
    '/cars/leasing',
    '/car-search',
    '/van-search?make=Ford&price=5000-19999',
  ],
  ...['/vehicles/{id}', '/vehicles/{id}/apply', '/saved?v={id}&v={other}', '/compare?v={id}&v={other}'],
  ...['/articles/hp-or-pcp', '/contact', '/valuation', '/nowhere'],
]

for (const path of paths) {
  test(`large text on ${path} fits the width of the screen`, async ({ page, request }) => {
    const [one, other] = await (await request.get('/api/vehicles/search/car?pageSize=2')).json()
    await page.addInitScript(() => {
      const large = new CSSStyleSheet()
      large.replaceSync('html { font-size: 200% !important }')
      document.adoptedStyleSheets.push(large)
    })
    await page.goto(path.replace('{id}', one._id).replace('{other}', other._id))
    await nextFrame(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })
}

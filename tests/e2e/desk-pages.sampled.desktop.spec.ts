import { sample } from '#server/store/contract/sample-stock.ts'
import { openStockStore } from '#server/store/open-stock-store.ts'
import { faultsInBothSchemes, overflow } from './support/accessibility.ts'
import { comeIn, testAtDesk } from './support/desk-visit.ts'
import { expect, sampled } from './support/test.ts'

const lead = '1c618374-203d-8200-a3cf-2038ba650b5b'
const test = testAtDesk(
  [
    {
      id: lead,
      payload: {
        kind: 'viewing',
        name: 'Wilhelmina Quillfeather-Featherstonehaugh',
        phone: '07700 900123',
        email: 'wilhelmina.quillfeather-featherstonehaugh@example.com',
        vehicleId: 'v1',
        message: 'Is it still there?',
      },
    },
  ],
  {
    async fill(config) {
      const stock = await openStockStore(config)
      await stock.write((writer) =>
        writer.put([sample('v1', { make: 'Mercedes-Benz', registration: 'AB12 CDE' })]),
      )
      await stock.close()
    },
  },
)

/** A list, a lead, a vehicle, a form and a table. */
const first = [
  '/leads',
  `/leads/${lead}`,
  '/stock/v1',
  '/stock/add',
  '/stock/prices?id=v1&by=percent&amount=-5',
]
const paths = [
  ...first,
  ...[
    '/',
    '/leads/find',
    '/leads/none',
    '/stock',
    '/stock/v1/fields',
    '/stock/v1/photos',
    '/stock/registers',
  ],
  ...['/files', '/person', '/person/copy', '/site'],
]

for (const tried of [first, paths])
  test(
    `with text of 200 % nothing scrolls sideways on ${tried.length} pages of the desk, on a phone and on a laptop`,
    sampled(tried === first),
    async ({ context, place }) => {
      const page = await comeIn(context, place.desk, 'Ann Smith')
      const wide: string[] = []
      for (const path of tried) {
        await page.goto(place.desk.url + path)
        for (const width of [320, 1280]) {
          await page.setViewportSize({ width, height: 800 })
          await page.evaluate(() => {
            document.documentElement.style.fontSize = '200%'
          })
          wide.push(...(await overflow(page)).map((fault) => `${path} at ${width}: ${fault}`))
        }
      }
      expect(wide).toEqual([])
    },
  )

// `tokens.test.ts` measures the colours, so what is found here is of the structure.
test(
  'every page of the desk has no fault of accessibility, in light and dark, and fits a phone',
  sampled(false),
  async ({ context, place }) => {
    const page = await comeIn(context, place.desk, 'Ann Smith')
    for (const path of paths) {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto(place.desk.url + path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await faultsInBothSchemes(page), path).toEqual([])
      await page.setViewportSize({ width: 390, height: 844 })
      expect(await overflow(page), path).toEqual([])
    }
  },
)

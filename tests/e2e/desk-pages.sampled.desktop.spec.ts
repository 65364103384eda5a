import { type BrowserContext, expect, type Page } from '@playwright/test'
import { sample } from '#server/store/contract/sample-stock.ts'
import { openStockStore } from '#server/store/open-stock-store.ts'
import { faultsInBothSchemes, overflow } from './support/accessibility.ts'
import { comeIn, type DeskPlace, testAtDesk } from './support/desk-visit.ts'

const lead = '1c618374-203d-8200-a3cf-2038ba650b5b'
const test = testAtDesk([
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
])

const paths = [
  ...['/', '/leads', '/leads/find', `/leads/${lead}`, '/leads/none'],
  ...['/stock', '/stock/v1', '/stock/v1/fields', '/stock/v1/photos', '/stock/add', '/stock/registers'],
  ...['/stock/prices?id=v1&by=percent&amount=-5', '/files', '/person', '/person/copy', '/site'],
]

async function open(context: BrowserContext, { dataDir, desk }: DeskPlace): Promise<Page> {
  const stock = await openStockStore({ dataDir, databaseUrl: null })
  await stock.write((writer) =>
    writer.put([sample('v1', { make: 'Mercedes-Benz', registration: 'AB12 CDE' })]),
  )
  await stock.close()
  return comeIn(context, desk, 'Ann Smith')
}

test('no page of the desk scrolls sideways with text of 200 %, on a phone and on a laptop', async ({
  context,
  place,
}) => {
  const page = await open(context, place)
  const wide: string[] = []
  for (const path of paths) {
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
})

// `tokens.test.ts` measures the colours, so what is found here is of the structure.
test('every page of the desk has no fault of accessibility, in light and dark, and fits a phone', {
  tag: '@long',
}, async ({ context, place }) => {
  const page = await open(context, place)
  for (const path of paths) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(place.desk.url + path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await faultsInBothSchemes(page), path).toEqual([])
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await overflow(page), path).toEqual([])
  }
})

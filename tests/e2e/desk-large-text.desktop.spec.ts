import { expect } from '@playwright/test'
import { sample } from '#server/store/contract/sample-stock.ts'
import { openStockStore } from '#server/store/open-stock-store.ts'
import { comeIn, testAtDesk } from './support/desk-visit.ts'

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

test('no page of the desk scrolls sideways with text of 200 %, on a phone and on a laptop', async ({
  context,
  place: { dataDir, desk },
}) => {
  const stock = await openStockStore({ dataDir, databaseUrl: null })
  await stock.write((writer) =>
    writer.put([sample('v1', { make: 'Mercedes-Benz', registration: 'AB12 CDE' })]),
  )
  await stock.close()
  const page = await comeIn(context, desk, 'Ann Smith')
  const vehicle = '/stock/v1'
  const paths = [
    ...[
      '/',
      '/leads',
      '/leads/find',
      `/leads/${lead}`,
      '/stock',
      vehicle,
      `${vehicle}/fields`,
      `${vehicle}/photos`,
    ],
    ...[
      '/stock/add',
      '/stock/prices?id=v1&by=percent&amount=-5',
      '/stock/registers',
      '/files',
      '/person',
      '/site',
    ],
  ]
  const wide: string[] = []
  for (const path of paths) {
    await page.goto(desk.url + path)
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const { scrollWidth, clientWidth } = await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
        const { scrollWidth, clientWidth } = document.documentElement
        return { scrollWidth, clientWidth }
      })
      if (scrollWidth > clientWidth) wide.push(`${path} at ${width}: ${scrollWidth}`)
    }
  }
  expect(wide).toEqual([])
})

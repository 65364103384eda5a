import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { exampleRecord } from '#domain/stock/example-record.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import { prepareRecord } from '#server/feed/prepare-record.ts'
import { openStockStore, type StockPlace } from '#server/store/open-stock-store.ts'
import { accessibilityFaults } from './support/accessibility.ts'
import { comeIn, testAtDesk } from './support/desk-visit.ts'
import { expect, sampled } from './support/test.ts'

const leadId = '11111111-0000-4000-8000-000000000001'

const lead = {
  id: leadId,
  payload: {
    kind: 'reserve',
    vehicleId: 'F1',
    vehicleDetails: {},
    name: 'Ada Lovelace',
    phone: '07700 900123',
  },
} as const

const test = testAtDesk([lead], {
  fill: (config) =>
    feed(
      config,
      vehicle('F1', 'AB12 CDE', 10_000),
      vehicle('F2', 'CD34 EFG', 8_000),
      vehicle('F3', 'EF56 GHJ', 9_000),
    ),
})

function vehicle(stockId: string, registration: string, amountGBP: number, mileage = 31_000): StockRecord {
  const { metadata, vehicle, adverts, ...record } = exampleRecord()
  const retailAdverts = { ...adverts.retailAdverts, totalPrice: { amountGBP }, priceOnApplication: false }
  return {
    ...record,
    metadata: { ...metadata, stockId, versionNumber: null, lastUpdated: null },
    vehicle: {
      ...vehicle,
      make: 'Ford',
      model: 'Focus',
      registration,
      vin: null,
      odometerReadingMiles: mileage,
    },
    adverts: { ...adverts, retailAdverts },
  }
}

/** As an import does it. */
async function feed(place: StockPlace, ...records: StockRecord[]): Promise<void> {
  const store = await openStockStore(place)
  await store.write((writer) => writer.put(records.map((record) => prepareRecord(record))))
  await store.close()
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test('a vehicle is found by its plate, priced, reserved for a lead, sold, and each taken back', async ({
  context,
  place,
}) => {
  const page = await comeIn(context, place.desk, 'Ann Smith')
  await page.getByRole('link', { name: 'Ada Lovelace' }).click()
  await page.getByRole('article', { name: 'The vehicle' }).getByRole('link', { name: 'Ford Focus' }).click()
  await expect(page.getByRole('heading', { name: 'Ford Focus' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ada Lovelace' })).toBeVisible()

  await page.getByRole('link', { name: 'Stock' }).click()
  await expect(page.getByText('3 vehicles')).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByLabel('Plate, stock number, make or model').fill('ab12cde')
  await press(page, 'Show')
  await expect(page.getByText('1 vehicle', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Ford Focus' }).click()

  await page.getByLabel('Price in pounds').fill('£9,500 + VAT')
  await press(page, 'Set the price')
  await expect(page.getByText('The VAT stays as it is')).toBeVisible()
  await expect(page.getByLabel('Price in pounds')).toHaveValue('£9,500 + VAT')
  await page.getByLabel('Price in pounds').fill('9,500')
  await press(page, 'Set the price')
  await expect(page.getByText('Ann Smith set the price')).toBeVisible()
  await expect(page.getByText('The feed says: £10,000')).toBeVisible()
  await press(page, 'Undo')
  await expect(page.getByLabel('Price in pounds')).toHaveValue('10000')

  await page.getByLabel('Reserved until').fill('2031-12-03')
  await page.getByLabel('For whom').selectOption(leadId)
  await press(page, 'Reserve')
  await expect(page.getByText('Until 3 December')).toBeVisible()
  const held = page.getByRole('paragraph').filter({ hasText: 'Until 3 December' })
  await expect(held.getByRole('link', { name: 'Ada Lovelace' })).toHaveAttribute('href', `/leads/${leadId}`)
  await press(page, 'Sold')
  await expect(page.getByText(/^Marked as sold/)).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await press(page, 'Undo')
  await expect(page.getByText('Until 3 December')).toBeVisible()
  await expect(page.getByText('Undone: Ann Smith took back “marked it as sold”')).toBeVisible()
  await page.getByRole('link', { name: 'Stock' }).click()
  const line = page.getByRole('listitem').filter({ hasText: 'AB12 CDE' })
  await expect(line.getByRole('link', { name: 'Ada Lovelace' })).toBeVisible()
  await line.getByRole('link', { name: 'Ford Focus' }).click()
  await press(page, 'Back on sale')
  await expect(page.getByText('Nothing was set by hand')).toBeVisible()
  const audit = await readFile(join(place.dataDir, 'applications.audit.ndjson'), 'utf8')
  expect(audit).toContain('"user":"Ann Smith","command":"stock","vehicle":"F1","act":"sold"')
})

test('a field is set by hand, stays through the feed, and is given back to it', async ({
  context,
  place,
}) => {
  const page = await comeIn(context, place.desk, 'Ann')
  await page.goto(`${place.desk.url}/stock/F2/fields`)
  await page.getByLabel('Mileage').fill('some')
  await press(page, 'Save the fields')
  await expect(page.getByText('Nothing was saved yet. Correct what is marked below')).toBeVisible()
  await expect(page.getByLabel('Mileage')).toHaveValue('some')
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByLabel('Mileage').fill('29,500 miles')
  await press(page, 'Save the fields')
  await expect(page.getByText('The feed says: 31,000')).toBeVisible()
  await feed(place.config, vehicle('F2', 'CD34 EFG', 7_900, 31_500))
  await page.reload()
  await expect(page.getByText('The feed says: 31,500')).toBeVisible()
  await page.getByRole('button', { name: 'As the feed says: mileage' }).click()
  await expect(page.getByText('Nothing was set by hand')).toBeVisible()
  await expect(page.getByText('31,500 miles')).toBeVisible()
})

test(
  'two people at one vehicle: the second is told, and loses nothing',
  sampled(false),
  async ({ browser, context, place }) => {
    const ann = await comeIn(context, place.desk, 'Ann')
    const other = await browser.newContext()
    const bob = await comeIn(other, place.desk, 'Bob')
    for (const page of [ann, bob]) await page.goto(`${place.desk.url}/stock/F3`)
    await bob.getByLabel('Price in pounds').fill('8,750')
    await press(ann, 'Reserve')
    await expect(ann.getByText('Ann reserved it')).toBeVisible()
    await press(bob, 'Set the price')
    await expect(bob.getByText('Somebody else or the feed has changed')).toBeVisible()
    await expect(bob.getByText('Reserved', { exact: true }).first()).toBeVisible()
    await expect(bob.getByLabel('Price in pounds')).toHaveValue('8,750')
    await press(bob, 'Set the price')
    await expect(bob.getByText('Bob set the price')).toBeVisible()
    await expect(bob.getByText('Reserved', { exact: true }).first()).toBeVisible()
    await other.close()
  },
)

test('a vehicle is added by typing, and prices of many change at once, without script', async ({
  browser,
  place,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await comeIn(context, place.desk, 'Cy')
  await page.goto(`${place.desk.url}/stock/add`)
  await page.getByLabel('Registration, if it has one').fill('gh78 jkl')
  await page.getByLabel('Type').selectOption('car')
  await page.getByLabel('Make').fill('Skoda')
  await page.getByLabel('Mileage').fill('12,000')
  await press(page, 'Add it')
  await expect(page.getByText('It is missing').first()).toBeVisible()
  await expect(page.getByLabel('Make')).toHaveValue('Skoda')
  await page.getByLabel('Model').fill('Octavia')
  await page.getByLabel('Price, needed').fill('12,000')
  await press(page, 'Add it')
  await expect(page.getByText('It was added by hand and is in no feed')).toBeVisible()

  await page.goto(`${place.desk.url}/stock?order=dearest`)
  await page
    .getByLabel('Choose Škoda Octavia GH78 JKL')
    .or(page.getByLabel('Choose Skoda Octavia GH78 JKL'))
    .check()
  await page.getByLabel('Choose Ford Focus AB12 CDE').check()
  await press(page, 'Change prices of the chosen')
  await page.getByLabel('By how much').fill('-5')
  await press(page, 'Show the prices')
  const table = page.getByRole('table')
  await expect(table.getByRole('row', { name: /GH78 JKL/ })).toContainText('£11,400')
  await expect(table.getByRole('row', { name: /AB12 CDE/ })).toContainText('£9,500')
  await press(page, 'Change 2 prices')
  await expect(page.getByText('2 prices were changed.')).toBeVisible()
  await press(page, 'Undo all of it')
  await expect(page.getByText('The prices are again as they were before')).toBeVisible()
  await page.goto(`${place.desk.url}/stock?order=dearest`)
  await expect(page.getByRole('listitem').filter({ hasText: 'GH78 JKL' })).toContainText('£12,000')
  await context.close()
})

// With keys: desk-registers.desktop.spec.ts.
test('without keys, nothing is said of registers and nothing can be looked up', async ({
  context,
  place,
}) => {
  const page = await comeIn(context, place.desk, 'Ann')
  await expect(page.getByText('MOT record')).toHaveCount(0)
  await page.getByLabel('Desk').getByRole('link', { name: 'Stock' }).click()
  await page.getByRole('link', { name: 'The MOT record' }).click()
  await expect(page.getByText('The MOT register is not asked')).toBeVisible()
  await page.goto(`${place.desk.url}/stock/add`)
  await expect(page.getByRole('button', { name: 'Add it' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Fill in from the DVLA' })).toHaveCount(0)
})

import type { Page } from '@playwright/test'
import { exampleRecord } from '#domain/stock/example-record.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import { prepareRecord } from '#server/feed/prepare-record.ts'
import { openStockStore } from '#server/store/open-stock-store.ts'
import { comeIn, deskListens, testAtDesk } from './support/desk-visit.ts'
import { expect } from './support/test.ts'

const leads = [
  {
    id: '11111111-0000-4000-8000-000000000001',
    payload: { kind: 'call', name: 'Ada Lovelace', phone: '07700 900123', vehicleId: 'K1' },
  },
  {
    id: '22222222-0000-4000-8000-000000000002',
    payload: { kind: 'call', name: 'Grace Hopper', phone: '07700 900456', vehicleId: 'K2' },
  },
] as const

const test = testAtDesk(leads, {
  async fill(config) {
    const store = await openStockStore(config)
    const records = [vehicle('K1', 'AB12 CDE'), vehicle('K2', 'CD34 EFG'), vehicle('K3', 'EF56 GHJ')]
    await store.write((writer) => writer.put(records.map((record) => prepareRecord(record))))
    await store.close()
  },
})

function vehicle(stockId: string, registration: string): StockRecord {
  const { metadata, vehicle, ...record } = exampleRecord()
  return {
    ...record,
    metadata: { ...metadata, stockId },
    vehicle: { ...vehicle, registration, vin: null },
  }
}

const button = (page: Page, name: string) => page.locator('main').getByRole('button', { name, exact: true })

test('a vehicle is priced, reserved and sold by keys alone, and the focus stays where somebody works', async ({
  context,
  place,
}) => {
  const page = await comeIn(context, place.desk, 'Ann')
  const { keyboard } = page
  await page.goto(`${place.desk.url}/stock?order=newest`)
  await deskListens(page)
  const lines = page.locator('main [data-line]')
  await keyboard.press('j')
  await keyboard.press('x')
  await expect(page.getByRole('checkbox').nth(0)).toBeChecked()
  await keyboard.press('ArrowDown')
  const line = await lines.nth(1).getAttribute('href')
  await keyboard.press('p')
  await expect(page.getByLabel('Price in pounds')).toBeFocused()
  await keyboard.press('ControlOrMeta+a')
  await keyboard.type('7500')
  await keyboard.press('Enter')
  await expect(page.getByRole('status')).toContainText('Ann')
  await expect(button(page, 'Set the price')).toBeFocused()

  await keyboard.press('b')
  await expect(page).toHaveURL(/order=newest/)
  await expect(lines.nth(1)).toBeFocused()
  expect(await lines.nth(1).getAttribute('href')).toBe(line)
  await keyboard.press('s')
  await expect(button(page, 'Mark as sold')).toBeFocused()
  await keyboard.press('Enter')
  await expect(button(page, 'Undo')).toBeFocused()
  await keyboard.press('Enter')
  await expect(button(page, 'Mark as sold')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await keyboard.press('r')
  await expect(page.getByLabel('Reserved until')).toBeFocused()
  await keyboard.press('Escape')
  await keyboard.press('n')
  await expect(page.getByLabel('Note for yourselves')).toBeFocused()
  await keyboard.type('by the window')
  await keyboard.press('Escape')
  await keyboard.press('/')
  await expect(page.getByLabel('Plate, stock number, make or model')).toBeFocused()
  await keyboard.type('AB12 CDE')
  await keyboard.press('Enter')
  await expect(lines).toHaveCount(1)
  await keyboard.press('Escape')
  await keyboard.press('j')
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('a lead is answered by keys alone', async ({ context, place }) => {
  const page = await comeIn(context, place.desk, 'Ann')
  const { keyboard } = page
  await page.goto(`${place.desk.url}/leads`)
  await deskListens(page)
  const lines = page.locator('main [data-line]')
  await keyboard.press('j')
  await keyboard.press('p')
  await expect(lines.nth(0)).toBeFocused()
  await keyboard.press('n')
  const note = page.getByLabel('What happened?')
  await expect(note).toBeFocused()
  await keyboard.type('comes on Saturday')
  // Past the day and the time, whose parts are a stop each in one browser, and not in another.
  await button(page, 'Called').focus()
  await keyboard.press('Enter')
  await expect(note).toHaveValue('')
  await expect(button(page, 'Called')).toBeFocused()
  await keyboard.press('b')
  await expect(lines.nth(0)).toBeFocused()
})

test('lists are worked by keys, and no key is taken from what somebody types', async ({ context, place }) => {
  const page = await comeIn(context, place.desk, 'Ann')
  await page.goto(`${place.desk.url}/leads`)
  await deskListens(page)
  const lines = page.locator('main [data-line]')
  await page.keyboard.press('j')
  await expect(lines.nth(0)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(lines.nth(1)).toBeFocused()
  await page.keyboard.press('k')
  await expect(lines.nth(0)).toBeFocused()
  const name = await lines.nth(0).textContent()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: name ?? '' })).toBeVisible()
  await page.getByLabel('What happened?').fill('')
  await page.getByLabel('What happened?').pressSequentially('jk/? what')
  await expect(page.getByLabel('What happened?')).toHaveValue('jk/? what')
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Keys and sound' })
  await expect(keys).toBeVisible()
  await expect(keys.getByLabel('A sound for each new lead')).not.toBeChecked()
  await keys.getByLabel('Letters and signs work lists').uncheck()
  await page.keyboard.press('Escape')
  await page.goto(`${place.desk.url}/leads`)
  await deskListens(page)
  await page.keyboard.press('j')
  await expect(page.locator('main [data-line]:focus')).toHaveCount(0)
  expect(await page.evaluate(() => Object.entries(localStorage))).toEqual([
    ['desk-settings', '{"sound":false,"letters":false}'],
  ])
})

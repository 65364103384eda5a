import type { BrowserContext, Page } from '@playwright/test'
import { writeXlsx } from 'hucre/xlsx'
import { openStockStore } from '#server/store/open-stock-store.ts'
import { accessibilityFaults } from './support/accessibility.ts'
import { comeIn, testAtDesk } from './support/desk-visit.ts'
import type { Desk } from './support/start-desk.ts'
import { expect, sampled } from './support/test.ts'

const test = testAtDesk([])

test.beforeEach(async ({ place: { config } }) => {
  const stock = await openStockStore(config)
  await stock.write((writer) => writer.removeOthers())
  await stock.close()
})

async function openFiles(context: BrowserContext, desk: Desk): Promise<Page> {
  const page = await comeIn(context, desk, 'Ann Smith')
  await page.getByRole('link', { name: 'Read in a file' }).click()
  await expect(page.getByRole('heading', { name: 'Read in a file' })).toBeVisible()
  return page
}

const heading = ['Stock no', 'Make', 'Model', 'Asking', 'Mileage', 'Reg']
const vehicle = (index: number, price: unknown = 9_995) => [
  `S${index}`,
  'Ford',
  'Focus',
  price,
  31_000,
  `AB${10 + index} CDE`,
]
const vehicles = (count: number) => Array.from({ length: count }, (_, index) => vehicle(index))
const csvOf = (rows: readonly (readonly unknown[])[]) =>
  `${[heading, ...rows].map((row) => row.join(',')).join('\n')}\n`

async function bring(page: Page, name: string, content: string | Uint8Array): Promise<void> {
  await page
    .getByLabel('Your file')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) })
  await page.getByRole('button', { name: 'Look at this file' }).click()
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
}

test('a workbook is brought, one of its columns is chosen, and it is read in', async ({ context, place }) => {
  const page = await openFiles(context, place.desk)
  await bring(
    page,
    'stock.xlsx',
    await writeXlsx({ sheets: [{ name: 'Stock', rows: [heading, ...vehicles(30)] as string[][] }] }),
  )
  await expect(page.getByText('No column is the price')).toBeVisible()
  await page.getByLabel('Asking').selectOption('Price')
  await page.getByRole('button', { name: 'Read it like this' }).click()
  await expect(page.getByText('30 added')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(20)
  await expect(page.getByRole('article').first()).toContainText('£9,995')
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Read it in' }).press('Enter')
  await expect(page.getByText('Read in by Ann Smith')).toBeVisible()
  // The button is gone, and somebody who works by keys or hears the page is at its beginning.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await page.getByRole('link', { name: 'Read in a file' }).first().click()
  await bring(
    page,
    'monday.csv',
    csvOf([vehicle(0, 8_995), vehicle(1, 'ask Bob'), ...vehicles(9).slice(2), vehicle(50)]),
  )
  await expect(page.getByText('read as for the last file of this kind')).toBeVisible()
  await expect(page.getByText('1 added, 22 leave, 1 price changes, 1 cannot be read')).toBeVisible()
  await expect(page.getByRole('row', { name: /Asking.*ask Bob/ })).toContainText('3')
  await page.getByRole('button', { name: 'Read it in' }).press('Enter')
  await expect(page.getByText('Type the number of vehicles that leave')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Read it in' })).toBeFocused()
  await page.getByLabel('How many vehicles leave the site?').fill('22')
  await page.getByRole('button', { name: 'Read it in' }).click()
  await expect(page.getByText('22 left')).toBeVisible()
})

test('it works without script, and refuses a wrong file in words', async ({ browser, place }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await openFiles(context, place.desk)
  await page
    .getByLabel('Your file')
    .setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') })
  await page.getByRole('button', { name: 'Look at this file' }).click()
  await expect(page.getByText('The file is a PDF')).toBeVisible()
  await bring(page, 'stock.csv', csvOf(vehicles(3)).replace('Asking', 'Price'))
  await page.getByLabel('some vehicles: nothing leaves').check()
  await page.getByRole('button', { name: 'Read it like this' }).click()
  await expect(page.getByLabel('some vehicles: nothing leaves')).toBeChecked()
  // A comparison that takes longer than the answer waits is asked for again.
  await expect(async () => {
    const again = page.getByRole('link', { name: 'Look again' })
    if (await again.isVisible()) await again.click()
    await expect(page.getByText('3 added')).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await page.getByRole('button', { name: 'Read it in' }).click()
  await expect(page.getByText('Read in by Ann Smith')).toBeVisible()
  await context.close()
})

test('codes of a column are explained by whoever knows them', async ({ context, place }) => {
  const page = await openFiles(context, place.desk)
  const [names = '', ...rows] = csvOf(vehicles(3)).replace('Asking', 'Price').trim().split('\n')
  const codes = ['F', 'S', 'F']
  await bring(
    page,
    'codes.csv',
    `${[`${names},Status`, ...rows.map((row, at) => `${row},${codes[at]}`)].join('\n')}\n`,
  )
  await expect(page.getByText('The column Status has words that we do not know, such as “F”')).toBeVisible()
  const again = page.getByRole('button', { name: 'Read it like this' })
  await page.getByLabel('Status').selectOption('For sale, reserved or sold')
  await again.click()
  await expect(page.getByText('3 of them will not be shown, because the file does not say')).toBeVisible()
  await page.getByLabel('“F” means').selectOption('For sale')
  await page.getByLabel('“S” means').selectOption('Sold')
  await again.click()
  await expect(page.getByText('2 added')).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
})

test(
  'the second of two people is told that the stock has changed',
  sampled(false),
  async ({ browser, context, place }) => {
    const ann = await openFiles(context, place.desk)
    const other = await browser.newContext()
    const bob = await openFiles(other, place.desk)
    await bring(ann, 'ann.csv', csvOf(vehicles(3)).replace('Asking', 'Price'))
    await bring(bob, 'bob.csv', csvOf(vehicles(5)).replace('Asking', 'Price'))
    await expect(bob.getByText('5 added')).toBeVisible()
    await ann.getByRole('button', { name: 'Read it in' }).click()
    await expect(ann.getByText('Read in by')).toBeVisible()
    await bob.getByRole('button', { name: 'Read it in' }).click()
    await expect(bob.getByText('has changed meanwhile')).toBeVisible()
    await expect(bob.getByText('2 added')).toBeVisible()
    await bob.getByRole('button', { name: 'Read it in' }).click()
    await expect(bob.getByText('Read in by')).toBeVisible()
    await other.close()
  },
)

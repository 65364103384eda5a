import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { StockRecord } from '../../domain/stock/record.ts'
import { command } from './support/command.ts'
import { scriptListens } from './support/script.ts'
import { startSite } from './support/start-site.ts'
import { expect, test } from './support/test.ts'

test('a saved vehicle is told to be cheaper, or sold, after a feed that says so was imported', async ({
  page,
  demoDataDir,
}) => {
  const forecourt = (...args: string[]) =>
    promisify(execFile)(command[0], [command[1], ...args], {
      env: { ...process.env, DATA_DIR: demoDataDir },
    })
  const site = await startSite({ dataDir: demoDataDir })
  try {
    await page.goto(`${site.url}/car-search?price=5000-`)
    const hearts = page.locator('main article [data-save]')
    for (const index of [0, 1, 2]) await hearts.nth(index).click()
    await expect(page.getByRole('link', { name: '3 saved vehicles', exact: true })).toBeVisible()
    await page.goto(`${site.url}/saved`)
    await expect(page.locator('[data-saved-id]')).toHaveCount(3)
    await expect(page.getByText('since you saved it')).toHaveCount(0)
    const ids = new URL(page.url()).searchParams.getAll('v')
    const [sold, cheaper, removed] = ids

    const feed = join(demoDataDir, 'feed.ndjson')
    await forecourt('stock', 'export', feed)
    const lines = (await readFile(feed, 'utf8')).trim().split('\n')
    const records = lines
      .map((line): StockRecord => JSON.parse(line))
      .filter(({ metadata }) => metadata.stockId !== removed)
    for (const { metadata, adverts } of records) {
      if (metadata.stockId !== cheaper && metadata.stockId !== sold) continue
      metadata.versionNumber = (metadata.versionNumber ?? 0) + 1
      if (metadata.stockId === sold) metadata.lifecycleState = 'SOLD'
      const { suppliedPrice, totalPrice } = adverts.retailAdverts
      for (const price of [suppliedPrice, totalPrice]) if (price?.amountGBP) price.amountGBP -= 500
    }
    await writeFile(feed, records.map((record) => `${JSON.stringify(record)}\n`).join(''))
    await forecourt('stock', 'import', feed, '--replace')
    for (const id of [sold, removed])
      await expect
        .poll(async () => (await page.request.get(`${site.url}/api/vehicles/${id}`)).status())
        .toBe(410)

    await page.reload()
    await scriptListens(page)
    const item = (id: string | undefined) => page.locator(`[data-saved-id="${id}"]`)
    await expect(item(cheaper).getByText('£500 less since you saved it')).toBeVisible()
    for (const id of [sold, removed])
      await expect(item(id).getByText('This vehicle is sold or no longer for sale.')).toBeVisible()
    await page.goto(`${site.url}/compare?${ids.map((id) => `v=${id}`).join('&')}`)
    await expect(page.getByRole('columnheader').getByText('Sold or no longer for sale')).toHaveCount(2)
  } finally {
    await site.stop()
  }
})

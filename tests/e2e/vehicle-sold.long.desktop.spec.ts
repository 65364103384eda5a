import { stockFile } from '../../server/store/data-files.ts'
import { openSqliteStock } from '../../server/store/sqlite/stock-store.ts'
import { faultsInBothSchemes } from './support/accessibility.ts'
import { startSite } from './support/start-site.ts'
import { expect, test } from './support/test.ts'

test('a sold vehicle answers 410, and similar ones are offered', async ({ page, demoDataDir }) => {
  const store = await openSqliteStock(stockFile(demoDataDir))
  const id = await store.write(async (writer) => {
    for await (const [record] of store.all()) {
      if (record && (await writer.remove(record.metadata.stockId))) return record.metadata.stockId
    }
    throw new Error('The demo stock is empty')
  })
  await store.close()
  const site = await startSite({ dataDir: demoDataDir })
  try {
    const response = await page.goto(`${site.url}/vehicles/${id}`)
    expect(response?.status()).toBe(410)
    await expect(page.getByRole('heading', { name: 'Vehicle not found.' })).toBeVisible()
    await expect(page.getByText('is no longer for sale')).toBeVisible()
    // The header has the links of its category.
    await expect(page.locator('header a[aria-current="true"]')).not.toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Similar vehicles' }).getByRole('article')).not.toHaveCount(
      0,
    )
    const application = page.getByRole('region', { name: 'Your finance application' })
    await expect(application).toBeHidden()
    await page.evaluate((id) => {
      const sent = { reference: 'FC-1', statusPath: '/application-status?of=x' }
      sessionStorage.setItem('sent-applications', JSON.stringify({ [id]: sent }))
    }, id)
    await page.reload()
    await expect(application.getByRole('definition')).toHaveText('FC-1')
    await expect(application.getByRole('link', { name: 'See what has happened' })).toHaveAttribute(
      'href',
      '/application-status?of=x',
    )
    expect(await faultsInBothSchemes(page)).toEqual([])
  } finally {
    await site.stop()
  }
})

import { startSmtpServer } from '#server/leads/start-smtp-server.ts'
import { stockFile } from '../../server/store/data-files.ts'
import { openSqliteStock } from '../../server/store/sqlite/stock-store.ts'
import { freePort } from '../support/free-port.ts'
import { faultsInBothSchemes } from './support/accessibility.ts'
import { startSite } from './support/start-site.ts'
import { expect, test } from './support/test.ts'

// Asked from results and from a vehicle, confirmed, told and ended. The mail program's button is a POST without a page.
test('an alert is asked for, confirmed, sent and ended by one press', async ({ page, demoDataDir }) => {
  test.setTimeout(240_000)
  const smtp = await startSmtpServer()
  const port = await freePort()
  const site = await startSite({
    dataDir: demoDataDir,
    port,
    env: { PUBLIC_URL: `http://127.0.0.1:${port}`, SMTP_URL: `smtp://127.0.0.1:${smtp.port}` },
  })
  const store = await openSqliteStock(stockFile(demoDataDir))
  const mail = (count: number) =>
    expect
      .poll(() => smtp.emails.length, { timeout: 90_000 })
      .toBeGreaterThanOrEqual(count)
      .then(() => decoded(smtp.emails[count - 1]?.source ?? ''))
  try {
    await page.goto(`${site.url}/car-search`)
    await page.getByRole('link', { name: 'Email me new matches' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Email me new matches' })).toBeVisible()
    await page.getByLabel('Your email address').fill('ada at example.com')
    await page.getByRole('button', { name: 'Email me new matches' }).click()
    await expect(page.getByRole('alert')).toContainText('Enter an email address in full')
    expect(await faultsInBothSchemes(page)).toEqual([])
    await page.getByLabel('Your email address').fill('ada@example.com')
    await page.getByRole('button', { name: 'Email me new matches' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible()
    const confirm = linkIn(await mail(1), 'confirm')

    // A program that checks mails opens the link; nothing begins.
    expect((await page.request.get(confirm)).status()).toBe(200)
    await page.goto(confirm)
    expect(await faultsInBothSchemes(page)).toEqual([])
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Your email alert is on' })).toBeVisible()

    const [first] = (await store.all()[Symbol.asyncIterator]().next()).value ?? []
    if (!first) throw new Error('The demo stock is empty')
    const id = first.metadata.stockId
    await page.goto(`${site.url}/vehicles/${id}`)
    await page.getByRole('link', { name: 'Tell me if the price falls or it is sold' }).click()
    await page.getByLabel('Your email address').fill('ada@example.com')
    await page.getByRole('button', { name: 'Tell me' }).click()
    const second = await mail(2)
    await page.goto(linkIn(second, 'confirm'))
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(
      page.getByRole('listitem').filter({ hasText: 'if its price falls or it is sold' }),
    ).toBeVisible()

    await store.write((writer) => writer.remove(id))
    const told = await mail(3)
    expect(told).toContain('No longer for sale')
    expect(told).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    const end = linkIn(told, 'end')
    await page.goto(end)
    await expect(page.getByText('New matches: ', { exact: false })).toBeVisible()
    expect(await faultsInBothSchemes(page)).toEqual([])
    await page.getByRole('button', { name: 'Keep them for another year' }).click()
    await expect(page.getByText('We’ll keep your alerts for another year')).toBeVisible()

    const oneClick = await fetch(end, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
    expect(oneClick.status).toBe(200)
    await page.goto(end)
    await expect(page.getByRole('heading', { name: 'We’ve stopped these emails' })).toBeVisible()
    expect(site.log.join('\n')).not.toContain(new URL(end).searchParams.get('alert'))
    expect(site.log.join('\n')).not.toContain('ada@example.com')
  } finally {
    await store.close()
    await site.stop()
    await smtp.close()
  }
})

function decoded(source: string): string {
  return source.replaceAll('=\r\n', '').replaceAll('=3D', '=')
}

function linkIn(text: string, name: 'confirm' | 'end'): string {
  return new RegExp(`http://[^\\s<>"]*/alerts/${name}\\?[^\\s<>"]+`).exec(text)?.[0] ?? ''
}

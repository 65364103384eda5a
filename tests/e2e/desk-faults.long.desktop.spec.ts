import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { exampleVehicle } from '#domain/stock/example-record.ts'
import { readConfig } from '#server/config.ts'
import { startSmtpServer } from '#server/leads/start-smtp-server.ts'
import { freePort } from '../support/free-port.ts'
import { addLeads } from './support/add-leads.ts'
import { comeIn } from './support/desk-visit.ts'
import { startDesk } from './support/start-desk.ts'
import { startSite } from './support/start-site.ts'

const needsYou = (page: Page) => page.getByRole('region', { name: 'Needs you' })
const works = (page: Page) => page.getByRole('region', { name: 'Works' })

/** The page asks each minute, and nobody loads it again. */
async function becomes(page: Page, check: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(61_000)
    await check()
  }).toPass({ timeout: 60_000 })
}

test('a feed that stops, mail that is away and a site that is down are said while Today is open, and gone once mended', async ({
  context,
}) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'forecourt-desk-'))
  const feed = join(dataDir, 'feed.json')
  const stock = JSON.stringify([exampleVehicle('K1'), exampleVehicle('K2')])
  await writeFile(feed, stock)
  const [port, smtpPort] = [await freePort(), await freePort()]
  const env = {
    PORT: String(port),
    STOCK_FEED: feed,
    STOCK_FEED_INTERVAL_SECONDS: '1',
    LEAD_EMAIL: 'sales@pierhead.example',
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
  }
  const site = await startSite({ dataDir, port, env })
  const desk = await startDesk(dataDir, env)
  let smtp: Awaited<ReturnType<typeof startSmtpServer>> | null = null
  try {
    await context.clock.install()
    const page = await comeIn(context, desk, 'Ann')
    await becomes(page, () => expect(works(page)).toContainText('2 added', { timeout: 500 }))
    await expect(works(page)).toContainText('It answers.')

    await rm(feed)
    await addLeads(readConfig({ DATA_DIR: dataDir }), {
      id: '11111111-0000-4000-8000-000000000001',
      payload: { kind: 'call', name: 'Ada Lovelace', phone: '07700 900123', vehicleId: 'K1' },
    })
    await becomes(page, async () => {
      await expect(needsYou(page)).toContainText('It could not be read since', { timeout: 500 })
      await expect(needsYou(page)).toContainText('1 lead could not be sent yet', { timeout: 500 })
    })
    await expect(needsYou(page)).toContainText('Ask whoever sends your list of stock')
    await expect(needsYou(page)).toContainText('It is sent again by itself.')
    await expect(page.getByRole('link', { name: 'Ada Lovelace' })).toBeVisible()

    await writeFile(feed, stock)
    smtp = await startSmtpServer({ port: smtpPort })
    await becomes(page, async () => {
      await expect(works(page)).toContainText('All were sent.', { timeout: 500 })
      await expect(works(page)).toContainText('Last read', { timeout: 500 })
    })
    expect(smtp.emails).toHaveLength(1)

    await site.stop()
    await becomes(page, () =>
      expect(needsYou(page)).toContainText('visitors may see nothing', { timeout: 500 }),
    )
    await expect(needsYou(page)).toContainText('Tell whoever looks after the website.')
  } finally {
    await desk.stop()
    await site.stop()
    await smtp?.close()
    await rm(dataDir, { recursive: true, force: true })
  }
})

import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { sign } from '#server/feed/notifications/signature.ts'
import { openTemporaryFolder } from '#server/store/contract/temporary-folder.ts'
import { type Site, startSite } from '../e2e/support/start-site.ts'
import { feedOf, fillStock, startImport } from './stock-import.ts'

/** The documented limit is two seconds; a machine that runs other tests gets more. */
const patience = { timeout: 45_000, interval: 50 }

// The site is what `npm run build` made; `npm test` does so first.
describe.skipIf(!existsSync('build/server/index.js'))('a running site', () => {
  let dataDir: string
  let site: Site | undefined
  beforeEach(async () => {
    dataDir = await openTemporaryFolder()
  })
  afterEach(() => site?.stop('SIGKILL'))

  const start = async (env: Record<string, string> = {}) => {
    site = await startSite({ dataDir, env })
    return site
  }
  const priceOf = async (id: string) => {
    const response = await fetch(`${site?.url}/api/vehicles/${id}`)
    const body = await response.json()
    return response.ok ? body.adverts.retailAdverts.totalPrice.amountGBP : response.status
  }
  const countAt = async (pounds: number) => {
    const query = `price=${pounds}&pageSize=1`
    const response = await fetch(`${site?.url}/api/vehicles/search/car?${query}`)
    return Number(response.headers.get('x-total-count'))
  }
  const becomes = (pounds: number, count: number) =>
    vi.waitFor(async () => expect(await countAt(pounds)).toBe(count), patience)

  it('shows an import by the command without a restart', async () => {
    await fillStock(dataDir, 50)
    await start()
    expect(await countAt(9_000)).toBe(50)
    const running = startImport(dataDir, '-', '--replace')
    running.process.stdin?.end(feedOf(10, 60, 8_000))
    expect(await running.ended).toMatchObject({ code: 0 })
    await becomes(8_000, 50)
    expect([await countAt(9_000), await priceOf('v5'), await priceOf('v59')]).toEqual([0, 410, 8_000])
  })

  it('shows the change of a notification while an import is running', async () => {
    await fillStock(dataDir, 50)
    const secret = 'a secret between us and Auto Trader'
    await start({ STOCK_WEBHOOK_SECRET: secret })
    const importing = startImport(dataDir, '-')
    importing.process.stdin?.write(feedOf(0, 10, 7_000))
    const [data] = feedOf(40, 41, 6_000).split('\n')
    const body = `{"id":"e1","type":"STOCK_UPDATE","data":${data}}`
    const response = await fetch(`${site?.url}/api/stock/notifications`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', 'autotrader-signature': sign(body, secret, Date.now()) },
      body,
    })
    expect(response.status).toBe(202)
    importing.process.stdin?.end()
    await becomes(6_000, 1)
    await becomes(7_000, 10)
  })

  it('polls a feed at an address from the first start, and stops cleanly', async () => {
    let feed = feedOf(0, 50, 9_000)
    const server = createServer((request, answer) => {
      const tag = `"${feed.length}"`
      const known = request.headers['if-none-match'] === tag
      answer.writeHead(known ? 304 : 200, { etag: tag }).end(known ? '' : feed)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => {
      server.closeAllConnections()
      server.close()
    })
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/stock`
    const running = await start({
      STOCK_FEED: url,
      FEED_PRIVATE_HOSTS: '127.0.0.1',
      STOCK_FEED_INTERVAL_SECONDS: '1',
    })
    expect(await countAt(9_000)).toBe(50)
    feed = feedOf(10, 70, 8_500)
    await becomes(8_500, 60)
    expect(await countAt(9_000)).toBe(0)
    expect(await running.stop()).toBe(0)
  })
})

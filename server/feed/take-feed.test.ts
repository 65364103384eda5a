import { readdir, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { exampleVehicle } from '#domain/stock/example-record.ts'
import { feedPart } from '../readiness.ts'
import { openTemporaryFolder } from '../store/contract/temporary-folder.ts'
import { stockFile } from '../store/data-files.ts'
import { openSqliteStock } from '../store/sqlite/stock-store.ts'
import { createFeedNotice } from './feed-notice.ts'
import { importStock } from './import-stock.ts'
import { type ImportFile, takeFeed } from './take-feed.ts'

const map = {
  columns: {
    id: 'metadata.stockId',
    make: 'vehicle.make',
    price: { to: 'adverts.retailAdverts.totalPrice.amountGBP', as: 'pounds' },
  },
  defaults: {
    'vehicle.vehicleType': 'Car',
    'metadata.lifecycleState': 'FORECOURT',
    'adverts.retailAdverts.advertiserAdvert.status': 'PUBLISHED',
  },
}
const rows = (...ids: string[]) => `id,make,price\n${ids.map((id) => `${id},Ford,5000\n`).join('')}`

async function openSite() {
  const dataDir = await openTemporaryFolder()
  const store = await openSqliteStock(stockFile(dataDir))
  onTestFinished(() => store.close())
  const feed = join(dataDir, 'feed.csv')
  const mapName = join(dataDir, 'map.json')
  await writeFile(mapName, JSON.stringify(map))
  const imports: string[] = []
  const importFile: ImportFile = (file, task) => {
    imports.push(file)
    return importStock(file, store, { now: new Date(), replace: true, ...task })
  }
  const options = {
    dataDir,
    store,
    importFile,
    mapName,
    settle: async () => undefined,
    privateHosts: ['127.0.0.1'],
  }
  const ids = async () =>
    (await store.findMany(['a', 'b', 'c', 'd'])).map(({ metadata }) => metadata.stockId).join('')
  return { dataDir, store, feed, mapName, imports, options, ids, take: () => takeFeed(feed, options) }
}

describe('a feed in a file', () => {
  it('is read by its map, taken again when it or the map changes, and only then', async () => {
    const { store, feed, mapName, imports, ids, take } = await openSite()
    await writeFile(feed, rows('a', 'b'))
    expect(await take()).toMatchObject({ state: 'imported', summary: { added: 2 } })
    expect(await take()).toEqual({ state: 'same' })
    await writeFile(feed, rows('a', 'c', 'd'))
    expect(await take()).toMatchObject({ state: 'imported', summary: { added: 2, removed: 1 } })
    expect((await store.feedState())?.taken).toMatchObject({ added: 2, changed: 0, left: 1 })
    await writeFile(
      mapName,
      JSON.stringify({ ...map, defaults: { ...map.defaults, 'vehicle.vehicleType': 'Van' } }),
    )
    expect(await take()).toMatchObject({ state: 'imported', summary: { changed: 3 } })
    expect([await ids(), imports.length, new Set(imports).size]).toEqual(['acd', 3, 3])
  })

  it('says since when it cannot be read, until it can', async () => {
    const { store, feed, mapName, take } = await openSite()
    await expect(take()).rejects.toThrow('There is no file')
    const first = await store.feedState()
    expect(first).toMatchObject({ failing: { reason: expect.stringContaining('There is no file') } })
    await writeFile(feed, rows('a'))
    await writeFile(mapName, '{')
    await expect(take()).rejects.toThrow(mapName)
    const second = (await store.feedState())?.failing
    expect(second).toEqual({ since: first?.failing?.since, reason: expect.stringContaining(mapName) })
    await writeFile(mapName, JSON.stringify(map))
    await take()
    const read = await store.feedState()
    expect(read).toMatchObject({ taken: { added: 1 }, readAt: expect.any(Number) })
    await rm(feed)
    await expect(take()).rejects.toThrow()
    const { readAt, taken, failing } = (await store.feedState()) ?? {}
    expect([readAt, taken, typeof failing?.since]).toEqual([read?.readAt, read?.taken, 'number'])
    await writeFile(feed, rows('a'))
    await take()
    expect(await store.feedState()).not.toHaveProperty('failing')
  })

  it('is not taken while it is written', async () => {
    const { feed, ids, take, options } = await openSite()
    await writeFile(feed, rows('a', 'b', 'c'))
    await take()
    await writeFile(feed, rows('a'))
    const taking = takeFeed(feed, { ...options, settle: () => writeFile(feed, rows('a', 'b')) })
    await expect(taking).rejects.toThrow('The file changed while it was read')
    expect(await ids()).toBe('abc')
  })

  it('that was cut is held back, which /readyz and one mail a day say, until it is whole', async () => {
    const { feed, ids, take, store } = await openSite()
    await writeFile(feed, rows('a', 'b', 'c'))
    await take()
    const send = vi.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue(undefined)
    const log = { error: vi.fn() }
    const notice = createFeedNotice(send, log)
    await writeFile(feed, rows('a', 'b').slice(0, -6))
    const reason = 'The file ends in the middle of a row, so it may have been cut short'
    for (const hour of [0, 1, 2, 24, 26]) {
      const error: Error = await take().then(
        () => expect.unreachable(),
        (each) => each,
      )
      expect(error.message).toContain(reason)
      await notice.heldBack(error.message, hour * 3_600_000)
    }
    expect(log.error).toHaveBeenCalledTimes(1)
    expect(send).toHaveBeenCalledTimes(3)
    expect(send.mock.lastCall?.[0].text).toContain(reason)
    expect(await feedPart(store)).toMatchObject({
      state: 'held-back',
      reason: expect.stringContaining(reason),
    })
    expect(await ids()).toBe('abc')
    await writeFile(feed, rows('a', 'b'))
    await take()
    expect([await ids(), await feedPart(store)]).toEqual(['ab', { state: 'current' }])
  })
})

describe('two sites on one folder', () => {
  it('that take a feed at the same time lose nothing, and remember the version that is in the stock', async () => {
    const { dataDir, options, ids, store } = await openSite()
    const versions = [
      { tag: '"1"', body: JSON.stringify(['a', 'b', 'c'].map((id) => exampleVehicle(id))) },
      { tag: '"2"', body: JSON.stringify(['a', 'b', 'd'].map((id) => exampleVehicle(id))) },
    ]
    let requests = 0
    const server = createServer((request, response) => {
      const version = versions[Math.min(requests++, 1)]
      response.setHeader('etag', version?.tag ?? '')
      response.writeHead(request.headers['if-none-match'] === version?.tag ? 304 : 200)
      response.end(request.headers['if-none-match'] === version?.tag ? undefined : version?.body)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void server.close())
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/feed.json`
    const take = () => takeFeed(url, { ...options, mapName: null })
    await Promise.all([take(), take()])
    const tag = (await store.feedState())?.version.etag
    expect(await ids()).toBe(tag === '"1"' ? 'abc' : 'abd')
    await take()
    expect([await ids(), (await store.feedState())?.version.etag]).toEqual(['abd', '"2"'])
    expect((await readdir(dataDir)).filter((name) => name.startsWith('feed.download'))).toEqual([])
  })
})

it('refuses a download that is shorter than announced, and an answer that is a part', async () => {
  const { options, store } = await openSite()
  const body = JSON.stringify([exampleVehicle('a')])
  const server = createServer((request, response) => {
    if (request.url === '/part') response.writeHead(206).end(body)
    else {
      response.writeHead(200, { 'content-length': body.length + 100 })
      response.write(body, () => response.destroy())
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const take = (path: string) => takeFeed(`${origin}${path}`, { ...options, mapName: null })
  await expect(take('/short')).rejects.toThrow('broke off before its end')
  await expect(take('/part')).rejects.toThrow('answered 206')
  expect(await store.changeNumber()).toBe(0)
})

import { mkdir } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { pino } from 'pino'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { exampleVehicle } from '#domain/stock/example-record.ts'
import type { Loop } from '../repeat.ts'
import { openTemporaryFolder } from '../store/contract/temporary-folder.ts'
import { stockFile } from '../store/data-files.ts'
import { openSqliteStock } from '../store/sqlite/stock-store.ts'
import { importInThread } from './import-in-thread.ts'
import { pollFeed } from './poll-feed.ts'
import { runImport } from './run-import.ts'
import { type ImportFile, takeFeed } from './take-feed.ts'

const patience = { timeout: 45_000, interval: 5 }

function feedOf(...ids: string[]): string {
  return JSON.stringify({ results: ids.map((id) => exampleVehicle(id)) })
}

interface Request {
  conditions: (string | undefined)[]
  authorization: string | undefined
  status: number
}

/** As `importInThread`, in this thread. */
const importHere: typeof importInThread = async (task, signal) => (await runImport(task, signal)).summary

/** A server with a dealer's feed, and the poller that requests it. */
async function openFeed({ run = importHere } = {}) {
  const dataDir = await openTemporaryFolder()
  const store = await openSqliteStock(stockFile(dataDir))
  const requests: Request[] = []
  const imports: string[] = []
  const lines: string[] = []
  const log = pino({}, { write: (line) => lines.push(line) })
  const feed = { body: feedOf('a', 'b', 'c'), tag: '"1"' as string | null, fail: 0 }
  const pollers: Loop[] = []

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const { headers } = request
    const known = feed.tag !== null && headers['if-none-match'] === feed.tag
    const status = feed.fail > 0 ? 503 : known ? 304 : 200
    feed.fail -= 1
    requests.push({
      conditions: [headers['if-none-match'], headers['if-modified-since']],
      authorization: headers.authorization,
      status,
    })
    if (feed.tag) response.setHeader('etag', feed.tag)
    response.setHeader('last-modified', 'Fri, 20 Nov 2026 10:00:00 GMT')
    response.writeHead(status).end(status === 200 ? feed.body : undefined)
  }

  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    await Promise.all(pollers.map((poller) => poller.stop()))
    server.closeAllConnections()
    server.close()
    await store.close()
  })
  const { port } = server.address() as AddressInfo
  const privateHosts = ['127.0.0.1']
  const importFile: ImportFile = (file, { signal, ...task }) => {
    imports.push(file)
    const stock = { dataDir, databaseUrl: null }
    return run({ file, ...task, stock, pictureHosts: ['m.atcdn.co.uk'] }, signal)
  }
  const heldBack: string[] = []

  function poll(url = `http://127.0.0.1:${port}/stock.json`): Loop {
    const take = (signal: AbortSignal) => takeFeed(url, { dataDir, store, importFile, privateHosts, signal })
    const onHeldBack = async (reason: string) => void heldBack.push(reason)
    const poller = pollFeed(take, { log, intervalMs: 20, firstRetryMs: 5, onHeldBack })
    pollers.push(poller)
    return poller
  }
  const listed = async () => {
    const found = await store.findMany(['a', 'b', 'c', 'd'])
    return found.map(({ metadata }) => metadata.stockId).join('')
  }
  const becomes = (ids: string) => vi.waitFor(async () => expect(await listed()).toBe(ids), patience)
  const asked = (times: number) =>
    vi.waitFor(() => expect(requests.length).toBeGreaterThanOrEqual(times), patience)
  return { feed, requests, imports, lines, heldBack, port, dataDir, store, poll, listed, becomes, asked }
}

describe('polling a feed', () => {
  it('imports each version once, and removes what is no longer in it', async () => {
    const { feed, requests, imports, lines, poll, becomes, asked } = await openFeed()
    poll()
    await becomes('abc')
    await asked(4)
    expect(requests.slice(0, 2).map(({ status }) => status)).toEqual([200, 304])
    expect(requests[1]?.conditions).toEqual(['"1"', 'Fri, 20 Nov 2026 10:00:00 GMT'])
    expect(imports).toHaveLength(1)
    expect(lines.join()).toContain('Pages and exports do not have the pictures from images.example (3)')
    feed.body = feedOf('a', 'b', 'd')
    feed.tag = '"2"'
    await becomes('abd')
    expect(imports).toHaveLength(2)
  })

  it('remembers the version after a restart, but not after the loss of the stock', async () => {
    const { requests, imports, poll, becomes, asked, dataDir, store, port } = await openFeed()
    const first = poll()
    await becomes('abc')
    await asked(2)
    await first.stop()
    const before = requests.length
    poll()
    await asked(before + 1)
    expect(requests[before]?.status).toBe(304)
    expect(imports).toHaveLength(1)

    const other = join(dataDir, 'other')
    await mkdir(other)
    const empty = await openSqliteStock(stockFile(other))
    onTestFinished(() => empty.close())
    const url = `http://127.0.0.1:${port}/stock.json`
    const importFile: ImportFile = (file, task) =>
      importHere({ file, ...task, stock: { dataDir: other, databaseUrl: null } })
    const taken = await takeFeed(url, { dataDir, store: empty, importFile, privateHosts: ['127.0.0.1'] })
    expect(taken).toMatchObject({ state: 'imported', summary: { added: 3 } })
    expect(await store.changeNumber()).toBe(1)
  })

  it('tries again after failures, which do not change the stock', async () => {
    const { feed, requests, lines, poll, becomes, asked, listed } = await openFeed()
    const poller = poll()
    await becomes('abc')
    feed.fail = 3
    feed.tag = '"2"'
    feed.body = feedOf('b', 'c')
    const before = requests.length
    await asked(before + 2)
    expect(await listed()).toMatch(/bc$/)
    await becomes('bc')
    await poller.stop()
    expect(lines.filter((line) => line.includes('answered 503'))).toHaveLength(3)
    expect(lines.join()).toContain('"failures":3')
  })

  it('holds back a version that would remove too much, says so until a good one comes, and imports that', async () => {
    const { feed, heldBack, poll, becomes, listed, store } = await openFeed()
    const others = Array.from({ length: 11 }, (_, at) => `v${at}`)
    feed.body = feedOf('a', ...others)
    poll()
    await becomes('a')
    feed.body = feedOf('a')
    feed.tag = '"2"'
    const refusal = 'would remove 11 of 12 vehicles, more than a fifth of the stock'
    await vi.waitFor(() => expect(heldBack.join()).toContain(refusal), patience)
    expect([await listed(), await store.count()]).toEqual(['a', 12])
    expect((await store.feedState())?.heldBack).toEqual({
      since: expect.any(Number),
      reason: expect.stringContaining(refusal),
    })
    feed.body = feedOf('a', 'b', 'c', ...others)
    await becomes('abc')
    expect((await store.feedState())?.heldBack).toBeNull()
  })

  it('sends user and password of the address, and neither logs nor stores them', async () => {
    const { requests, lines, port, poll, becomes, feed, asked } = await openFeed()
    poll(`http://dealer:s3cret%21@127.0.0.1:${port}/stock.json`)
    await becomes('abc')
    feed.fail = 1
    await asked(requests.length + 2)
    expect(requests[0]?.authorization).toBe(`Basic ${Buffer.from('dealer:s3cret!').toString('base64')}`)
    expect(lines.join()).not.toContain('s3cret')
  })

  it('stops in the middle of an import, which is rolled back', async () => {
    const { feed, imports, poll, listed, store } = await openFeed({ run: importInThread })
    feed.body = feedOf(...Array.from({ length: 5_000 }, (_, index) => `v${index}`))
    const poller = poll()
    await vi.waitFor(() => expect(imports).toHaveLength(1), patience)
    await poller.stop()
    expect([await listed(), await store.count()]).toEqual(['', 0])
    await store.write((writer) => writer.remove('nothing'))
  })
})

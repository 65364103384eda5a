import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { sample } from '../store/contract/sample-stock.ts'
import { openTemporaryFolder } from '../store/contract/temporary-folder.ts'
import { openStockStore } from '../store/open-stock-store.ts'
import { importFeed } from './import-feed.ts'
import { collectOutput } from './testing/run-forecourt.ts'

it('an import from a server that stops sending in the middle keeps nobody else from writing', async () => {
  const place = { dataDir: await openTemporaryFolder(), databaseUrl: null }
  const store = await openStockStore(place)
  onTestFinished(() => store.close())
  const sent = Promise.withResolvers<void>()
  const written = Promise.withResolvers<void>()
  const server = createServer(async (_request, response) => {
    // More than the buffers of a connection hold, so that rows have been read.
    for (let id = 0; id < 20_000; id += 1) response.write(`${JSON.stringify(sample(`f${id}`).record)}\n`)
    await new Promise<void>((resolve) => response.write('\n', () => resolve()))
    sent.resolve()
    await written.promise
    response.end()
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')

  const { port } = server.address() as AddressInfo
  const options = { ...place, pictureHosts: [], feedPrivateHosts: ['127.0.0.1'] }
  const imported = importFeed(
    `http://127.0.0.1:${port}/stock.ndjson`,
    options,
    { json: true },
    collectOutput().io,
  )
  await sent.promise
  await store.write((writer) => writer.put([sample('by hand')]))
  written.resolve()
  expect(await imported).toBe(0)
  expect((await store.find('f19999'))?.state).toBe((await store.find('by hand'))?.state)
})

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { DatabaseSync } from 'node:sqlite'
import { buffer, text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, type TestContext } from 'vitest'
import { startFakeLeadService } from '#server/leads/fake-lead-service.ts'
import { createTemporaryFolder } from '#server/store/contract/temporary-folder.ts'
import { applicationsFile, stockFile } from '#server/store/data-files.ts'
import { openSqliteOutbox } from '#server/store/sqlite/outbox.ts'
import { openSqliteStock } from '#server/store/sqlite/stock-store.ts'
import { command as forecourt } from '../e2e/support/command.ts'
import { startSite } from '../e2e/support/start-site.ts'
import { fillStock } from './stock-import.ts'
import { testKey } from './test-key.ts'

const [node, bin] = forecourt
const taskScript = fileURLToPath(new URL('../../scripts/task.mjs', import.meta.url))
const body = '{"vehicleId":"v1","vehicleDetails":{},"surname":"Quillfeather"}'
const headOf = (path: string, ...more: string[]) => [path, 'Host: 127.0.0.1', ...more, '', ''].join('\r\n')
const applicationHead = headOf(
  'POST /api/finance-application HTTP/1.1',
  'Content-Type: application/json',
  `Content-Length: ${body.length}`,
)

type Ends = Pick<TestContext, 'onTestFinished'>

/** A folder of data with twenty vehicles, and sites that run on it until the test ends. */
async function prepare({ onTestFinished }: Ends) {
  const { folder: dataDir, dispose } = await createTemporaryFolder()
  onTestFinished(dispose)
  await fillStock(dataDir, 20)

  async function start({ args, port, env }: { args?: string[]; port?: number; env?: object } = {}) {
    const key = Buffer.from(testKey).toString('base64')
    const site = await startSite({ dataDir, args, port, env: { APPLICATION_KEY: key, ...env } })
    onTestFinished(async () => void (await site.stop('SIGKILL')))
    const signal = (name: NodeJS.Signals) => void site.process.kill(name)
    return { port: Number(new URL(site.url).port), signal, exitCode: site.exitCode }
  }

  /** A connection on which `sent` was written and read: the site has answered a request that was sent later. */
  async function send(port: number, sent: string): Promise<Socket> {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => undefined)
    onTestFinished(() => void socket.destroy())
    await once(socket, 'connect')
    socket.write(sent)
    await fetch(`http://127.0.0.1:${port}/healthz`, { headers: { connection: 'close' } })
    return socket
  }

  async function applications() {
    const outbox = await openSqliteOutbox(applicationsFile(dataDir), testKey)
    const entries = await outbox.list({ limit: 10, offset: 0 })
    const claimed = await outbox.claim(Date.now(), { limit: 10, leaseMs: 1_000 })
    await outbox.close()
    return { ids: entries.map(({ id }) => id), free: claimed.map(({ lead }) => lead.id) }
  }

  return { dataDir, start, send, applications }
}

describe('a site that is told to stop before it has answered', () => {
  it('exits with 0', async ({ onTestFinished }) => {
    const { folder: dataDir, dispose } = await createTemporaryFolder()
    onTestFinished(dispose)
    await (await openSqliteStock(stockFile(dataDir))).close()
    const importing = new DatabaseSync(stockFile(dataDir))
    onTestFinished(() => importing.close())
    importing.exec('BEGIN IMMEDIATE')
    const site = spawn(node, [bin, 'serve'], {
      env: { ...process.env, DATA_DIR: dataDir, PORT: '0' },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    const ended = once(site, 'exit')
    onTestFinished(() => void site.kill('SIGKILL'))
    for await (const line of createInterface({ input: site.stderr }))
      if (line.startsWith('Another process is filling the stock')) break
    site.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
  })
})

/** Resolves once nothing listens at the port any more. */
async function isClosed(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, '127.0.0.1')
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (!isOpen) return
    await sleep(20)
  }
}

// The site is what `npm run build` made; `npm test` does so first. Most of the time these tests wait for a deadline.
describe.skipIf(!existsSync('build/server/index.js')).concurrent('a site that receives a stop signal', () => {
  const connections = [
    { name: 'that has had an answer and waits', sent: headOf('GET /healthz HTTP/1.1') },
    { name: 'that was never used', sent: '' },
    { name: 'with half of the headers', sent: 'POST /api/finance-application HTTP/1.1\r\nHost: 127.' },
    { name: 'with half of the body', sent: applicationHead + body.slice(0, 20) },
  ]
  it.for(connections)('exits with 0 while there is a connection $name', async ({ sent }, context) => {
    const { start, send, applications } = await prepare(context)
    const { port, signal, exitCode } = await start()
    const socket = await send(port, sent)
    const received = text(socket).catch(() => '')
    signal('SIGTERM')
    expect(await exitCode).toBe(0)
    // Node answers 408 to a request that is incomplete after a minute: stopping ended the connection before that.
    expect(await received).not.toContain(' 408 ')
    expect((await applications()).ids).toEqual([])
  })

  it.for(['SIGINT', 'SIGTERM'] as const)('ends with 0 on %s to npm start', async (name, context) => {
    const { start, send } = await prepare(context)
    const { port, signal, exitCode } = await start({ args: [taskScript, 'start'] })
    await send(port, headOf('GET /healthz HTTP/1.1'))
    signal(name)
    expect(await exitCode).toBe(0)
    await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow()
  })

  it('accepts an application of which half had arrived, with Connection: close', async (context) => {
    const { start, send, applications } = await prepare(context)
    const { port, signal, exitCode } = await start()
    const socket = await send(port, applicationHead + body.slice(0, 20))
    signal('SIGTERM')
    await isClosed(port)
    socket.write(body.slice(20))
    const answer = await text(socket)
    expect(answer).toMatch(/^HTTP\/1\.1 201 /)
    expect(answer.toLowerCase()).toContain('\r\nconnection: close\r\n')
    expect(await exitCode).toBe(0)
    const { id } = JSON.parse(/\{.*\}/.exec(answer)?.[0] ?? '')
    expect((await applications()).ids).toEqual([id])
  })

  it('answers a request of which half of the headers had arrived', async (context) => {
    const { start, send } = await prepare(context)
    const { port, signal, exitCode } = await start()
    const head = headOf('GET /api/vehicles/v1 HTTP/1.1')
    const socket = await send(port, head.slice(0, 30))
    signal('SIGTERM')
    await isClosed(port)
    socket.write(head.slice(30))
    const answer = await text(socket)
    expect(answer).toMatch(/^HTTP\/1\.1 200 /)
    expect(answer.toLowerCase()).toContain('\r\nconnection: close\r\n')
    expect(await exitCode).toBe(0)
  })

  it('finishes a download, and aborts one that the client does not read', async (context) => {
    const { dataDir, start, send } = await prepare(context)
    const size = 30_000_000
    await mkdir(join(dataDir, 'media'), { recursive: true })
    await writeFile(join(dataDir, 'media', 'large.bin'), Buffer.alloc(size, 1))
    const { port, signal, exitCode } = await start()
    const get = headOf('GET /media/large.bin HTTP/1.1')
    const [read, unread] = [await send(port, get), await send(port, get)]
    signal('SIGTERM')
    await isClosed(port)
    expect((await buffer(read)).length).toBeGreaterThan(size)
    expect(await exitCode).toBe(0)
    expect((await buffer(unread)).length).toBeLessThan(size)
  })

  it('releases an application that the lead service has not answered', async (context) => {
    const { start, send, applications } = await prepare(context)
    const service = await startFakeLeadService(() => new Promise(() => {}))
    context.onTestFinished(() => service.close())
    const { port, signal, exitCode } = await start({ env: { LEAD_SERVICE_URL: service.url } })
    const socket = await send(port, applicationHead + body)
    while (service.calls.length === 0) await sleep(20)
    signal('SIGTERM')
    const answer = await text(socket)
    expect(answer).toMatch(/^HTTP\/1\.1 201 /)
    expect(await exitCode).toBe(0)
    const { ids, free } = await applications()
    expect([ids.length, free]).toEqual([1, ids])
  })

  it('frees its port at once, while it still finishes', async (context) => {
    const { start, send } = await prepare(context)
    const first = await start()
    await send(first.port, applicationHead + body.slice(0, 20))
    first.signal('SIGTERM')
    await isClosed(first.port)
    const second = await start({ port: first.port })
    expect((await fetch(`http://127.0.0.1:${first.port}/readyz`)).status).toBe(200)
    second.signal('SIGTERM')
    expect(await Promise.all([first.exitCode, second.exitCode])).toEqual([0, 0])
  })

  it('ends at once on a second signal', async (context) => {
    const { start, send } = await prepare(context)
    const { port, signal, exitCode } = await start()
    await send(port, applicationHead + body.slice(0, 20))
    signal('SIGTERM')
    await isClosed(port)
    // npm and the terminal may both deliver a signal: a second one within a second is ignored.
    await sleep(1_500)
    signal('SIGTERM')
    expect(await exitCode).toBe(1)
  })
})

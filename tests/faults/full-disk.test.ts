import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { everyEnquiry } from '#domain/enquiries/enquiry.ts'
import { takeFeed } from '#server/feed/take-feed.ts'
import { openTestApp } from '#server/http/testing/open-test-app.ts'
import { stockRecord } from '#server/http/testing/stock-record.ts'
import { createLeadIntakes } from '#server/leads/lead-intake.ts'
import { openTemporaryFolder } from '#server/store/contract/temporary-folder.ts'
import { openSqliteOutbox } from '#server/store/sqlite/outbox.ts'
import { command as forecourt } from '../e2e/support/command.ts'
import { createSmallDisk, fillDisk } from './support/small-disk.ts'
import { testKey } from './test-key.ts'

const body = { vehicleId: 'v', vehicleDetails: {}, address1: 'x'.repeat(200) }
const log = pino({ level: 'silent' })

describe('a full disk', () => {
  let folder: string
  beforeEach(async () => {
    folder = await openTemporaryFolder()
  })

  it('keeps every accepted application and no partial one', async () => {
    const file = join(folder, 'applications.db')
    // No file may grow past 1,200 blocks of 512 bytes: the kernel refuses the write, as a full disk would.
    const script = new URL('./intake-process.ts', import.meta.url).pathname
    const { stdout } = await promisify(execFile)('sh', [
      '-c',
      'ulimit -f 1200 && exec "$0" "$@"',
      process.execPath,
      script,
      file,
    ])
    const lines = stdout.trim().split('\n')
    const accepted = lines.slice(0, -1)
    expect(lines.at(-1)).toBe('unavailable')
    expect(accepted.length).toBeGreaterThan(5)

    const outbox = await openSqliteOutbox(file, testKey)
    const kept = await outbox.list({ limit: 10_000 })
    expect(kept.map(({ id }) => id).sort()).toEqual(accepted.sort())
    for (const id of accepted) {
      expect((await outbox.show(id))?.lead?.payload).toMatchObject({ address1: body.address1 })
    }
    await outbox.close()
    const db = new DatabaseSync(file)
    expect(db.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' })
    db.close()
  })
})

const disk = createSmallDisk('small-disk')

/** Large enough for a small stock too. */
const siteSize = '4m'

/** Otherwise only the test above runs. */
describe.skipIf(!disk.canMount())('a full disk that gets room again', () => {
  beforeEach(() => void disk.mount('512k'))
  afterEach(disk.unmount)

  it('answers unavailable while it is full, and accepts the same key afterwards', async () => {
    const outbox = await openSqliteOutbox(join(disk.folder, 'applications.db'), testKey)
    const { applications: intake } = createLeadIntakes(outbox, {
      enquiryRules: everyEnquiry,
      leadsPerHour: 1_000_000,
      log,
      onAccepted: () => {},
    })
    const accepted: string[] = []
    let key = 0
    for (; ; key += 1) {
      const submission = await intake.submit(body, { idempotencyKey: `key ${key}`, whenReused: 'refuse' })
      if (submission.state !== 'accepted') {
        expect(submission).toEqual({ state: 'unavailable' })
        break
      }
      accepted.push(submission.id)
    }
    disk.resize('4m')
    const again = await intake.submit(body, { idempotencyKey: `key ${key}`, whenReused: 'refuse' })
    if (again.state === 'accepted') accepted.push(again.id)
    const kept = await outbox.list({ limit: 10_000 })
    await outbox.close()
    expect(again.state).toBe('accepted')
    expect(kept.map(({ id }) => id).sort()).toEqual(accepted.sort())
  })

  it('keeps room for applications while a feed never ends', async () => {
    disk.resize('16m')
    const block = Buffer.from(`${JSON.stringify({ text: 'x'.repeat(60_000) })}\n`)
    const server = createServer((_request, answer) => {
      void pipeline(function* () {
        for (;;) yield block
      }, answer).catch(() => undefined)
    })
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const { port } = server.address() as AddressInfo
    const outbox = await openSqliteOutbox(join(disk.folder, 'applications.db'), testKey)
    try {
      const taking = takeFeed(`http://127.0.0.1:${port}/feed.ndjson`, {
        dataDir: disk.folder,
        store: { feedState: async () => null, write: async () => expect.unreachable() },
        importFile: async () => expect.unreachable(),
        privateHosts: ['127.0.0.1'],
      })
      await expect(taking).rejects.toThrow('a quarter of the free disk space')
      expect(await outbox.add({ id: 'a', payload: body }, Date.now())).toEqual({ state: 'added' })
    } finally {
      await outbox.close()
      server.closeAllConnections()
      server.close()
    }
  })

  it('affects readiness and the form only: the stock is still shown', async () => {
    disk.resize(siteSize)
    const dataDir = join(disk.folder, 'data')
    const site = await openTestApp({ dataDir, stock: [stockRecord({ id: 'c1' })] })
    const apply = () =>
      site.app.inject({
        method: 'POST',
        url: '/api/finance-application',
        payload: { ...body, vehicleId: 'c1' },
      })
    const readyz = async () => {
      const response = await site.app.inject('/readyz')
      return { code: response.statusCode, body: response.json() }
    }
    try {
      expect(await readyz()).toMatchObject({ code: 200, body: { status: 'ready' } })
      const filler = join(disk.folder, 'filler')
      fillDisk(filler)
      let answer = await apply()
      while (answer.statusCode === 201) answer = await apply()
      expect(answer.json()).toMatchObject({ status: 503, code: 'application-not-kept' })
      await vi.waitFor(
        async () =>
          expect(await readyz()).toMatchObject({
            code: 200,
            body: { status: 'degraded', parts: { outbox: { state: 'full' }, index: { state: 'ready' } } },
          }),
        patience,
      )
      expect((await site.app.inject('/healthz')).statusCode).toBe(200)
      expect((await site.app.inject('/api/vehicles')).statusCode).toBe(200)
      rmSync(filler)
      await vi.waitFor(
        async () =>
          expect(await readyz()).toMatchObject({ body: { parts: { outbox: { state: 'writable' } } } }),
        patience,
      )
      expect((await apply()).statusCode).toBe(201)
    } finally {
      await site.close()
    }
  })
})

const patience = { timeout: 45_000, interval: 100 }

/** Only root can run a command as another user; others cannot be kept out of their own folder by this test. */
describe.skipIf(process.getuid?.() !== 0)('a data folder that belongs to another user', () => {
  it.each([
    ['for a command', ['stock', 'stats']],
    ['for the site', ['serve']],
  ])('is an error that says what to do: %s', async (_what, words) => {
    const folder = await openTemporaryFolder()
    const dataDir = join(folder, 'data')
    mkdirSync(dataDir, { mode: 0o755 })
    chmodSync(folder, 0o755)
    const [node, bin] = forecourt
    const failed = await promisify(execFile)(node, [bin, ...words], {
      uid: 65_534,
      gid: 65_534,
      env: { PATH: process.env.PATH, DATA_DIR: dataDir, PORT: '0' },
    }).catch((error: { code: number; stderr: string }) => error)
    expect(failed).toMatchObject({ code: 1, stderr: expect.stringContaining('chown -h USER') })
    expect(failed.stderr).toContain(dataDir)
  })
})

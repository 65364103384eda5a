import { closeSync, openSync, rmSync, statSync, writeFileSync, writeSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { makeDemoStock } from 'demo-stock/make-demo-stock.ts'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Outbox } from '#domain/leads/outbox.ts'
import { applicationsFile, stockFile } from '#server/store/data-files.ts'
import { openOutbox } from '#server/store/open-outbox.ts'
import { openTestApp, type TestApp } from './testing/open-test-app.ts'
import { stockRecord } from './testing/stock-record.ts'

const patience = { timeout: 45_000, interval: 50 }

let site: TestApp
afterEach(() => site.close())

async function readyz() {
  const response = await site.app.inject('/readyz')
  return { code: response.statusCode, body: response.json() }
}

describe('/readyz', () => {
  it('reports every part', async () => {
    site = await openTestApp()
    expect(await readyz()).toEqual({
      code: 200,
      body: {
        status: 'ready',
        parts: {
          index: { state: 'ready' },
          stock: { state: 'ready' },
          outbox: { state: 'writable' },
          delivery: { state: 'off' },
          enquiryDelivery: { state: 'off' },
          emailDelivery: { state: 'off' },
          backlog: { state: 'clear' },
        },
      },
    })
  })

  const stockFiles = ['', '-wal', '-shm']
  it.each([
    ['deleted', (file: string) => stockFiles.map((suffix) => rmSync(file + suffix, { force: true }))],
    [
      'replaced by an empty one',
      (file: string) => {
        stockFiles.map((suffix) => rmSync(file + suffix, { force: true }))
        writeFileSync(file, '')
      },
    ],
    [
      'overwritten after its first pages',
      (file: string) => {
        const opened = openSync(file, 'r+')
        writeSync(opened, Buffer.alloc(statSync(file).size - 20_000, 0x5a), 0, null, 20_000)
        closeSync(opened)
      },
    ],
  ])('is not ready when the file of the stock was %s', async (_, destroy) => {
    site = await openTestApp({ stock: [...makeDemoStock({ count: 300 })] })
    expect((await readyz()).code).toBe(200)
    destroy(stockFile(site.dataDir))
    expect(await readyz()).toMatchObject({
      code: 503,
      body: { faults: expect.arrayContaining([{ path: 'stock', message: 'failed' }]) },
    })
  })

  it('is degraded while another process locks the applications, and pages are still served', async () => {
    site = await openTestApp({ stock: [stockRecord({ id: 'c1' })] })
    const other = new DatabaseSync(applicationsFile(site.dataDir))
    other.exec('BEGIN IMMEDIATE')
    expect(await readyz()).toMatchObject({
      code: 200,
      body: { status: 'degraded', parts: { outbox: { state: 'locked' }, stock: { state: 'ready' } } },
    })
    for (const url of ['/', '/healthz', '/api/vehicles']) {
      expect((await site.app.inject(url)).statusCode).toBe(200)
    }
    other.exec('ROLLBACK')
    other.close()
    await vi.waitFor(async () => expect((await readyz()).body.status).toBe('ready'), patience)
  })

  it('is degraded while delivery is paused, and gives the reason', async () => {
    site = await openTestApp({ env: { LEAD_SERVICE_URL: 'https://leads.example' } })
    const outbox = await openOutbox({ dataDir: site.dataDir, applicationKey: null, databaseUrl: null })
    await outbox.add({ id: 'a', payload: { vehicleId: 'c1', vehicleDetails: {} } }, 0)
    await outbox.pauses.failed('a', 'HTTP 401', { isProbe: true, now: 0, nextProbeAt: 60_000 })
    await outbox.close()
    expect(await readyz()).toMatchObject({
      code: 200,
      body: {
        status: 'degraded',
        parts: {
          outbox: { state: 'writable' },
          delivery: {
            state: 'paused',
            failure: 'HTTP 401',
            since: '1970-01-01T00:00:00.000Z',
            failures: 1,
            nextProbeAt: '1970-01-01T00:01:00.000Z',
          },
          enquiryDelivery: { state: 'on' },
          emailDelivery: { state: 'off' },
        },
      },
    })
  })

  it.each([
    ['without a lead service', {}, 'off'],
    ['beside a lead service', { LEAD_SERVICE_URL: 'https://leads.example' }, 'on'],
  ])('reports emails to the dealer %s, and counts a lead once', async (_, more, delivery) => {
    const env = { LEAD_EMAIL: 'sales@pierhead.example', SMTP_URL: 'smtps://mail.pierhead.example', ...more }
    const { body } = await readyzWith((outbox) => outbox.add(lead, Date.now() - hourMs), env)
    expect(body).toMatchObject({
      status: 'degraded',
      parts: {
        delivery: { state: delivery },
        emailDelivery: { state: 'on' },
        backlog: { reasons: ['overdue'], waiting: 1 },
      },
    })
  })

  it('reports an email that failed and one that was refused, with the failure', async () => {
    const env = {
      LEAD_SERVICE_URL: 'https://leads.example',
      LEAD_EMAIL: 'sales@pierhead.example',
      SMTP_URL: 'smtps://mail.pierhead.example',
    }
    const fail = async (outbox: Outbox) => {
      const emails = await openOutbox({
        dataDir: site.dataDir,
        applicationKey: null,
        databaseUrl: null,
        leadServiceUrl: env.LEAD_SERVICE_URL,
        leadEmails: [env.LEAD_EMAIL],
      })
      for (const id of ['a', 'b']) await outbox.add({ ...lead, id }, Date.now())
      await emails.emails.claim(Date.now(), { limit: 2, leaseMs: 1 })
      await emails.emails.failed('a', 'SMTP 451', Date.now() + hourMs)
      await emails.emails.rejected('b', 'SMTP 550', Date.now())
      await emails.close()
    }
    expect((await readyzWith(fail, env)).body).toMatchObject({
      status: 'degraded',
      parts: {
        delivery: { state: 'on' },
        emailDelivery: { state: 'failing', failure: 'SMTP 451', waiting: 1, rejected: 1 },
        backlog: { reasons: ['rejected'] },
      },
    })
  })

  /** The answer of a site in whose outbox `prepare` has put leads. */
  async function readyzWith(prepare: (outbox: Outbox) => Promise<unknown>, env: Record<string, string>) {
    site = await openTestApp({ env })
    const outbox = await openOutbox({ dataDir: site.dataDir, applicationKey: null, databaseUrl: null })
    await prepare(outbox)
    await outbox.close()
    return readyz()
  }
  const lead = { id: 'a', payload: { vehicleId: 'c1', vehicleDetails: {} } }
  const hourMs = 60 * 60_000
  const withService = { LEAD_SERVICE_URL: 'https://leads.example' }

  it.each([
    ['waits without a lead service', {}, 0, 'off'],
    ['has waited for an hour', withService, hourMs, 'overdue'],
  ])('is degraded while a lead %s, and gives the age', async (_, env, ageMs, reason) => {
    const { code, body } = await readyzWith((outbox) => outbox.add(lead, Date.now() - ageMs), env)
    expect({ code, status: body.status }).toEqual({ code: 200, status: 'degraded' })
    expect(body.parts.backlog).toEqual({
      state: 'attention',
      reasons: [reason],
      waiting: 1,
      rejected: 0,
      oldestSeconds: expect.any(Number),
    })
    expect(body.parts.backlog.oldestSeconds).toBeGreaterThanOrEqual(ageMs / 1_000)
  })

  it('is degraded while a lead is rejected, and ready once it was erased', async () => {
    const { code, body } = await readyzWith(async (outbox) => {
      await outbox.add(lead, Date.now() - hourMs)
      await outbox.rejected(lead.id, 'HTTP 422', Date.now())
    }, withService)
    expect({ code, status: body.status }).toEqual({ code: 200, status: 'degraded' })
    expect(body.parts.backlog).toEqual({
      state: 'attention',
      reasons: ['rejected'],
      waiting: 0,
      rejected: 1,
      oldestSeconds: null,
    })
    const outbox = await openOutbox({ dataDir: site.dataDir, applicationKey: null, databaseUrl: null })
    await outbox.erase([lead.id], Date.now())
    await outbox.close()
    await vi.waitFor(async () => expect((await readyz()).body.status).toBe('ready'), patience)
  })

  it('is ready while a lead has waited for a minute with a lead service', async () => {
    const { body } = await readyzWith((outbox) => outbox.add(lead, Date.now() - 60_000), withService)
    expect(body).toMatchObject({ status: 'ready', parts: { backlog: { state: 'clear' } } })
  })

  it('is 503 and names the part that is not ready', async () => {
    site = await openTestApp()
    await site.composition.close()
    const { code, body } = await readyz()
    expect(code).toBe(503)
    expect(body).toMatchObject({ code: 'not-ready' })
    expect(body.faults).toContainEqual({ path: 'stock', message: 'failed' })
  })
})

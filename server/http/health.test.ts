import { DatabaseSync } from 'node:sqlite'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { applicationsFile } from '#server/store/data-files.ts'
import { openApplications } from '#server/store/sqlite/open-applications.ts'
import { openTestApp, type TestApp } from './testing/open-test-app.ts'
import { stockRecord } from './testing/stock-record.ts'

const patience = { timeout: 300_000, interval: 50 }

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
        },
      },
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
    const outbox = await openApplications({ dataDir: site.dataDir, applicationKey: null })
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
        },
      },
    })
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

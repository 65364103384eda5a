import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { loadApplicationKey } from '#server/store/application-key.ts'
import { applicationsFile } from '#server/store/data-files.ts'
import { openSqliteOutbox } from '#server/store/sqlite/outbox.ts'
import type { PageHandler } from '../app-options.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { stockRecord } from '../testing/stock-record.ts'

const application = {
  vehicleId: 'c1',
  vehicleDetails: { make: 'Ford', model: 'Focus', registration: 'AB12 CDE', mileage: 20_000 },
  licenseType: 'Full UK',
  firstName: 'Grace',
  netIncome: '2100',
}

const options = { stock: [stockRecord({ id: 'c1' }), stockRecord({ id: 'c2' })], sold: ['c2'] }

let site: TestApp | undefined
afterEach(async () => {
  await site?.close()
  site = undefined
})

async function post(payload: unknown, headers: Record<string, string> = {}) {
  site ??= await openTestApp(options)
  return site.app.inject({
    method: 'POST',
    url: '/api/finance-application',
    headers: { 'content-type': 'application/json', ...headers },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  })
}

async function kept() {
  const dataDir = site?.dataDir ?? ''
  const outbox = await openSqliteOutbox(applicationsFile(dataDir), await loadApplicationKey(dataDir))
  const entries = await outbox.list({ limit: 10, offset: 0 })
  const shown = await Promise.all(entries.map(({ id }) => outbox.show(id)))
  await outbox.close()
  return shown.map((each) => each?.lead)
}

describe('POST /api/finance-application', () => {
  it('answers 201 with an id once the application is on disk', async () => {
    const response = await post(application)
    expect(response.statusCode).toBe(201)
    expect(response.headers['cache-control']).toBe('no-store')
    expect(await kept()).toEqual([{ id: response.json().id, payload: application }])
  })

  it('stores the same body with the same Idempotency-Key once', async () => {
    const first = await post(application, { 'idempotency-key': 'my-key' })
    const reordered = Object.fromEntries(Object.entries(application).reverse())
    const second = await post(reordered, { 'idempotency-key': 'my-key' })
    expect(second.statusCode).toBe(201)
    expect(second.json()).toEqual(first.json())
    expect(await kept()).toHaveLength(1)
  })

  it('refuses a different body with the same Idempotency-Key, also at the same time', async () => {
    const bodies = [application, { ...application, firstName: 'Ada' }]
    site = await openTestApp(options)
    const answers = await Promise.all(bodies.map((body) => post(body, { 'idempotency-key': 'my-key' })))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422])
    const refused = answers.find(({ statusCode }) => statusCode === 422)
    expect(refused?.json()).toMatchObject({ code: 'idempotency-key-reused' })
    expect(refused?.body).not.toMatch(/Ada|Grace|my-key/)
    expect(await kept()).toHaveLength(1)
    expect((await post(bodies[1], { 'idempotency-key': 'another-key' })).statusCode).toBe(201)
  })

  it('answers 503 above LEADS_PER_HOUR, with the time after which to send it again', async () => {
    site = await openTestApp({ ...options, env: { LEADS_PER_HOUR: '1' } })
    expect((await post(application)).statusCode).toBe(201)
    const refused = await post(application)
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '60'])
    expect(refused.json()).toMatchObject({ code: 'application-not-kept', detail: expect.any(String) })
    expect(await kept()).toHaveLength(1)
  })

  it('refuses a vehicle that was never for sale here', async () => {
    for (const vehicleId of ['nobody', 'C1']) {
      const response = await post({ ...application, vehicleId })
      expect(response.statusCode).toBe(422)
      expect(response.json()).toMatchObject({ code: 'invalid-application', faults: [{ path: 'vehicleId' }] })
    }
    expect(await kept()).toEqual([])
  })

  it('accepts an application for a vehicle that has been sold', async () => {
    expect((await post({ ...application, vehicleId: 'c2' })).statusCode).toBe(201)
  })

  it('names invalid fields without repeating their values', async () => {
    const response = await post({ ...application, firstName: ['Mallory'] })
    expect(response.statusCode).toBe(422)
    expect(response.json()).toMatchObject({ code: 'invalid-application', faults: [{ path: 'firstName' }] })
    expect(response.body).not.toContain('Mallory')
  })

  it.each([
    ['{"firstName":', 400, 'malformed-json'],
    ['', 400, 'malformed-json'],
    ['{"__proto__":{"admin":true}}', 400, 'malformed-json'],
    ['null', 422, 'invalid-application'],
    [JSON.stringify({ ...application, firstName: 'x'.repeat(70_000) }), 413, 'body-too-large'],
  ])('refuses %.30s with %i', async (payload, status, code) => {
    const response = await post(payload)
    expect(response.json()).toMatchObject({ status, code })
    expect(response.statusCode).toBe(status)
  })

  it.each([
    [{ 'content-type': 'text/plain' }],
    [{ 'content-type': 'application/x-www-form-urlencoded' }],
    [{ 'content-type': 'multipart/form-data; boundary=x' }],
    [{ 'content-encoding': 'gzip' }],
  ])('accepts only uncompressed JSON: %o', async (headers) => {
    const response = await post(application, headers)
    expect(response.json()).toMatchObject({ status: 415, code: 'unsupported-media-type' })
  })

  it('answers 503 when it cannot store an application', async () => {
    site = await openTestApp(options)
    await site.composition.close()
    const response = await post(application)
    expect(response.json()).toMatchObject({ status: 503, code: 'application-not-kept' })
  })

  it('refuses one client over the limit, and no other', async () => {
    site = await openTestApp({ ...options, trustProxy: 1, limits: { formsPerTenMinutes: 2 } })
    const send = (client: string) => post(application, { 'x-forwarded-for': client })
    expect((await send('198.51.100.7')).statusCode).toBe(201)
    expect((await send('198.51.100.7')).statusCode).toBe(201)
    const third = await send('198.51.100.7')
    expect(third.json()).toMatchObject({ status: 429, code: 'too-many-requests' })
    expect(Number(third.headers['retry-after'])).toBeGreaterThan(0)
    expect((await send('198.51.100.8')).statusCode).toBe(201)
  })

  it('counts a client that sends forged addresses as one', async () => {
    site = await openTestApp({ ...options, limits: { formsPerTenMinutes: 1 } })
    await post(application, { 'x-forwarded-for': '198.51.100.7' })
    const second = await post(application, { 'x-forwarded-for': '198.51.100.8' })
    expect(second.statusCode).toBe(429)
  })

  it('counts forms of pages and of the API together, and sends the remaining wait', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => {
      vi.useRealTimers()
    })
    // Like the page of a form that is over the limit.
    const pages: PageHandler = async (_request, { retryAfterSeconds }) =>
      new Response('', { status: retryAfterSeconds === null ? 200 : 429 })
    site = await openTestApp({ ...options, pages, limits: { formsPerTenMinutes: 30 } })
    const { app } = site
    const form = () => app.inject({ method: 'POST', url: '/vehicles/c1/apply', payload: 'a=b' })
    for (let turn = 0; turn < 15; turn += 1) {
      expect((await post(application)).statusCode).toBe(201)
      expect((await form()).statusCode).toBe(200)
    }
    vi.advanceTimersByTime(100_000)
    for (const refused of [await form(), await post(application)]) {
      expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '500'])
    }
    // Requests for pages have a separate counter.
    expect((await app.inject('/vehicles/c1/apply')).statusCode).toBe(200)
    vi.advanceTimersByTime(499_000)
    expect((await post(application)).headers['retry-after']).toBe('1')
    vi.advanceTimersByTime(1_000)
    expect((await form()).statusCode).toBe(200)
    expect((await post(application)).statusCode).toBe(201)
  })
})

import { afterEach, describe, expect, it } from 'vitest'
import { loadApplicationKey } from '#server/store/application-key.ts'
import { applicationsFile } from '#server/store/data-files.ts'
import { openSqliteOutbox } from '#server/store/sqlite/outbox.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'

const application = {
  vehicleId: 'c1',
  vehicleDetails: { make: 'Ford', model: 'Focus', registration: 'AB12 CDE', mileage: 20_000 },
  licenseType: 'Full UK',
  firstName: 'Grace',
  netIncome: '2100',
}

let site: TestApp | undefined
afterEach(async () => {
  await site?.close()
  site = undefined
})

async function post(payload: unknown, headers: Record<string, string> = {}) {
  site ??= await openTestApp()
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
  return shown.map((each) => each?.application)
}

describe('POST /api/finance-application', () => {
  it('answers 201 with an id once the application is on disk', async () => {
    const response = await post(application)
    expect(response.statusCode).toBe(201)
    expect(response.headers['cache-control']).toBe('no-store')
    expect(await kept()).toEqual([{ id: response.json().id, payload: application }])
  })

  it('takes the same Idempotency-Key for the same application', async () => {
    const first = await post(application, { 'idempotency-key': 'my-key' })
    const second = await post({ ...application, firstName: 'Ada' }, { 'idempotency-key': 'my-key' })
    expect(second.statusCode).toBe(201)
    expect(second.json()).toEqual(first.json())
    expect(await kept()).toHaveLength(1)
  })

  it('names what cannot be taken, and repeats none of it', async () => {
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
  ])('takes JSON as it is and nothing else: %o', async (headers) => {
    const response = await post(application, headers)
    expect(response.json()).toMatchObject({ status: 415, code: 'unsupported-media-type' })
  })

  it('says that it could not keep an application rather than losing it', async () => {
    site = await openTestApp()
    await site.composition.close()
    const response = await post(application)
    expect(response.json()).toMatchObject({ status: 503, code: 'application-not-kept' })
  })

  it('turns one client away past the limit, and nobody else', async () => {
    site = await openTestApp({ trustProxy: 1, limits: { formsPerTenMinutes: 2 } })
    const send = (client: string) => post(application, { 'x-forwarded-for': client })
    expect((await send('198.51.100.7')).statusCode).toBe(201)
    expect((await send('198.51.100.7')).statusCode).toBe(201)
    const third = await send('198.51.100.7')
    expect(third.json()).toMatchObject({ status: 429, code: 'too-many-requests' })
    expect(Number(third.headers['retry-after'])).toBeGreaterThan(0)
    expect((await send('198.51.100.8')).statusCode).toBe(201)
  })

  it('gives no credit to a client that makes up addresses', async () => {
    site = await openTestApp({ limits: { formsPerTenMinutes: 1 } })
    await post(application, { 'x-forwarded-for': '198.51.100.7' })
    const second = await post(application, { 'x-forwarded-for': '198.51.100.8' })
    expect(second.statusCode).toBe(429)
  })
})

import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { everyEnquiry } from '#domain/enquiries/enquiry.ts'
import { viewingDays } from '#domain/enquiries/viewing-days.ts'
import { ukDay } from '#domain/stock/uk-day.ts'
import { openOutbox } from '#server/store/open-outbox.ts'
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
const enquiry = { kind: 'reserve', vehicleId: 'c1', name: 'Grace', email: 'grace@example.com' }

const options = { stock: [stockRecord({ id: 'c1' }), stockRecord({ id: 'c2' })], sold: ['c2'] }

let site: TestApp | undefined
afterEach(async () => {
  await site?.close()
  site = undefined
})

async function send(url: string, payload: unknown, headers: Record<string, string>) {
  site ??= await openTestApp(options)
  return site.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json', ...headers },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  })
}
const apply = (payload: unknown, headers: Record<string, string> = {}) =>
  send('/api/finance-application', payload, headers)
const enquire = (payload: unknown, headers: Record<string, string> = {}) =>
  send('/api/enquiries', payload, headers)

async function kept() {
  const outbox = await openOutbox({ dataDir: site?.dataDir ?? '', applicationKey: null, databaseUrl: null })
  const entries = await outbox.list({ limit: 10 })
  const shown = await Promise.all(entries.map(({ id }) => outbox.show(id)))
  await outbox.close()
  return shown
}

describe('POST /api/finance-application', () => {
  it('answers 201 with an id once the application is on disk', async () => {
    const response = await apply(application)
    expect(response.statusCode).toBe(201)
    expect(response.headers['cache-control']).toBe('no-store')
    expect(await kept()).toMatchObject([{ lead: { id: response.json().id, payload: application } }])
  })

  it('refuses a different body with the same Idempotency-Key, also at the same time', async () => {
    const bodies = [application, { ...application, firstName: 'Ada' }]
    site = await openTestApp(options)
    const answers = await Promise.all(bodies.map((body) => apply(body, { 'idempotency-key': 'my-key' })))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422])
    const refused = answers.find(({ statusCode }) => statusCode === 422)
    expect(refused?.json()).toMatchObject({ code: 'idempotency-key-reused' })
    expect(refused?.body).not.toMatch(/Ada|Grace|my-key/)
    expect(await kept()).toHaveLength(1)
    expect((await apply(bodies[1], { 'idempotency-key': 'another-key' })).statusCode).toBe(201)
  })

  it('answers 503 above LEADS_PER_HOUR, with the time after which to send it again', async () => {
    site = await openTestApp({ ...options, env: { LEADS_PER_HOUR: '1' } })
    expect((await apply(application)).statusCode).toBe(201)
    const refused = await apply(application)
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '60'])
    expect(refused.json()).toMatchObject({ code: 'application-not-kept', detail: expect.any(String) })
    expect(await kept()).toHaveLength(1)
  })

  it('keeps a text as long as the body may be, and all four details of the vehicle', async () => {
    const employer = 'Tea Rooms '.repeat(6_000)
    expect((await apply({ ...application, vehicleDetails: {}, employer })).statusCode).toBe(201)
    const vehicleDetails = { make: '', model: '', registration: '', mileage: '' }
    expect(await kept()).toMatchObject([{ lead: { payload: { employer, vehicleDetails } } }])
  })

  it('lists what is no part of the application, without its values', async () => {
    const finance = { product: 'hp', deposit: 500, term: 48, apr: 3 }
    const response = await apply({ ...application, finance, lastName: 'Hopper', mobile: '07700 900123' })
    const { id, ignored } = response.json()
    expect([response.statusCode, ignored]).toEqual([201, ['finance.apr', 'lastName', 'mobile']])
    expect(response.body).not.toMatch(/Hopper|07700/)
    expect(await kept()).toMatchObject([{ lead: { id, payload: { finance: { term: 48 } } } }])
    expect((await apply(application)).json()).not.toHaveProperty('ignored')
  })

  it('refuses a vehicle that was never for sale here', async () => {
    for (const vehicleId of ['nobody', 'C1']) {
      const response = await apply({ ...application, vehicleId })
      expect(response.statusCode).toBe(422)
      expect(response.json()).toMatchObject({ code: 'invalid-application', faults: [{ path: 'vehicleId' }] })
    }
    expect(await kept()).toEqual([])
  })

  it('accepts an application for a vehicle that has been sold', async () => {
    expect((await apply({ ...application, vehicleId: 'c2' })).statusCode).toBe(201)
  })

  it('names invalid fields without repeating their values', async () => {
    const response = await apply({ ...application, firstName: ['Mallory'] })
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
    const response = await apply(payload)
    expect(response.json()).toMatchObject({ status, code })
    expect(response.statusCode).toBe(status)
  })

  it('refuses a text that is not UTF-8, of which accents would be lost', async () => {
    site = await openTestApp(options)
    const payload = Buffer.from(JSON.stringify({ ...application, firstName: 'José' }), 'latin1')
    const headers = { 'content-type': 'application/json' }
    const request = { method: 'POST', url: '/api/finance-application', headers, payload } as const
    expect((await site.app.inject(request)).json()).toMatchObject({ status: 400, code: 'malformed-json' })
    expect(await kept()).toEqual([])
  })

  it.each([
    [{ 'content-type': 'text/plain' }],
    [{ 'content-type': 'application/x-www-form-urlencoded' }],
    [{ 'content-type': 'multipart/form-data; boundary=x' }],
    [{ 'content-encoding': 'gzip' }],
  ])('accepts only uncompressed JSON: %o', async (headers) => {
    const response = await apply(application, headers)
    expect(response.json()).toMatchObject({ status: 415, code: 'unsupported-media-type' })
  })

  it('answers 503 when it cannot store an application', async () => {
    site = await openTestApp(options)
    await site.composition.close()
    const response = await apply(application)
    expect(response.json()).toMatchObject({ status: 503, code: 'application-not-kept' })
  })

  it('refuses one client over the limit, and no other', async () => {
    site = await openTestApp({ ...options, trustProxy: 1, limits: { formsPerTenMinutes: 2 } })
    const send = (client: string) => apply(application, { 'x-forwarded-for': client })
    expect((await send('198.51.100.7')).statusCode).toBe(201)
    expect((await send('198.51.100.7')).statusCode).toBe(201)
    const third = await send('198.51.100.7')
    expect(third.json()).toMatchObject({ status: 429, code: 'too-many-requests' })
    expect(Number(third.headers['retry-after'])).toBeGreaterThan(0)
    expect((await send('198.51.100.8')).statusCode).toBe(201)
  })

  it('counts a client that sends forged addresses as one', async () => {
    site = await openTestApp({ ...options, limits: { formsPerTenMinutes: 1 } })
    await apply(application, { 'x-forwarded-for': '198.51.100.7' })
    const second = await apply(application, { 'x-forwarded-for': '198.51.100.8' })
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
      expect((await apply(application)).statusCode).toBe(201)
      expect((await form()).statusCode).toBe(200)
    }
    vi.advanceTimersByTime(100_000)
    for (const refused of [await form(), await apply(application)]) {
      expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '500'])
    }
    // Requests for pages have a separate counter.
    expect((await app.inject('/vehicles/c1/apply')).statusCode).toBe(200)
    vi.advanceTimersByTime(499_000)
    expect((await apply(application)).headers['retry-after']).toBe('1')
    vi.advanceTimersByTime(1_000)
    expect((await form()).statusCode).toBe(200)
    expect((await apply(application)).statusCode).toBe(201)
  })
})

describe('POST /api/enquiries', () => {
  it('answers 201 with an id once the enquiry is on disk', async () => {
    const response = await enquire(enquiry)
    expect([response.statusCode, response.headers['cache-control']]).toEqual([201, 'no-store'])
    expect(await kept()).toMatchObject([
      { entry: { kind: 'reserve' }, lead: { id: response.json().id, payload: enquiry } },
    ])
  })

  it('lists what is no part of the enquiry', async () => {
    const body = {
      ...enquiry,
      kind: 'part-exchange',
      partExchange: { make: 'Ford', model: 'Focus', miles: 1 },
      mobile: '1',
    }
    expect((await enquire(body)).json()).toMatchObject({ ignored: ['partExchange.miles', 'mobile'] })
    expect((await enquire(enquiry)).json()).not.toHaveProperty('ignored')
  })

  it('stores the same body with the same key once, and refuses another body with it', async () => {
    const key = { 'idempotency-key': 'my-key' }
    const [first, second] = await Promise.all([enquire(enquiry, key), enquire(enquiry, key)])
    expect(second.json()).toEqual(first.json())
    for (const other of [
      { ...enquiry, name: 'Ada' },
      { ...enquiry, kind: 'call', phone: '07700 900456' },
    ])
      expect((await enquire(other, key)).json()).toMatchObject({
        status: 422,
        code: 'idempotency-key-reused',
      })
    expect(await kept()).toHaveLength(1)
  })

  it('keeps the key of an application and that of an enquiry apart', async () => {
    const key = { 'idempotency-key': 'my-key' }
    const answers = [await enquire(enquiry, key), await apply(application, key)]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201])
    expect((await kept()).map((each) => each?.entry.kind).sort()).toEqual(['application', 'reserve'])
  })

  it('refuses what cannot be answered, a vehicle that was never here, and another site', async () => {
    const nameless = await enquire({ ...enquiry, name: '', email: '' })
    expect(nameless.json()).toMatchObject({
      code: 'invalid-enquiry',
      faults: [{ path: 'name' }, { path: 'phone' }],
    })
    expect((await enquire({ ...enquiry, vehicleId: 'never' })).json()).toMatchObject({
      code: 'invalid-enquiry',
      faults: [{ path: 'vehicleId' }],
    })
    expect((await enquire({ ...enquiry, vehicleId: 'c2' })).statusCode).toBe(201)
    expect((await enquire(enquiry, { origin: 'https://elsewhere.example' })).statusCode).toBe(403)
    expect(await kept()).toHaveLength(1)
  })

  it('refuses a viewing on a day on which the branch of the vehicle has none, and names another', async () => {
    const weekday = new Date().getUTCDay()
    const rules = { ...everyEnquiry, viewingWeekdays: [weekday, (weekday + 3) % 7] }
    const branches = [{ town: 'Speke', postcode: 'L24 9HD', viewingWeekdays: [(weekday + 3) % 7] }]
    const speke = { ...stockRecord({ id: 'speke' }), advertiser: { location: { town: 'Speke' } } }
    site = await openTestApp({
      stock: [stockRecord({ id: 'c1' }), speke],
      enquiryRules: { ...rules, branches },
    })
    const [closed] = viewingDays(ukDay(Date.now()), [weekday])
    const viewing = { ...enquiry, kind: 'viewing', viewingDay: closed }
    expect((await enquire(viewing)).statusCode).toBe(201)
    expect((await enquire({ ...viewing, vehicleId: 'speke' })).json()).toMatchObject({
      code: 'invalid-enquiry',
      faults: [{ path: 'viewingDay', message: expect.stringContaining('such as ') }],
    })
  })

  it('refuses a kind that the dealer does not offer', async () => {
    site = await openTestApp({ ...options, enquiryRules: { ...everyEnquiry, kinds: ['call'] } })
    expect((await enquire(enquiry)).json()).toMatchObject({
      code: 'invalid-enquiry',
      faults: [{ path: 'kind', message: 'is not offered at present' }],
    })
    expect(await kept()).toEqual([])
  })

  it('shares one rate limit with applications', async () => {
    site = await openTestApp({ ...options, limits: { formsPerTenMinutes: 1 } })
    expect((await apply(application)).statusCode).toBe(201)
    expect((await enquire(enquiry)).statusCode).toBe(429)
  })
})

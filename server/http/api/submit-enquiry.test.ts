import { afterEach, describe, expect, it } from 'vitest'
import { everyEnquiry } from '#domain/enquiries/enquiry.ts'
import { viewingDays } from '#domain/enquiries/viewing-days.ts'
import { ukDay } from '#domain/stock/uk-day.ts'
import { openOutbox } from '#server/store/open-outbox.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { stockRecord } from '../testing/stock-record.ts'

const enquiry = { kind: 'reserve', vehicleId: 'c1', name: 'Grace', email: 'grace@example.com' }
const options = { stock: [stockRecord({ id: 'c1' }), stockRecord({ id: 'c2' })], sold: ['c2'] }

let site: TestApp | undefined
afterEach(async () => {
  await site?.close()
  site = undefined
})

async function post(payload: object, headers: Record<string, string> = {}, url = '/api/enquiries') {
  site ??= await openTestApp(options)
  return site.app.inject({ method: 'POST', url, headers, payload })
}

async function kept() {
  const outbox = await openOutbox({ dataDir: site?.dataDir ?? '', applicationKey: null, databaseUrl: null })
  const entries = await outbox.list({ limit: 10, offset: 0 })
  const shown = await Promise.all(entries.map(({ id }) => outbox.show(id)))
  await outbox.close()
  return shown
}

describe('POST /api/enquiries', () => {
  it('answers 201 with an id once the enquiry is on disk', async () => {
    const response = await post(enquiry)
    expect([response.statusCode, response.headers['cache-control']]).toEqual([201, 'no-store'])
    expect(await kept()).toMatchObject([
      { entry: { kind: 'reserve' }, lead: { id: response.json().id, payload: enquiry } },
    ])
  })

  it('stores the same body with the same key once, and refuses another body with it', async () => {
    const key = { 'idempotency-key': 'my-key' }
    const [first, second] = await Promise.all([post(enquiry, key), post(enquiry, key)])
    expect(second.json()).toEqual(first.json())
    for (const other of [
      { ...enquiry, name: 'Ada' },
      { ...enquiry, kind: 'call', phone: '07700 900456' },
    ])
      expect((await post(other, key)).json()).toMatchObject({ status: 422, code: 'idempotency-key-reused' })
    expect(await kept()).toHaveLength(1)
  })

  it('keeps the key of an application and that of an enquiry apart', async () => {
    const key = { 'idempotency-key': 'my-key' }
    const application = { vehicleId: 'c1', vehicleDetails: {}, firstName: 'Grace' }
    const answers = [await post(enquiry, key), await post(application, key, '/api/finance-application')]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201])
    expect((await kept()).map((each) => each?.entry.kind).sort()).toEqual(['application', 'reserve'])
  })

  it('refuses what cannot be answered, a vehicle that was never here, and another site', async () => {
    const nameless = await post({ ...enquiry, name: '', email: '' })
    expect(nameless.json()).toMatchObject({
      code: 'invalid-enquiry',
      faults: [{ path: 'name' }, { path: 'phone' }],
    })
    expect((await post({ ...enquiry, vehicleId: 'never' })).json()).toMatchObject({
      code: 'invalid-enquiry',
      faults: [{ path: 'vehicleId' }],
    })
    expect((await post({ ...enquiry, vehicleId: 'c2' })).statusCode).toBe(201)
    expect((await post(enquiry, { origin: 'https://elsewhere.example' })).statusCode).toBe(403)
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
    expect((await post(viewing)).statusCode).toBe(201)
    expect((await post({ ...viewing, vehicleId: 'speke' })).json()).toMatchObject({
      code: 'invalid-enquiry',
      faults: [{ path: 'viewingDay', message: expect.stringContaining('such as ') }],
    })
  })

  it('refuses a kind that the dealer does not offer', async () => {
    site = await openTestApp({ ...options, enquiryRules: { ...everyEnquiry, kinds: ['call'] } })
    expect((await post(enquiry)).json()).toMatchObject({
      code: 'invalid-enquiry',
      faults: [{ path: 'kind', message: 'is not offered at present' }],
    })
    expect(await kept()).toEqual([])
  })

  it('shares one rate limit with applications', async () => {
    site = await openTestApp({ ...options, limits: { formsPerTenMinutes: 1 } })
    expect(
      (await post({ vehicleId: 'c1', vehicleDetails: {} }, {}, '/api/finance-application')).statusCode,
    ).toBe(201)
    expect((await post(enquiry)).statusCode).toBe(429)
  })
})

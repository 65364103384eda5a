import { afterEach, describe, expect, it, vi } from 'vitest'
import type { StockRecord } from '#domain/stock/record.ts'
import { notificationsFile, stockFile } from '#server/store/data-files.ts'
import { openSqliteInbox } from '#server/store/sqlite/notification-inbox.ts'
import { openSqliteStock } from '#server/store/sqlite/stock-store.ts'
import { sign } from '../../feed/notifications/signature.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { stockRecord } from '../testing/stock-record.ts'

const env = { STOCK_WEBHOOK_SECRET: 'a secret between us and Auto Trader' }
const url = '/api/stock/notifications'
const patience = { timeout: 45_000, interval: 10 }

let site: TestApp
afterEach(() => site.close())

type Options = Parameters<typeof openTestApp>[0]

/** A site that receives notifications, with one car `c1` of version 4 at £10,000. */
async function open(options: Options = {}): Promise<void> {
  site = await openTestApp({ env, stock: [car({ versionNumber: 4 })], ...options })
  site.composition.startWorking()
}

function car(metadata: Partial<StockRecord['metadata']> = {}, pounds = 10_000): StockRecord {
  const record = stockRecord({ id: 'c1', pounds })
  return { ...record, metadata: { ...record.metadata, ...metadata } }
}

function event(id: string, data: unknown, type = 'STOCK_UPDATE') {
  return { id, time: '2026-10-08T10:42:00.000Z', type, stockEventSource: 'PORTAL', data, changedFields: [] }
}

function put(body: unknown, headers: Record<string, string> = {}) {
  const payload = typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body)
  const signature = sign(payload, env.STOCK_WEBHOOK_SECRET, Date.now())
  const sent = { 'content-type': 'application/json', 'autotrader-signature': signature, ...headers }
  return site.app.inject({ method: 'PUT', url, headers: sent, payload })
}

async function priceOf(id: string): Promise<number | string | undefined> {
  const response = await site.app.inject(`/api/vehicles/${id}`)
  return response.json().adverts?.retailAdverts.totalPrice.amountGBP ?? response.json().code
}
const becomes = (id: string, expected: number | string) =>
  vi.waitFor(async () => expect(await priceOf(id)).toBe(expected), patience)

/** Waits until every notification is in the stock. */
async function settled(): Promise<void> {
  const inbox = await openSqliteInbox(notificationsFile(site.dataDir))
  await vi.waitFor(async () => expect(await inbox.waiting(1)).toEqual([]), patience)
  await inbox.close()
}

describe('PUT /api/stock/notifications', () => {
  it('adds a vehicle to the site and its search, and changes its price', async () => {
    await open()
    const added = { ...stockRecord({ id: 'n1', make: 'Bentley' }), somethingNew: { kept: true } }
    const response = await put(event('e1', added))
    expect([response.statusCode, response.json()]).toEqual([202, { outcome: 'accepted' }])
    await put(event('e2', car({ versionNumber: 5 }, 9_495)))
    await becomes('n1', 10_000)
    await becomes('c1', 9_495)
    const search = () => site.app.inject('/api/vehicles/search/car?make=bentley')
    await vi.waitFor(async () => expect((await search()).json()).toHaveLength(1), patience)
  })

  it('removes a vehicle of which only the id is sent', async () => {
    await open()
    await put(event('e1', { metadata: { stockId: 'c1', lifecycleState: 'DELETED', versionNumber: 5 } }))
    await becomes('c1', 'vehicle-removed')
  })

  it('shows a vehicle that is being sold as reserved, and accepts unknown words', async () => {
    await open()
    const reserved = car({ lifecycleState: 'SALE_IN_PROGRESS', versionNumber: 5 }, 8_000)
    await put(event('e1', { ...reserved, vehicle: { ...reserved.vehicle, fuelType: 'Ammonia' } }))
    await becomes('c1', 8_000)
    await put(event('e2', car({ lifecycleState: 'IN_ORBIT', versionNumber: 6 })))
    await becomes('c1', 'unknown-vehicle')
  })

  it('ignores versions older than the stock, in any order', async () => {
    await open()
    await put(event('e3', car({ versionNumber: 6 }, 6_000)))
    await put(event('e2', car({ versionNumber: 5 }, 5_000)))
    await put(event('e1', car({ versionNumber: 3 }, 3_000)))
    await settled()
    await becomes('c1', 6_000)
    const store = await openSqliteStock(stockFile(site.dataDir))
    expect(await store.find('c1')).toMatchObject({ record: { metadata: { versionNumber: 6 } } })
    await store.close()
  })

  it('writes a repeated event once', async () => {
    await open()
    const change = event('e1', car({ versionNumber: 5 }, 9_000))
    expect((await put(change)).json()).toEqual({ outcome: 'accepted' })
    expect((await put(change)).json()).toEqual({ outcome: 'repeated' })
    await settled()
    const store = await openSqliteStock(stockFile(site.dataDir))
    // One for the car of the test, one for the empty list of sold vehicles, one for the event.
    const before = await store.changeNumber()
    expect((await put(change)).json()).toEqual({ outcome: 'repeated' })
    await settled()
    expect(await store.changeNumber()).toBe(before)
    await store.close()
  })

  it('answers while an import locks the stock, and applies the changes in order afterwards', async () => {
    await open()
    const importer = await openSqliteStock(stockFile(site.dataDir))
    const hold = Promise.withResolvers<void>()
    const held = Promise.withResolvers<void>()
    const importing = importer.write(async (writer) => {
      await writer.put([{ record: stockRecord({ id: 'imported' }), hash: 'h' }])
      held.resolve()
      await hold.promise
    })
    await held.promise
    for (let version = 5; version < 9; version += 1) {
      const response = await put(event(`e${version}`, car({ versionNumber: version }, version * 1000)))
      expect(response.statusCode).toBe(202)
    }
    expect(await priceOf('c1')).toBe(10_000)
    hold.resolve()
    await importing
    await importer.close()
    await becomes('c1', 8_000)
    await becomes('imported', 10_000)
  })

  it('keeps accepted notifications over a restart', async () => {
    site = await openTestApp({ env, stock: [car({ versionNumber: 4 })] })
    // Nothing is applied yet, as if the process had been killed.
    expect((await put(event('e1', car({ versionNumber: 5 }, 7_000)))).statusCode).toBe(202)
    expect(await priceOf('c1')).toBe(10_000)
    site.composition.startWorking()
    await becomes('c1', 7_000)
  })

  it('answers 503 when it cannot store a notification', async () => {
    await open()
    await site.composition.close()
    const response = await put(event('e1', car({ versionNumber: 5 })))
    expect(response.json()).toMatchObject({ status: 503, code: 'notification-not-kept' })
    expect(response.headers['retry-after']).toBe('5')
  })

  it.each(['DEAL_CREATE', 'DEAL_UPDATE', 'DEAL', 'ADVERTISER_UPDATE'])(
    'acknowledges %s and does nothing',
    async (type) => {
      await open()
      const response = await put(event('e1', { dealId: 'd1' }, type))
      expect([response.statusCode, response.json()]).toEqual([202, { outcome: 'ignored' }])
    },
  )

  it('ignores the bikes of the same dealer', async () => {
    await open()
    const bike = { ...car(), vehicle: { ...car().vehicle, vehicleType: 'Bike' } }
    expect((await put(event('e1', bike))).json()).toEqual({ outcome: 'ignored' })
  })

  it.each([
    ['{"id":', 400, 'malformed-json', []],
    ['', 400, 'malformed-json', []],
    [Buffer.from(JSON.stringify(event('Citroën', car())), 'latin1'), 400, 'malformed-json', []],
    ['null', 422, 'invalid-notification', ['']],
    ['{"id":"e1"}', 422, 'invalid-notification', ['type']],
    [event('e1', undefined), 422, 'invalid-notification', ['data']],
    [
      event('e1', { vehicle: {} }),
      422,
      'invalid-notification',
      ['data.metadata', 'data.vehicle.make', 'data.vehicle.vehicleType'],
    ],
  ])('refuses %j with %i', async (body, status, code, paths) => {
    await open()
    const response = await put(body)
    expect(response.statusCode).toBe(status)
    expect(response.json()).toMatchObject({
      code,
      ...(paths.length && { faults: paths.map((path) => ({ path })) }),
    })
    expect(await priceOf('c1')).toBe(10_000)
  })
})

describe('a notification that is nested 9,000 deep', () => {
  const deep = `${'{"a":'.repeat(9_000)}1${'}'.repeat(9_000)}`
  const record = JSON.stringify(car({ versionNumber: 5 }, 9_000)).slice(1)

  it.each([
    ['in the record', `{"id":"e1","type":"STOCK_UPDATE","data":{"deep":${deep},${record}}`],
    ['in the record, without an id', `{"type":"STOCK_UPDATE","data":{"deep":${deep},${record}}`],
    ['beside the record, without an id', `{"deep":${deep},"type":"STOCK_UPDATE","data":{${record}}`],
  ])('is kept without what is too deep: %s', async (_, body) => {
    await open()
    expect((await put(body)).json()).toEqual({ outcome: 'accepted' })
    expect((await put(body)).json()).toEqual({ outcome: 'repeated' })
    await becomes('c1', 9_000)
  })

  it.each([`{"id":"e1","type":"STOCK_UPDATE","data":${deep}}`, `{"type":${deep}}`, deep, `[${deep}]`])(
    'is refused where it has no record: %#',
    async (body) => {
      await open()
      expect((await put(body)).json()).toMatchObject({ code: 'invalid-notification' })
    },
  )
})

describe('the sender of notifications', () => {
  const change = JSON.stringify(event('e1', car({ versionNumber: 5 }, 1)))

  it('is refused with the signature of another body', async () => {
    await open()
    const signature = sign('{}', env.STOCK_WEBHOOK_SECRET, Date.now())
    const response = await put(change, { 'autotrader-signature': signature })
    expect(response.json()).toMatchObject({ status: 403, code: 'bad-signature' })
    expect(response.statusCode).toBe(403)
    const inbox = await openSqliteInbox(notificationsFile(site.dataDir))
    expect(await inbox.waiting(1)).toEqual([])
    await inbox.close()
  })

  it('is accepted with a signature and any Origin header', async () => {
    await open({ publicUrl: 'https://www.pierhead.example' })
    const response = await put(change, { origin: 'https://api.example', 'sec-fetch-site': 'cross-site' })
    expect(response.statusCode).toBe(202)
  })

  it('gets 404 where no secret is set', async () => {
    site = await openTestApp()
    const response = await put(change)
    expect(response.json()).toMatchObject({ status: 404, code: 'not-found' })
    expect((await site.app.inject('/api/openapi.json')).body).not.toContain(url)
  })

  it('is limited to JSON, a megabyte and a rate per minute', async () => {
    await open({ limits: { notificationsPerMinute: 4 } })
    const long = (length: number) => event('e1', { ...car(), description: 'x'.repeat(length) })
    expect((await put(long(900_000))).statusCode).toBe(202)
    expect((await put(long(1_100_000))).statusCode).toBe(413)
    expect((await put(change, { 'content-type': 'text/plain' })).statusCode).toBe(415)
    expect((await site.app.inject({ method: 'POST', url })).headers.allow).toBe('PUT, OPTIONS')
    await put(change)
    expect((await put(change)).statusCode).toBe(429)
    expect((await site.app.inject('/api/vehicles')).statusCode).toBe(200)
  })
})

import { parse } from 'csv-parse/sync'
import type { FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'
import { describe, expect, it, onTestFinished } from 'vitest'
import { everyEnquiry } from '#domain/enquiries/enquiry.ts'
import { exampleRecord } from '#domain/stock/example-record.ts'
import { listenAndAsk } from '../testing/ask.ts'
import { openTestApp } from '../testing/open-test-app.ts'

const secret = 'a-secret-of-thirty-two-characters-and-more'

/** A car that lacks nothing which Google requires, and one without a price. */
function stock() {
  const example = exampleRecord()
  const advertiser = { ...example.advertiser, advertiserId: '10012345' }
  const car = { ...example, advertiser }
  const { totalPrice: _, suppliedPrice: __, ...unpriced } = example.adverts.retailAdverts
  const incomplete = {
    ...car,
    metadata: { ...example.metadata, stockId: 'without-price' },
    adverts: { ...example.adverts, retailAdverts: unpriced },
  }
  return [car, incomplete]
}

async function open(options: Parameters<typeof openTestApp>[0] = {}) {
  const { app, composition, close } = await openTestApp({
    stock: stock(),
    env: { EXPORT_SECRET: secret, PICTURE_HOSTS: 'images.example' },
    publicUrl: 'https://www.dealer.example',
    ...options,
  })
  onTestFinished(close)
  return { app, composition }
}

const google = `/exports/${secret}/google-vehicle-ads.csv`

describe('the secret address of exports', () => {
  it('serves the stock with absolute addresses, and tells caches to keep nothing', async () => {
    const { app } = await open()
    const answer = await app.inject(google)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'cache-control': 'private, no-cache',
      'x-robots-tag': 'noindex',
    })
    expect(parse(answer.body, { columns: true })).toMatchObject([
      {
        link: 'https://www.dealer.example/vehicles/8a4290d5801234560180123456789abc',
        price: '10995.00 GBP',
      },
    ])
    const meta = await app.inject(`/exports/${secret}/meta-vehicles.csv?incomplete=include`)
    expect(parse(meta.body, { columns: true })).toHaveLength(2)
  })

  it('has no pictures of hosts that PICTURE_HOSTS does not name', async () => {
    const { app } = await open({ env: { EXPORT_SECRET: secret, PICTURE_HOSTS: 'other.example' } })
    const { body } = await app.inject(`${google}?incomplete=include`)
    expect(parse(body, { columns: true })).toMatchObject([{ image_link: '' }, { image_link: '' }])
    expect((await app.inject('/api/vehicles/without-price')).json().media.images).toEqual([])
    expect((await app.inject('/api/vehicles/search/car')).body).not.toContain('images.example')
  })

  it("has the dealer's only branch as the place of vehicles without one", async () => {
    const branches = [{ town: 'Bootle', postcode: 'L20 4AB', latitude: 53.4, longitude: -3 }]
    const placeless = { ...exampleRecord(), advertiser: null }
    const { app } = await open({ stock: [placeless], enquiryRules: { ...everyEnquiry, branches } })
    const { body } = await app.inject(`/exports/${secret}/meta-vehicles.csv?incomplete=include`)
    expect(parse(body, { columns: true })).toMatchObject([{ address: expect.stringContaining('Bootle') }])
    const near = await app.inject('/api/vehicles/search/car?distance=-10&postcode=L20 4AB')
    expect(near.json()).toMatchObject([{ advertiser: { location: { town: 'Bootle', postCode: 'L20 4AB' } } }])
  })

  it('answers 304 until the stock changes', async () => {
    const { app } = await open()
    const { etag } = (await app.inject(google)).headers
    const again = (tag: unknown, url = google) =>
      app.inject({ url, headers: { 'if-none-match': String(tag) } }).then(({ statusCode }) => statusCode)
    expect(await again(etag)).toBe(304)
    expect(await again(etag, `${google}?incomplete=include`)).toBe(200)
    expect(await again(String(etag).replace(/\.\d+\./, '.0.'))).toBe(200)
  })

  it.each([
    '/exports/another-secret-of-thirty-two-characters/google-vehicle-ads.csv',
    `/exports/${secret.slice(0, -1)}/google-vehicle-ads.csv`,
    `/exports/${secret}/other.csv`,
  ])('answers 404 for %s', async (url) => {
    const { app } = await open()
    const answer = await app.inject(url)
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.body).not.toContain(secret)
  })

  it('answers 404 without the setting', async () => {
    const { app } = await open({ env: {} })
    expect((await app.inject(google)).statusCode).toBe(404)
    expect((await app.inject('/exports//google-vehicle-ads.csv')).statusCode).toBe(404)
  })

  it('is limited for each client', async () => {
    const { app } = await open({ limits: { exportsPerHour: 2 } })
    const codes = []
    for (let request = 0; request < 3; request += 1) codes.push((await app.inject(google)).statusCode)
    expect(codes).toEqual([200, 200, 429])
  })

  it('writes the secret to no log', async () => {
    const lines: string[] = []
    const logger: FastifyBaseLogger = pino({ level: 'trace' }, { write: (line: string) => lines.push(line) })
    const { app } = await open({ logger })
    const spellings = [google, `/exports/${secret}/x`, `/%65xports/${secret}/google-vehicle-ads.csv`]
    for (const url of [
      ...spellings,
      `//exports/${secret}/x`,
      `/exports%2F${secret}%2Fx`,
      `/exports/${secret}/%`,
      `/export/${secret}/x`,
      `/x/../exports/${secret}/x`,
      `/exports.data/${secret}`,
    ])
      await app.inject(url)
    expect(lines.length).toBeGreaterThanOrEqual(spellings.length)
    expect(lines.join('')).not.toContain(secret)
  })

  it('stops reading the stock when the receiver hangs up', async () => {
    let read = 0
    let ended = false
    async function* records() {
      try {
        for (; read < 100_000; read += 1) yield stock()
      } finally {
        ended = true
      }
    }
    const { app } = await open({ exports: { secret, records, version: async () => '1' } })
    await listenAndAsk(app)
    const { port } = app.server.address() as { port: number }
    const hangUp = new AbortController()
    const answer = await fetch(`http://127.0.0.1:${port}${google}`, { signal: hangUp.signal })
    await answer.body?.getReader().read()
    hangUp.abort()
    await expect.poll(() => ended, { timeout: 45_000 }).toBe(true)
    expect(read).toBeLessThan(100_000)
  })
})

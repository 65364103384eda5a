import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import type { SearchQuery } from '#domain/search/query.ts'
import { publicRecord } from '#domain/stock/public-record.ts'
import { openStockApi } from '../testing/stock-api.ts'
import { listedFields } from './filter-values.ts'

const { site, get } = await openStockApi()
afterAll(() => site.close())

describe('the bytes of records', () => {
  /** What the catalogue's parsed records become as JSON, which the joined bytes must equal. */
  async function expected(query: Partial<SearchQuery> = {}): Promise<string> {
    const { records } = await site.loadedStock().search({
      type: 'car',
      filters: {},
      sort: 'price_asc',
      offset: 0,
      limit: 24,
      ...query,
    })
    return JSON.stringify(records.map(publicRecord))
  }
  const url = '/api/vehicles/search/car?sort=price_asc'

  it('are the JSON of the public records, first made and then cached', async () => {
    const wanted = await expected()
    expect(wanted).toContain('Škoda – “Élégance” 🚗')
    for (const time of ['first', 'second']) {
      const { body, headers } = await site.app.inject(url)
      expect(body, time).toBe(wanted)
      expect(headers['content-type']).toBe('application/json; charset=utf-8')
      expect(headers['content-length']).toBe(String(Buffer.byteLength(wanted)))
    }
    const one = await site.app.inject('/api/vehicles/c2')
    expect(one.body).toBe(JSON.stringify(JSON.parse(wanted)[0]))
    expect(one.headers['content-type']).toBe('application/json; charset=utf-8')
  })

  it.each(['br', 'gzip'])('are the same with %s', async (encoding) => {
    const { headers, rawPayload } = await site.app.inject({ url, headers: { 'accept-encoding': encoding } })
    expect(headers['content-encoding']).toBe(encoding)
    const text = encoding === 'br' ? brotliDecompressSync(rawPayload) : gunzipSync(rawPayload)
    expect(text.toString()).toBe(await expected())
  })
})

describe('GET /api/vehicles/distinct/{type}', () => {
  it('lists the sorted values of every filter field, not narrowed by the filter on that field', async () => {
    const { body } = await get('/api/vehicles/distinct/car?make=Ford')
    expect(Object.keys(body)).toEqual(listedFields)
    expect(body).toMatchObject({ make: ['Audi', 'Ford'], model: ['Fiesta', 'Focus'], year: ['2018', '2019'] })
    expect(body.cabType).toEqual([])
  })

  it('refuses a malformed number', async () => {
    expect((await get('/api/vehicles/distinct/car?mileage=--')).status).toBe(400)
  })
})

describe('GET /api/vehicles/facets/{type}', () => {
  it('returns the facet counts and the total', async () => {
    const { body } = await get('/api/vehicles/facets/car?make=Ford')
    expect(body.total).toBe(2)
    expect(body.fields.make).toEqual([
      { value: 'Audi', count: 1 },
      { value: 'Ford', count: 2 },
    ])
  })
})

describe('GET /api/vehicles', () => {
  it('lists all types by make, model and id, with id, make, model and price', async () => {
    const { body, headers } = await get('/api/vehicles?pageSize=2')
    expect(body).toEqual([
      { _id: 'c3', make: 'Audi', model: 'A3', price: 15_250.5 },
      { _id: 'id/with space', make: 'DAF', model: 'LF', price: 30_000 },
    ])
    expect(headers['x-total-count']).toBe('5')
    expect(headers.link).toContain('</api/vehicles?pageSize=2&page=3>; rel="last"')
  })
})

describe('GET /api/vehicles/{id}', () => {
  it('returns the record, for ids of any characters', async () => {
    expect((await get('/api/vehicles/c3')).body).toMatchObject({ _id: 'c3', vehicle: { make: 'Audi' } })
    expect((await get('/api/vehicles/id%2Fwith%20space')).body._id).toBe('id/with space')
  })

  it('distinguishes sold, removed and unknown vehicles', async () => {
    expect((await get('/api/vehicles/c4')).body).toMatchObject({ status: 410, code: 'vehicle-sold' })
    expect((await get('/api/vehicles/c9')).body).toMatchObject({ status: 410, code: 'vehicle-removed' })
    expect((await get('/api/vehicles/nobody')).body).toMatchObject({ status: 404, code: 'unknown-vehicle' })
  })
})

describe('every GET about the stock', () => {
  const urls = [
    '/api/vehicles/search/car',
    '/api/vehicles/distinct/car',
    '/api/vehicles/facets/car',
    '/api/vehicles',
    '/api/vehicles/c1',
  ]

  it.each(urls)('%s refuses other methods and lists the allowed ones', async (url) => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH'] as const) {
      const response = await site.app.inject({
        method,
        url,
        payload: 'x',
        headers: { 'content-type': 'text/csv' },
      })
      expect(response.statusCode).toBe(405)
      expect(response.headers.allow).toBe('GET, HEAD, OPTIONS')
    }
    const options = await site.app.inject({ method: 'OPTIONS', url })
    expect([options.statusCode, options.headers.allow]).toEqual([204, 'GET, HEAD, OPTIONS'])
  })
})

it('lets no cache store a failure', async () => {
  const { headers } = await get('/api/vehicles/nobody')
  expect(headers['cache-control']).toBe('no-store')
  expect(headers.etag).toBeUndefined()
})

it('answers an unknown call with a problem document', async () => {
  expect((await get('/api/nothing/here')).body).toMatchObject({ status: 404, code: 'not-found' })
})

import { afterAll, describe, expect, it } from 'vitest'
import { mayRepeat } from '../parse-query-string.ts'
import { openStockApi } from '../testing/stock-api.ts'
import { searchQuery } from './schemas.ts'

const { site, get } = await openStockApi()
afterAll(() => site.close())

const ids = (records: { _id: string }[]) => records.map(({ _id }) => _id)

describe('GET /api/vehicles/search/{type}', () => {
  it('returns the records that match all filters, in the requested order', async () => {
    const { status, body, headers } = await get('/api/vehicles/search/car?make=ford&sort=price_asc')
    expect(status).toBe(200)
    expect(ids(body)).toEqual(['c2', 'c1'])
    expect(headers['x-total-count']).toBe('2')
  })

  it('leaves out sold vehicles and those of other types', async () => {
    expect(ids((await get('/api/vehicles/search/car?sort=price_desc')).body)).toEqual(['c3', 'c1', 'c2'])
    expect(ids((await get('/api/vehicles/search/van')).body)).toEqual(['v1'])
  })

  it('returns no private fields', async () => {
    expect(JSON.stringify((await get('/api/vehicles/search/car')).body)).not.toContain('SECRET')
  })

  it('links to the other pages with the same query', async () => {
    const { body, headers } = await get(
      '/api/vehicles/search/car?sort=price_asc&pageSize=1&page=2&price=5000-',
    )
    expect(ids(body)).toEqual(['c1'])
    const query = 'sort=price_asc&pageSize=1&page='
    const link = (page: number, relation: string) =>
      `</api/vehicles/search/car?${query}${page}&price=5000->; rel="${relation}"`
    expect(headers.link).toBe(
      [link(1, 'first'), link(1, 'prev'), link(3, 'next'), link(3, 'last')].join(', '),
    )
  })

  it('returns an empty list past the last page, with a link to the last page', async () => {
    const { status, body, headers } = await get('/api/vehicles/search/car?page=40')
    expect([status, body]).toEqual([200, []])
    expect(headers.link).toContain('page=1>; rel="prev"')
    expect(headers.link).not.toContain('rel="next"')
  })

  it('measures distances from the postcode, else from the dealership', async () => {
    expect(ids((await get('/api/vehicles/search/car?sort=distance&pageSize=1&make=ford')).body)).toEqual([
      'c2',
    ])
    const fromLondon = '/api/vehicles/search/car?sort=distance&pageSize=1&make=ford&postcode=SW1A%201AA'
    expect(ids((await get(fromLondon)).body)).toEqual(['c1'])
  })

  it('finds vehicles within a distance, and lists the distances from a postcode that find one', async () => {
    const within = (query: string) => get(`/api/vehicles/search/car?make=ford&sort=price_asc&${query}`)
    expect(ids((await within('distance=-20')).body)).toEqual(['c2'])
    expect(ids((await within('distance=21-')).body)).toEqual(['c1'])
    expect(ids((await within('distance=-20&postcode=SW1A')).body)).toEqual(['c1'])
    expect((await get('/api/vehicles/distinct/car')).body.distance).toEqual([])
    const { total, fields } = (await get('/api/vehicles/facets/car?make=ford&distance=-20&postcode=SW1A'))
      .body
    expect(total).toBe(1)
    expect(fields.distance).toContainEqual({ value: '-20', count: 1 })
    expect((await get('/api/vehicles/facets/car?postcode=ZZ99')).body.faults).toMatchObject([
      { path: 'postcode' },
    ])
  })

  it('finds nothing for a word that no vehicle has, and ignores empty and unknown parameters', async () => {
    expect((await get('/api/vehicles/search/car?make=Trabant')).body).toEqual([])
    expect((await get('/api/vehicles/search/car?utm_source=mail&make=&page=')).body).toHaveLength(3)
  })

  it.each([
    ['search/car?gearbx=Manual', '"gearbx";nearest="gearbox"'],
    ['search/car?Make=Ford&fuel_type=Diesel', '"Make";nearest="make", "fuel_type";nearest="fuelType"'],
    [
      'search/car?priceTo=9000&min_price=1&pagesize=5',
      '"priceTo";nearest="price", "min_price";nearest="price", "pagesize";nearest="pageSize"',
    ],
    ['search/car?color=red&mode=list&transmission=1', '"color";nearest="colour", "mode", "transmission"'],
    ['distinct/car?make[]=Ford', '"make%5B%5D";nearest="make"'],
    ['facets/car?body-type=Estate', '"body-type";nearest="bodyType"'],
    [
      'search/car?%22%0D%0ASet-Cookie:%20a=1&__proto_=1&%F0%9F%9A%97=1',
      '"%22%0D%0ASet-Cookie%3A%20a", "%F0%9F%9A%97"',
    ],
    [`search/car?${'x'.repeat(39)}%F0%9F%9A%97=1`, `"${'x'.repeat(39)}%EF%BF%BD"`],
    [
      `search/car?${[...'abcdefghij'].map((name) => `${name}=1`).join('&')}`,
      '"a", "b", "c", "d", "e", "f", "g", "h"',
    ],
    // The simple list has no filters at all, and a record no parameters.
    ['?gearbox=Manual', '"gearbox"'],
    ['c1?fields=price', '"fields"'],
    // A refusal names them too.
    ['search/car?price=cheap&gearbx=1', '"gearbx";nearest="gearbox"'],
    ['search/car?page=0&gearbx=1', '"gearbx";nearest="gearbox"'],
    ['search/car?utm_source=mail&gclid=1&fbclid=2&msclkid=3&_ga=4&ref=5&x=', undefined],
    ['search/car?make=Ford&sort=price_asc&vat=ex&deposit=1&postcode=L3&pageSize=1', undefined],
  ])('names the parameters of %s that are none of ours', async (call, named) => {
    const { headers } = await get(`/api/vehicles${call.startsWith('?') ? '' : '/'}${call}`)
    expect(headers['x-ignored-parameters']).toBe(named)
  })

  it('names them in the answers that are objects of ours too', async () => {
    const ignored = [{ parameter: 'gearbx', nearest: 'gearbox' }]
    expect((await get('/api/vehicles/facets/car?gearbx=Manual')).body.ignored).toEqual(ignored)
    expect((await get('/api/vehicles/facets/car?make=Ford')).body).not.toHaveProperty('ignored')
    for (const call of ['interpret', 'suggest'])
      expect((await get(`/api/vehicles/${call}?query=ford`)).body.ignored).toEqual([{ parameter: 'query' }])
  })

  it('names them in an answer from the cache, and in one that has not changed', async () => {
    const misspelt = '/api/vehicles/search/car?gearbx=Manual&pageSize=2'
    const first = await get(misspelt)
    const again = await get(misspelt)
    const unchanged = await get(misspelt, { 'if-none-match': String(first.headers.etag) })
    expect(unchanged.status).toBe(304)
    for (const { headers } of [first, again, unchanged])
      expect(headers['x-ignored-parameters']).toBe('"gearbx";nearest="gearbox"')
    const { headers } = await get('/api/vehicles/search/car?pageSize=2')
    expect(headers).not.toHaveProperty('x-ignored-parameters')
  })

  it('finds any of several words, and keeps them in the links of pages', async () => {
    const several = '/api/vehicles/search/car?make=ford&make=AUDI&pageSize=2&sort=price_desc'
    const { body, headers } = await get(several)
    expect(ids(body)).toEqual(['c3', 'c1'])
    expect(headers['x-total-count']).toBe('3')
    expect(headers.link).toContain('make=ford&make=AUDI&pageSize=2&sort=price_desc&page=2>; rel="next"')
  })

  it.each([
    ['price=cheap', 'price'],
    ['year=2019-2018', 'year'],
    ['sort=fastest', 'sort'],
    ['page=0', 'page'],
    ['page=1e3', 'page'],
    ['page=99999999', 'page'],
    ['pageSize=101', 'pageSize'],
    ['postcode=ZZ99', 'postcode'],
    ['monthlyPrice=cheap', 'monthlyPrice'],
    ['deposit=1.5', 'deposit'],
    ['term=61', 'term'],
    ['vat=none', 'vat'],
    [Array.from({ length: 21 }, (_, n) => `make=Make+${n}`).join('&'), 'make'],
  ])('names the invalid parameter in %s', async (query, path) => {
    const { status, body, headers } = await get(`/api/vehicles/search/car?${query}`)
    expect(status).toBe(400)
    expect(headers['content-type']).toContain('application/problem+json')
    expect(body).toMatchObject({ code: 'invalid-parameter', status: 400, faults: [{ path }] })
  })

  const single = Object.keys(searchQuery.shape).filter((name) => !mayRepeat(name))

  it('refuses a parameter that takes one value and is given twice, every one of them', async () => {
    expect(single).toEqual(
      expect.arrayContaining(['sort', 'page', 'pageSize', 'price', 'year', 'vat', 'postcode']),
    )
    for (const path of single) {
      const { status, body } = await get(`/api/vehicles/search/car?${path}=1&${path}=2`)
      expect([status, body.faults]).toEqual([400, [{ path, message: 'Give this parameter once.' }]])
    }
  })

  it.each([
    '/api/vehicles?page=1&page=2',
    '/api/vehicles/distinct/car?price=-5000&price=9000-',
    '/api/vehicles/facets/car?year=2019&year=2020',
    '/api/vehicles/interpret?q=ford&q=audi',
    '/api/vehicles/suggest?q=ford&type=car&type=van',
  ])('refuses it in every call: %s', async (url) => {
    expect((await get(url)).status).toBe(400)
  })

  it.each([
    'make=ford&make=audi',
    'utm_source=a&utm_source=b',
    'sort=&sort=price_asc',
    'price=&price=&price=-9000',
  ])('takes %s', async (query) => {
    expect((await get(`/api/vehicles/search/car?${query}`)).status).toBe(200)
  })

  it('accepts three types', async () => {
    expect((await get('/api/vehicles/search/boat')).body.code).toBe('not-found')
  })
})

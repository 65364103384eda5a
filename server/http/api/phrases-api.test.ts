import { afterAll, describe, expect, it } from 'vitest'
import { openTestApp } from '../testing/open-test-app.ts'
import { stockRecord } from '../testing/stock-record.ts'

const estate = { bodyType: 'Estate', fuelType: 'Diesel', transmissionType: 'Automatic' }
const stock = [
  stockRecord({ id: 'c1', make: 'Ford', model: 'Focus', pounds: 9_000, more: estate }),
  stockRecord({ id: 'c2', make: 'Ford', model: 'Fiesta', pounds: 7_500, more: { fuelType: 'Petrol' } }),
  stockRecord({ id: 'c3', make: 'Ford', model: 'Fiesta', pounds: 8_500, more: { fuelType: 'Diesel' } }),
  stockRecord({ id: 'c4', make: 'Audi', model: 'A3', pounds: 15_250, more: { registration: 'AB71 CDE' } }),
  stockRecord({
    id: 'V-100',
    type: 'Van',
    make: 'Ford',
    model: 'Transit',
    pounds: 20_000,
    more: { registration: 'K1 NGS' },
  }),
]

const site = await openTestApp({ stock, sold: [] })
afterAll(() => site.close())

async function ask(path: string, query: Record<string, string>) {
  const response = await site.app.inject(`/api/vehicles/${path}?${new URLSearchParams(query)}`)
  return { status: response.statusCode, body: response.json() }
}

/** How many vehicles the API finds with the query of a results page. */
async function countOf(href: string): Promise<number> {
  const url = href.replace(/^\/(car|van|truck)-search/, '/api/vehicles/search/$1')
  return Number((await site.app.inject(url)).headers['x-total-count'])
}

describe('GET /api/vehicles/interpret', () => {
  it('answers a search in the spelling of the stock, and the page that shows it', async () => {
    const { status, body } = await ask('interpret', { q: 'automatic deisel estate under £15k near L3' })
    expect(status).toBe(200)
    expect(body).toEqual({
      type: 'car',
      filters: {
        price: '-15000',
        gearbox: 'Automatic',
        bodyType: 'Estate',
        fuelType: 'Diesel',
        postcode: 'L3',
      },
      sort: 'distance',
      notUnderstood: [],
      hasContactDetails: false,
      href: '/car-search?price=-15000&gearbox=Automatic&bodyType=Estate&fuelType=Diesel&postcode=L3&sort=distance',
    })
    expect(await countOf(body.href)).toBe(1)
  })

  it('repeats a parameter with several values, and names the words that it did not understand', async () => {
    const { body } = await ask('interpret', { q: 'ford or audi with wings' })
    expect(body).toMatchObject({ filters: { make: ['Ford', 'Audi'] }, notUnderstood: ['wings'] })
    expect(body.href).toBe('/car-search?make=Ford&make=Audi')
    expect(await countOf(body.href)).toBe(4)
  })

  it.each([
    ['AB71 CDE', 'car'],
    ['ab71cde', 'car'],
    ['k1ngs', 'van'],
    ['v-100', 'van'],
  ])('finds the one vehicle with the number %s', async (q, type) => {
    const { body } = await ask('interpret', { q })
    expect(body.type).toBe(type)
    expect(await countOf(body.href)).toBe(1)
  })

  it('prefers the type that it is asked for when a phrase suits several', async () => {
    expect((await ask('interpret', { q: 'ford', type: 'van' })).body.type).toBe('van')
    expect((await ask('interpret', { q: 'ford' })).body.type).toBe('car')
    expect((await ask('interpret', { q: 'audi', type: 'van' })).body.type).toBe('car')
    expect((await ask('interpret', { q: 'fiesta inc vat', type: 'car' })).body).toMatchObject({
      type: 'car',
      notUnderstood: ['inc', 'vat'],
    })
    expect((await ask('interpret', { q: 'ford', type: 'boat' })).status).toBe(400)
  })

  it('knows a new model as soon as its vehicle is listed', async () => {
    expect((await ask('interpret', { q: 'Quattroporte' })).body.notUnderstood).toEqual(['Quattroporte'])
    const other = await openTestApp({
      stock: [stockRecord({ id: 'm', make: 'Maserati', model: 'Quattroporte' })],
    })
    const answer = await other.app.inject('/api/vehicles/interpret?q=quattroporte')
    expect(answer.json().filters).toEqual({ make: 'Maserati', model: 'Quattroporte' })
    await other.close()
  })

  it.each([
    ['AB71 CDE', 'a registration'],
    ['k1ngs', 'an older registration of the stock'],
    ['fiesta near CH1 4LD', 'a whole postcode'],
    ['golf L3 1HU and M1 1AE', 'a postcode that is not understood'],
  ])('is kept by no cache for "%s": %s', async (q) => {
    for (const path of ['interpret', 'suggest']) {
      const { headers } = await site.app.inject(`/api/vehicles/${path}?${new URLSearchParams({ q })}`)
      expect(headers['cache-control']).toBe('private, no-store')
      expect(headers.etag).toBeUndefined()
    }
  })

  it('is tagged with the stock and the day for any other phrase', async () => {
    const answer = await site.app.inject('/api/vehicles/interpret?q=fiesta+near+L3')
    expect(answer.headers['cache-control']).toBe('public, no-cache')
    const today = new Date().toLocaleDateString('en-CA', { timeZone: 'Europe/London' })
    expect(answer.headers.etag).toContain(today)
  })

  it('answers an empty phrase with the whole stock', async () => {
    expect((await ask('interpret', {})).body).toMatchObject({ filters: {}, href: '/car-search' })
  })
})

describe('GET /api/vehicles/suggest', () => {
  it('completes the last word, with the number of vehicles that the search finds', async () => {
    const { body } = await ask('suggest', { q: 'diesel fi' })
    expect(body.suggestions).toEqual([
      { label: 'diesel Ford Fiesta', href: '/car-search?make=Ford&model=Fiesta&fuelType=Diesel', count: 1 },
    ])
  })

  it.each(['f', 'ford', 'ford f', 'die', 'trans', ''])(
    'counts what each suggestion for "%s" finds',
    async (q) => {
      const { suggestions } = (await ask('suggest', { q })).body
      expect(suggestions.length).toBeGreaterThan(0)
      for (const { href, count } of suggestions) {
        expect(count).toBeGreaterThan(0)
        expect(await countOf(href)).toBe(count)
      }
    },
  )

  it('suggests nothing for a word that no name starts with', async () => {
    expect((await ask('suggest', { q: 'zzz' })).body.suggestions).toEqual([])
  })
})

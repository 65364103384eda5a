import { makeDemoStock } from 'demo-stock/make-demo-stock.ts'
import { describe, expect, it } from 'vitest'
import type { Facets } from '#domain/search/query.ts'
import { stockOf } from '../../../tests/support/stock-of-records.ts'
import { loadSearch, toGoodPrices } from './load-search.ts'
import { readSearch } from './read-search.ts'

const records = [...makeDemoStock({ count: 300, seed: 3 })]
const stock = stockOf(records)
const load = (query: string) => loadSearch(stock, 'car', new URLSearchParams(query))
/** How many vehicles it finds, without the lists of its page. */
const totalOf = (query: string) => stock.total('car', readSearch(new URLSearchParams(query)).filters)

describe('a search page', () => {
  it('has the total, 24 vehicles and the number of pages', async () => {
    const view = await load('')
    expect(view.total).toBe(200)
    expect(view.vehicles).toHaveLength(24)
    expect(view.pageCount).toBe(9)
    expect(view.active).toEqual([])
  })

  it('shows every vehicle once over its pages', async () => {
    const pages = await Promise.all(Array.from({ length: 9 }, (_, n) => load(`sort=mileage&page=${n + 1}`)))
    expect(new Set(pages.flatMap(({ vehicles }) => vehicles.map(({ id }) => id))).size).toBe(200)
  })

  it('spells a filter as the stock does', async () => {
    const make = records.find(({ vehicle }) => vehicle.vehicleType === 'Car')?.vehicle.make ?? ''
    const view = await load(`make=${encodeURIComponent(make.toUpperCase())}`)
    expect(view.total).toBeGreaterThan(0)
    expect(view.choice).toEqual({ make, sort: 'relevance', postcode: '' })
    expect(view.active).toEqual([{ field: 'make', label: 'Make', value: make, text: make }])
  })

  it('offers only options that find something, each with the correct count', async () => {
    // Distances are counted from a postcode only.
    const asked = 'gearbox=Automatic&sort=distance&postcode=L3'
    const { controls } = await load(asked)
    for (const { field, options } of controls.filter(({ field }) => field !== 'gearbox'))
      for (const { value, text } of options.slice(0, 3)) {
        const total = totalOf(`${asked}&${new URLSearchParams({ [field]: value })}`)
        expect(text, `${field} ${value}`).toMatch(new RegExp(`\\(${total}\\)$`))
      }
  })

  it('offers ends of ranges that find something, each with the correct count', async () => {
    const { ranges } = await load('gearbox=Automatic&mileage=-60000')
    expect(ranges.map(({ field }) => field)).toEqual([
      'price',
      'monthlyPrice',
      'year',
      'mileage',
      'motMonths',
    ])
    for (const { field, from, to, fromOptions, toOptions } of ranges) {
      const asked = [
        ...fromOptions.map(({ value, text }) => [`${value}-${to}`, text] as const),
        ...toOptions.map(({ value, text }) => [`${from}-${value}`, text] as const),
      ]
      for (const [range, text] of asked) {
        const query = new URLSearchParams({ gearbox: 'Automatic', mileage: '-60000' })
        query.set(field, range)
        const total = totalOf(String(query))
        expect(text, `${field} ${range}`).toMatch(new RegExp(`\\(${total}\\)$`))
        expect(total).toBeGreaterThan(0)
      }
    }
  })

  it('writes a band open below as the option that it is, and leaves any other range open', async () => {
    const { choice, ranges } = await load('price=-1999&mileage=-60000')
    expect(choice).toMatchObject({ price: '0-1999', mileage: '-60000' })
    const endsOf = (name: string) => ranges.find(({ field }) => field === name)
    expect(endsOf('price')).toMatchObject({ from: '', to: '1999' })
    expect(endsOf('mileage')).toMatchObject({ from: '', to: '60000' })
  })

  it('keeps the ends in use of a range, even without stock', async () => {
    const { ranges, choice } = await load('price=1-2')
    expect(ranges.find(({ field }) => field === 'price')).toMatchObject({
      from: '1',
      to: '2',
      fromOptions: [{ value: '1', text: '£1 (0)' }],
    })
    expect(choice.price).toBe('1-2')
  })

  it('finds any of several makes, and shows them as one option and a chip each', async () => {
    const facet = stock.facets('car', {}).make.slice(0, 2)
    const [one, other] = facet.map(({ value }) => value) as [string, string]
    const view = await load(
      String(
        new URLSearchParams([
          ['make', one.toUpperCase()],
          ['make', other],
        ]),
      ),
    )
    const total = facet.reduce((sum, { count }) => sum + count, 0)
    expect(view.total).toBe(total)
    expect(view.choice.make).toEqual([one, other])
    expect(view.active.map(({ text }) => text)).toEqual([one, other])
    const make = view.controls.find(({ field }) => field === 'make')
    expect(make?.options[0]).toEqual({ value: `${one}\n${other}`, text: `${one}, ${other} (${total})` })
    const form = await load(String(new URLSearchParams({ make: `${one}\r\n${other}` })))
    expect(form.choice).toEqual(view.choice)
  })

  it('finds what is within a distance of a postcode, and measures it on the cards', async () => {
    const view = await load('distance=-20&postcode=L3+4DB')
    expect(view.total).toBeGreaterThan(0)
    expect(view.total).toBeLessThan((await load('')).total)
    expect(view.active.map(({ text }) => text)).toEqual(['Within 20 miles of L3'])
    expect(view.distancesFrom).toBe('L postcodes (Liverpool)')
    for (const { distance } of view.vehicles)
      expect(Number.parseInt(distance ?? '', 10)).toBeLessThanOrEqual(20)
    const { options = [], hint } = view.controls.find(({ field }) => field === 'distance') ?? {}
    expect(options).toContainEqual({ value: '-20', text: `20 miles (${view.total})` })
    expect(hint).toBeUndefined()
  })

  it('offers a distance once that starts at 0 in the address', async () => {
    const [fromZero, upTo] = [await load('distance=0-20'), await load('distance=-20')]
    expect(fromZero.total).toBe(upTo.total)
    expect(fromZero.active).toEqual(upTo.active)
    const distanceOf = ({ controls }: typeof upTo) => controls.find(({ field }) => field === 'distance')
    expect(distanceOf(fromZero)).toEqual(distanceOf(upTo))
  })

  it('says how a postcode is used that was sent alone', async () => {
    expect((await load('postcode=L3')).faults).toEqual([
      'Choose a distance, or sort by distance, to use your postcode.',
    ])
    expect((await load('postcode=L3&sort=distance')).faults).toEqual([])
  })

  it('names our branch, not an unknown postcode, as the place that distances are measured from', async () => {
    const view = await load('distance=-20&postcode=XX99')
    expect(view.active.map(({ text }) => text)).toEqual(['Within 20 miles of Liverpool'])
    expect(view.distancesFrom).toBe('our Liverpool branch')
  })

  it.each([
    ['L3', 'L3'],
    ['L3 4DB', 'L3'],
    ['l3 4', 'L3'],
    ['EC1A1BB', 'EC1A'],
    ['L', 'Liverpool'],
  ])('names the district of %s', async (postcode, district) => {
    const { active } = await load(String(new URLSearchParams({ distance: '-20', postcode })))
    expect(active.map(({ text }) => text)).toEqual([`Within 20 miles of ${district}`])
  })

  it('has no near matches of a registration alone', async () => {
    const alone = await load('registration=ZZ99ZZZ')
    expect(alone.offers).toHaveLength(1)
    expect(alone.nearMatches).toEqual([])
    expect((await load('registration=ZZ99ZZZ&make=Ford')).nearMatches).not.toEqual([])
  })

  it('offers a greater distance when nothing is as near', async () => {
    const view = await load('distance=-10&postcode=M1')
    expect(view.total).toBe(0)
    expect(view.offers[0]?.text).toMatch(/^within (20|30) miles$/)
    expect(view.nearMatches[0]?.note).toMatch(/^\d+ miles away$/)
  })

  it.each([
    ['price=-100', /over your limit/, 1],
    ['price=999000-', /below|under/, -1],
  ])('shows first the near matches of %s that miss the limit by least', async (query, note, direction) => {
    const { nearMatches } = await load(query)
    const prices = nearMatches.map(({ vehicle }) => Number(vehicle.price.replaceAll(/\D/g, '')))
    expect(prices.length).toBeGreaterThan(2)
    expect(prices).toEqual(prices.toSorted((a, b) => direction * (a - b)))
    expect(nearMatches[0]?.note).toMatch(note)
  })

  it('keeps the terms of the address, with monthly prices on them', async () => {
    const view = await load('deposit=2000&term=36&monthlyPrice=-250&sort=monthly_desc')
    expect(view.choice).toMatchObject({ deposit: '2000', term: '36' })
    expect(view.active.map(({ text }) => text)).toEqual(['Up to £250 a month'])
    expect(view.faults).toEqual([])
    const dear = await load('monthlyPrice=-250')
    expect(dear.total).not.toBe(view.total)
  })

  it('offers every other make while a model is chosen, as choosing one clears it', async () => {
    const { make = '', model = '' } =
      records.find(({ vehicle }) => vehicle.vehicleType === 'Car')?.vehicle ?? {}
    const makes = ({ controls }: Awaited<ReturnType<typeof load>>) =>
      controls.find(({ field }) => field === 'make')?.options
    const query = new URLSearchParams({ make: String(make), model: String(model) })
    expect(makes(await load(String(query)))).toEqual(makes(await load('')))
  })

  it('keeps a filter without a control', async () => {
    const view = await load('vatStatus=No+VAT')
    expect(view.controls.map(({ field }) => field)).not.toContain('vatStatus')
    expect(view.choice.vatStatus).toBe('No VAT')
  })

  it('suggests filters to drop when nothing is found, each with what that finds', async () => {
    const view = await load('gearbox=automatic&price=1-2')
    expect(view.total).toBe(0)
    const automatic = (await load('gearbox=Automatic')).total
    expect(view.offers.map(({ text, count }) => [text, count])).toContainEqual(['at any price', automatic])
    expect(view.choice.gearbox).toBe('Automatic')
  })

  it('drops the model with the make', async () => {
    const { offers } = await load('make=Nobody&model=Nothing')
    expect(offers).toEqual([{ text: 'of any make', count: 200, href: '/car-search' }])
  })

  it('gives the distance and town of each vehicle when sorted by distance, and the origin', async () => {
    const view = await load('sort=distance&postcode=CH41+1AA')
    expect(view.distancesFrom).toBe('CH postcodes (Chester)')
    const miles = view.vehicles.map(({ distance }) => Number.parseInt(distance ?? '', 10))
    expect(miles).toEqual(miles.toSorted((a, b) => a - b))
    const towns = new Set(records.map(({ advertiser }) => advertiser?.location?.town))
    for (const { distance } of view.vehicles) expect(towns).toContain(distance?.split(', ')[1])
    const nearest = await load('sort=distance')
    expect(nearest.distancesFrom).toBe('our Liverpool branch')
    const byPrice = await load('sort=price_asc')
    expect([byPrice.distancesFrom, byPrice.vehicles[0]?.distance]).toEqual([null, undefined])
  })

  it('has no vehicles past its last page', async () => {
    for (const page of ['10', '9'.repeat(40)]) {
      const view = await load(`page=${page}`)
      expect(view.vehicles).toEqual([])
      expect(view.page).toBeGreaterThan(view.pageCount)
    }
  })
})

const facets = {
  pricePosition: ['Fair price', 'Good price', 'Great price', 'High price'].map((value) => ({
    value,
    count: 2,
  })),
} as unknown as Facets

describe('the links to good prices', () => {
  it('are the great ones, then the good ones', () => {
    expect(toGoodPrices(facets, {}).map(({ value }) => value)).toEqual(['Great price', 'Good price'])
  })

  it('leave out the one in use, and one without stock', () => {
    expect(toGoodPrices(facets, { pricePosition: 'Great price' })).toEqual([
      { value: 'Good price', count: 2 },
    ])
    expect(toGoodPrices({ ...facets, pricePosition: [] }, {})).toEqual([])
  })
})

import { makeDemoStock } from 'demo-stock/make-demo-stock.ts'
import { RouterContextProvider } from 'react-router'
import { describe, expect, it, vi } from 'vitest'
import { pageOptionsContext, servicesContext } from '#app/services.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import { stockOf } from '../../../tests/support/stock-of-records.ts'
import { loadSearchPage } from './load-search-page.ts'
import { toMissedMake, toMissedSearch } from './missed-search.ts'

const stock = stockOf([...makeDemoStock({ count: 300, seed: 3 })])
const missed = (query: string, type: VehicleType = 'car') =>
  toMissedSearch(stock, type, new URLSearchParams(query))

describe('a search without results, as it is counted', () => {
  it.each<[string, string, VehicleType?]>([
    ['make=Ford&model=Focus&price=-2000', 'Ford Focus up to £2,000'],
    ['MAKE=x&make=ford&model=FOCUS&price=-2000&sort=price_asc&page=1', 'Ford Focus up to £2,000'],
    // Neither is in the stock: the trade knows them.
    ['make=Lada', 'other'],
    ['make=Koenigsegg', 'Koenigsegg cars for sale'],
    ['make=koenigsegg&colour=Pearl+White', 'White Koenigsegg cars for sale'],
    ['make=Citro%C3%ABn&model=saxo', 'Citroen Saxo for sale'],
    ['make=BMW&model=Alpina+B3&gearbox=automatic', 'Automatic BMW Alpina B3 for sale'],
    ['bodyType=hatch&fuelType=phev&year=2024', 'Plug-in hybrid hatchbacks for sale, Year 2024'],
    ['condition=new&fuelType=Hydrogen', 'New hydrogen cars for sale'],
    ['make=Ford&bodyType=Tipper&mileage=-20000', 'Ford tippers for sale, Up to 20,000 miles', 'van'],
    ['make=DAF&axleConfiguration=10x10', 'other', 'truck'],
    ['doors=3&seats=9', 'Cars for sale, 3 doors, 9 seats'],
    ['', 'Cars for sale'],
    // A limit is narrowed to the next that is offered: what is counted found nothing either.
    ['make=Ford&price=-7499', 'Ford cars up to £7,000'],
    ['make=Ford&price=51234-', 'Ford cars from £75,000'],
    ['make=Ford&price=7100-7200', 'other'],
    ['price=-850', 'Cars up to £850'],
    ['engineSize=1.6&make=Ford', 'Ford cars for sale, Engine 1.6 litres'],
    ['monthlyPrice=-49', 'Cars for sale, Up to £49 a month'],
    // What was typed is left out, understood or not.
    ['make=Ford&model=Focus&price=-2000&q=jane+smith+ford&unread=jane+smith', 'Ford Focus up to £2,000'],
    ['make=Ford&price=-1000&phrase=my+number+is+07700900123', 'Ford cars up to £1,000'],
    ['make=Ford&postcode=L1+8JQ&price=-1000', 'Ford cars up to £1,000'],
    // Never anybody's words, numbers, places or plates.
    ['make=Jane+Smith', 'other'],
    ['make=Ford&model=jane@example.com', 'other'],
    ['make=Ford&colour=07700900123', 'other'],
    ['price=-07700900123', 'Cars up to £150,000'],
    ['mileage=7700900123', 'other'],
    ['registration=AB12+CDE', 'other'],
    ['stockId=12345', 'other'],
    ['make=Ford&distance=-10&postcode=L1', 'other'],
    ['derivativeWord=Smith&make=Ford', 'other'],
    ['notModel=Jane+Smith', 'other'],
    ['make=Ford&monthlyPrice=-100&deposit=2345', 'other'],
    ['trim=Smith', 'other'],
    [Array.from({ length: 20 }, (_, i) => `colour=${i}`).join('&'), 'other'],
  ])('of %s is %s', (query, words, type = 'car') => {
    const counted = missed(query, type)
    expect(counted === 'other' ? counted : counted.words).toBe(words)
  })

  it('is one for two spellings, and leads to its results', () => {
    const path = '/car-search?make=Ford&model=Focus&price=-7000'
    for (const query of [
      'make=ford&model=focus&price=-7200',
      'price=-7000&model=FOCUS&make=Ford&sort=year_desc',
    ])
      expect(missed(query)).toEqual({ path, words: 'Ford Focus up to £7,000' })
    expect(missed('make=Seat&make=Ford&price=-900')).toEqual(missed('price=-900&make=ford&make=SEAT'))
  })

  it.each<[string, string | null]>([
    [
      'price=-5000&q=lexus+under+5k+for+jane&notUnderstood=koenigsegg&notUnderstood=jane',
      'Koenigsegg cars up to £5,000',
    ],
    ['notUnderstood=jane+smith+0770&notUnderstood=cheap+isuzu+d-max+please', 'Isuzu D-Max for sale'],
    ['colour=Red&notUnderstood=Koenigsegg+Smith', 'Red Koenigsegg cars for sale'],
    ['notUnderstood=jane+smith', null],
    ['make=Ford&notUnderstood=koenigsegg', null],
    // There are some.
    ['notUnderstood=ford', null],
  ])('is that of a make which the stock does not have: %s', (query, words) => {
    const counted = toMissedMake(stock, 'car', new URLSearchParams(query))
    expect(typeof counted === 'string' ? counted : (counted?.words ?? null)).toBe(words)
  })

  it('is noted when a page is without results, and only then', async () => {
    const noteMissed = vi.fn()
    const context = new RouterContextProvider()
    context.set(servicesContext, { stock } as never)
    context.set(pageOptionsContext, { noteMissed } as never)
    const load = (query: string) => loadSearchPage(context, 'car', new URLSearchParams(query))
    expect((await load('make=Ford')).total).toBeGreaterThan(0)
    for (const query of ['make=Ford&price=-100', 'make=Jane+Smith', 'make=Ford&price=-100&page=2'])
      await load(query)
    const ford = { path: '/car-search?make=Ford&price=-100', words: 'Ford cars up to £100' }
    expect(noteMissed.mock.calls).toEqual([[ford], ['other'], [ford]])
  })
})

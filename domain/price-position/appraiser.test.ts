import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Listing } from '../stock/listing.ts'
import type { PricePosition } from '../stock/price-position.ts'
import { createAppraiser } from './appraiser.ts'

interface Car {
  price?: number
  year?: number
  mileage?: number
  words?: Listing['words']
  engineSize?: number
}

function car(
  id: string,
  { price = 10_000, year = 2019, mileage = 40_000, words, engineSize = 10 }: Car = {},
) {
  const plain = { make: 'Ford', model: 'Fiesta', fuelType: 'Petrol', gearbox: 'Manual' }
  return {
    id,
    type: 'car',
    words: { ...plain, ...words },
    numbers: { price, year, mileage, engineSize },
    arrived: 0,
    relevance: 100,
  } satisfies Listing
}

const cars = (count: number, like: Car = {}) =>
  Array.from({ length: count }, (_, i) => car(`like ${i}`, like))
const positionOf = (subject: Car, others: Listing[]): PricePosition | null =>
  createAppraiser([...others, car('subject', subject)]).appraise('subject')?.position ?? null

describe('the position of a price', () => {
  it.each([
    [8_700, 'great'],
    [9_400, 'good'],
    [10_000, 'fair'],
    [10_900, 'high'],
    [4_000, null],
    [25_000, null],
  ])('of £%i where its like ask £10,000 is %s', (price, position) => {
    expect(positionOf({ price }, cars(12))).toBe(position)
  })

  it('is said from ten comparables on, with their number', () => {
    expect(positionOf({}, cars(9))).toBeNull()
    expect(createAppraiser(cars(11)).appraise('like 0')).toMatchObject({ comparables: 10, ratio: 1 })
  })

  it('rests on no more than the fifty nearest', () => {
    const far = cars(60, { price: 20_000, mileage: 49_000 })
    const near = Array.from({ length: 50 }, (_, i) => car(`near ${i}`, { mileage: 41_000 }))
    const appraisal = createAppraiser([...far, ...near, car('subject')]).appraise('subject')
    expect(appraisal).toMatchObject({ position: 'fair', comparables: 50 })
  })

  it.each<[string, Car]>([
    ['make', { words: { make: 'Kia' } }],
    ['model', { words: { model: 'Focus' } }],
    ['drive, electric', { engineSize: 0 }],
    ['age', { year: 2023 }],
    ['mileage', { mileage: 90_000 }],
  ])('is not taken from vehicles of another %s', (_, like) => {
    expect(positionOf({}, cars(30, like))).toBeNull()
  })

  it('is not given to a new vehicle, and not taken from new vehicles', () => {
    expect(positionOf({ mileage: 99 }, cars(30, { mileage: 5_000 }))).toBeNull()
    expect(positionOf({ mileage: 100 }, cars(30, { mileage: 5_000 }))).not.toBeNull()
    expect(positionOf({ mileage: 5_000 }, cars(30, { mileage: 99 }))).toBeNull()
  })

  it('is taken from spellings that differ only in case', () => {
    expect(positionOf({}, cars(10, { words: { make: 'FORD ', model: 'fiesta' } }))).toBe('fair')
  })

  it('looks further afield where few are near', () => {
    expect(positionOf({}, [...cars(9), car('older', { year: 2016 })])).toBe('fair')
  })

  it('allows for age and for miles', () => {
    expect(positionOf({ price: 11_000 }, cars(12, { year: 2018 }))).toBe('fair')
    expect(positionOf({ price: 10_000 }, cars(12, { year: 2018 }))).toBe('good')
    expect(positionOf({ price: 9_400, mileage: 52_000 }, cars(12))).toBe('fair')
    expect(positionOf({ price: 10_300, mileage: 52_000 }, cars(12))).toBe('high')
  })

  it('allows for the size of the engine', () => {
    expect(positionOf({ price: 13_200, engineSize: 20 }, cars(12))).toBe('fair')
    expect(positionOf({ price: 10_000, engineSize: 20 }, cars(12))).toBe('great')
  })

  it('sets a panel van beside panel vans, and no Luton', () => {
    const others = cars(12, { words: { bodyType: 'Luton' } }).map((van) => ({ ...van, type: 'van' as const }))
    const van = { ...car('subject', { words: { bodyType: 'Panel Van' } }), type: 'van' as const }
    expect(createAppraiser([...others, van]).appraise('subject')).toBeNull()
    expect(
      createAppraiser([...others, { ...van, words: { ...van.words, bodyType: 'Luton' } }]).appraise(
        'subject',
      ),
    ).not.toBeNull()
  })

  it('sets prices with VAT beside prices that come with VAT on top', () => {
    const vans = cars(12, { price: 12_000, words: { vatStatus: 'No VAT' } })
    expect(positionOf({ price: 10_000, words: { vatStatus: 'Ex VAT' } }, vans)).toBe('fair')
    expect(positionOf({ price: 10_000, words: { vatStatus: 'Inc VAT' } }, vans)).toBe('great')
  })
})

describe('a listing with its position', () => {
  it('carries it as a word and stands higher for a good one', () => {
    const [great, good, fair] = [8_000, 9_300, 10_000].map((price) => {
      const subject = car('subject', { price })
      return createAppraiser([...cars(12), subject]).positioned(subject)
    })
    expect(great?.words.pricePosition).toBe('Great price')
    expect(great?.relevance).toBeGreaterThan(good?.relevance ?? 0)
    expect(good?.relevance).toBeGreaterThan(fair?.relevance ?? 0)
    expect(fair).toMatchObject({ words: { pricePosition: 'Fair price' }, relevance: 100 })
  })

  it('is as it was where no word can be said', () => {
    const subject = car('subject')
    expect(createAppraiser([subject]).positioned(subject)).toEqual(subject)
  })
})

describe('an appraiser that follows the stock', () => {
  it('takes up its work where it was not done', () => {
    const listings = cars(12)
    const appraiser = createAppraiser(listings)
    for (const listing of listings) appraiser.positioned(listing)
    for (const { id } of listings.slice(1)) appraiser.put(car(id, { price: 9_000 }))
    const first = appraiser.moved({ look: 100, limit: 100 })
    expect(first).toContain('like 0')
    expect(appraiser.moved({ look: 100, limit: 100 }).toSorted()).toEqual(first.toSorted())
  })

  it('looks again at what searches knew before it began', () => {
    const listings = [...cars(12), car('dear', { price: 12_000, words: { pricePosition: 'Great price' } })]
    const known = listings.map((listing) =>
      listing.id === 'dear'
        ? listing
        : { ...listing, words: { ...listing.words, pricePosition: 'Fair price' } },
    )
    expect(createAppraiser(known).moved({ look: 100, limit: 100 })).toEqual(['dear'])
  })

  it('looks at no more than it is asked to', () => {
    const appraiser = createAppraiser()
    for (const listing of cars(40)) appraiser.put(listing)
    expect(appraiser.moved({ look: 5, limit: 2 }).length).toBeLessThanOrEqual(2)
    expect(appraiser.waiting()).toBe(true)
  })

  it('ends where one that begins with the same stock begins', () => {
    const arbitraryCar = fc
      .record({
        id: fc.nat(45).map((n) => `v${n}`),
        price: fc.constantFrom(7_000, 9_000, 9_500, 10_000, 10_500, 11_000, 13_000),
        year: fc.integer({ min: 2016, max: 2021 }),
        mileage: fc.constantFrom(30_000, 40_000, 40_001, 55_000),
      })
      .map(({ id, ...rest }) => car(id, rest))
    const arbitraryChange = fc.oneof(
      { weight: 3, arbitrary: arbitraryCar },
      fc.nat(45).map((n) => `v${n}`),
    )
    fc.assert(
      fc.property(
        fc.uniqueArray(arbitraryCar, { selector: ({ id }) => id, minLength: 20, maxLength: 45 }),
        fc.array(arbitraryChange, { maxLength: 40 }),
        (stock, changes) => {
          const records = new Map<string, Listing>(stock.map((listing) => [listing.id, listing]))
          const shown = new Map<string, Listing>()
          const appraiser = createAppraiser(stock)
          for (const listing of stock) shown.set(listing.id, appraiser.positioned(listing))
          for (const change of changes) {
            if (typeof change === 'string') {
              records.delete(change)
              shown.delete(change)
              appraiser.forget(change)
            } else {
              records.set(change.id, change)
              appraiser.put(change)
              shown.set(change.id, appraiser.positioned(change))
            }
          }
          while (appraiser.waiting()) {
            for (const id of appraiser.moved({ look: 7, limit: 3 })) {
              shown.set(id, appraiser.positioned(records.get(id) as Listing))
            }
          }
          const anew = createAppraiser(records.values())
          expect(shown).toEqual(new Map([...records].map(([id, listing]) => [id, anew.positioned(listing)])))
        },
      ),
    )
  })
})

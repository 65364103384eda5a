import { describe, expect, it } from 'vitest'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import type { FilterValues } from './search-choice.ts'
import { canonicalSearch, feedHref } from './search-document.ts'
import { searchHeading } from './search-heading.ts'
import { searchMeta } from './search-meta.ts'
import type { SearchView } from './search-view.ts'
import { searchInWords, searchTitle, toActiveFilters } from './search-words.ts'

function title(values: FilterValues, total = 1204, page = 1): string {
  return searchTitle({ type: 'car', total, choice: values, active: toActiveFilters(values, 'L3'), page })
}

describe('the words of a search', () => {
  it('head the page with make and model', () => {
    expect(searchHeading('truck', {})).toBe('Trucks for sale')
    expect(searchHeading('van', { make: 'Ford' })).toBe('Ford vans for sale')
    expect(searchHeading('truck', { condition: 'Used' })).toBe('Used trucks for sale')
    expect(searchHeading('car', { make: 'Ford', model: 'Focus', condition: 'new' })).toBe(
      'New Ford Focus for sale',
    )
    expect(searchHeading('car', { condition: ['New', 'Used'] })).toBe('Cars for sale')
  })

  it('name a word of the derivative as the address has it', () => {
    const active = toActiveFilters({ derivativeWord: ['Zetec', 'S'] }, 'L3')
    expect(active.map(({ text }) => text)).toEqual(['Derivative with Zetec', 'Derivative with S'])
  })

  it.each([
    [
      'car',
      { condition: 'Used', fuelType: 'Hybrid', bodyType: 'Estate', price: '-7000' },
      'Used hybrid estates up to £7,000',
    ],
    ['car', { make: 'Ford', model: 'Focus', colour: 'Blue' }, 'Blue Ford Focus for sale'],
    [
      'car',
      { make: 'Ford', model: 'Focus', bodyType: 'Estate', gearbox: 'Automatic' },
      'Automatic Ford Focus estates for sale',
    ],
    ['car', { bodyType: 'SUV', price: '20000-' }, 'SUVs from £20,000'],
    ['car', { bodyType: 'Coupe', price: '5000-7999' }, 'Coupes from £5,000 to £7,999'],
    [
      'car',
      { bodyType: ['Estate', 'SUV'], fuelType: ['Petrol', 'Diesel'] },
      'Petrol or diesel estates or SUVs for sale',
    ],
    [
      'car',
      { make: ['Ford', 'BMW'], gearbox: 'Automatic', price: '-15000' },
      'Automatic Ford or BMW cars up to £15,000',
    ],
    ['car', { make: ['Ford', 'BMW', 'Audi'], gearbox: 'Automatic' }, 'Automatic cars of 3 makes for sale'],
    [
      'car',
      { make: ['Ford', 'BMW', 'Audi'], colour: ['Red', 'Blue', 'Grey', 'White'], price: '-9000' },
      'Cars of 3 makes and 4 colours up to £9,000',
    ],
    ['car', { make: 'Ford', model: ['Focus', 'Fiesta'] }, 'Ford Focus or Fiesta for sale'],
    ['car', { make: 'MG', model: ['MG ZS', 'MG HS'], bodyType: 'SUV' }, 'MG ZS or MG HS SUVs for sale'],
    ['car', { make: 'Ford', model: ['Focus', 'Fiesta', 'Puma'] }, 'Ford cars of 3 models for sale'],
    ['car', { make: ['Ford', 'BMW'], model: ['Focus', 'X1'] }, 'Ford or BMW cars of 2 models for sale'],
    ['car', { model: 'Focus' }, 'Cars for sale'],
    ['car', { bodyType: ['SUV', 'Estate', 'MPV'], price: '-7000' }, 'Cars of 3 body types up to £7,000'],
    ['car', { gearbox: ['Manual', 'Automatic'] }, 'Manual or automatic cars for sale'],
    [
      'car',
      {
        fuelType: ['Petrol', 'Diesel'],
        make: ['Mercedes-Benz', 'Land Rover'],
        colour: ['Blue', 'Black'],
        bodyType: ['Estate', 'SUV'],
      },
      'Cars of 2 makes, 2 body types, 2 colours and 2 fuel types for sale',
    ],
    [
      'van',
      { bodyType: ['Panel Van', 'Minibus'], wheelbase: ['LWB', 'MWB'] },
      'LWB or MWB panel vans or minibuses for sale',
    ],
    ['van', { bodyType: 'Minibus', price: '-1999' }, 'Minibuses under £2,000'],
    [
      'van',
      { make: 'Ford', bodyType: 'Panel Van', fuelType: 'Electric' },
      'Electric Ford panel vans for sale',
    ],
    ['truck', { make: ['DAF', 'Scania'], bodyType: 'Tipper' }, 'DAF or Scania tippers for sale'],
    ['truck', { make: ['DAF', 'Scania', 'MAN'], bodyType: 'Tipper' }, 'Tippers of 3 makes for sale'],
    ['truck', { axleConfiguration: ['6x2', '6x4', '8x4'] }, 'Trucks of 3 axle configurations for sale'],
    ['truck', { axleConfiguration: '6x2', gearbox: 'Automatic' }, 'Automatic 6x2 trucks for sale'],
    [
      'truck',
      { make: 'DAF', axleConfiguration: '6x2', bodyType: 'Tractor Unit' },
      '6x2 DAF tractor units for sale',
    ],
    ['van', { wheelbase: 'LWB', bodyType: 'Panel Van', price: '-14999' }, 'LWB panel vans under £15,000'],
    ['truck', { axleConfiguration: ['6x2', '8x4'] }, '6x2 or 8x4 trucks for sale'],
    ['car', { fuelType: 'Petrol Plug-in Hybrid' }, 'Petrol plug-in hybrid cars for sale'],
  ] satisfies [VehicleType, FilterValues, string][])(
    'say what was searched: %s %j',
    (type, values, heading) => {
      expect(searchHeading(type, values)).toBe(heading)
    },
  )

  it('title the tab with count and filters', () => {
    expect(title({})).toBe('1,204 cars for sale')
    expect(title({ make: 'Ford' }, 1)).toBe('1 Ford car for sale')
    expect(title({ make: 'Ford', condition: 'Used' })).toBe('1,204 used Ford cars for sale')
    expect(title({ condition: 'Ex-demo' })).toBe('1,204 cars for sale, Ex-demo')
    expect(title({ make: 'Ford', model: 'Focus', price: '6000-7999', gearbox: 'Manual' }, 12, 2)).toBe(
      '12 manual Ford Focus from £6,000 to £7,999, page 2',
    )
    expect(title({ model: 'Focus' })).toBe('1,204 cars for sale, Focus')
    expect(title({ make: ['Ford', 'BMW'], model: 'Focus' })).toBe('1,204 Ford or BMW cars for sale, Focus')
    expect(title({ make: ['Ford', 'BMW', 'Audi'] })).toBe('1,204 cars for sale, Ford, BMW, Audi')
    expect(title({ bodyType: ['Estate', 'SUV'] }, 1)).toBe('1 estate or SUV for sale')
    expect(title({ make: 'Ford', distance: '-20' }, 12)).toBe('12 Ford cars for sale, Within 20 miles of L3')
    expect(title({ make: 'Ford', distance: '50-' }, 12)).toBe(
      '12 Ford cars for sale, 50 miles and over from L3',
    )
    expect(title({ make: 'Ford', monthlyPrice: '-250' })).toBe('1,204 Ford cars for sale, Up to £250 a month')
  })
})

it('says all of a search in one sentence', () => {
  const values = { make: ['Ford', 'BMW', 'Audi'], gearbox: ['Manual', 'Automatic'], doors: '5' }
  expect(searchInWords('car', values, toActiveFilters(values, 'L3'))).toBe(
    'Manual or automatic cars for sale, Ford, BMW, Audi, 5 doors',
  )
})

describe('the address of a feed', () => {
  it.each([
    ['L3 4DB', 'L3'],
    ['sw1a1aa', 'SW1A'],
    ['M1', 'M1'],
    ['L', 'L'],
  ])('has the district of %s', (postcode, district) => {
    const choice = { distance: '-20', sort: 'distance', postcode } as const
    expect(feedHref({ type: 'car', choice })).toBe(`/feeds/car.atom?distance=-20&postcode=${district}`)
  })
})

describe('the robots of a search', () => {
  const view = (values: FilterValues, more: Partial<SearchView> = {}): SearchView => ({
    type: 'car',
    choice: { ...values, sort: 'price_asc', postcode: '' },
    controls: [],
    ranges: [],
    active: toActiveFilters(values, 'L3'),
    total: 30,
    vehicles: [],
    distancesFrom: null,
    page: 1,
    pageCount: 2,
    faults: [],
    several: [],
    phrase: '',
    isNarrowed: false,
    notUnderstood: [],
    otherwise: null,
    offers: [],
    nearMatches: [],
    outOfStock: null,
    goodPrices: [],
    ...more,
  })
  const url = 'https://pierhead.example/car-search'
  const noindex = { name: 'robots', content: 'noindex' }

  it('allow makes and models, and no other combination', () => {
    expect(searchMeta(view({ make: 'Ford', model: 'Focus' }), url)).not.toContainEqual(noindex)
    expect(searchMeta(view({ make: 'Ford', colour: 'Blue' }), url)).toContainEqual(noindex)
    expect(searchMeta(view({ make: ['Ford', 'BMW'] }), url)).toContainEqual(noindex)
    expect(canonicalSearch(view({ make: ['Ford', 'BMW'], model: 'X1' }))).toEqual({
      make: '',
      model: '',
      page: '',
    })
  })

  it('exclude a search without results, past the last page or with an invalid parameter', () => {
    expect(searchMeta(view({}, { total: 0 }), url)).toContainEqual(noindex)
    expect(searchMeta(view({}, { page: 3 }), url)).toContainEqual(noindex)
    expect(searchMeta(view({}, { faults: ['Price: …'] }), url)).toContainEqual(noindex)
    expect(searchMeta(view({}, { notUnderstood: ['shiny'] }), url)).toContainEqual(noindex)
    expect(searchMeta(view({}, { several: ['make'] }), url)).toContainEqual(noindex)
  })

  it('link the feed of the same search', () => {
    expect(searchMeta(view({ make: 'Ford' }, { page: 2 }), url)).toContainEqual(
      expect.objectContaining({ rel: 'alternate', href: '/feeds/car.atom?make=Ford' }),
    )
  })
})

import { rowsOf, runTask, wordKey } from 'facet-index'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sampledRuns } from '../../tests/support/sampled.ts'
import { createStockBuilder, packListings } from '../search/stock-columns.ts'
import type { ListingValues } from '../stock/listing.ts'
import type { PricePosition } from '../stock/price-position.ts'
import { type VehicleType, vehicleTypes } from '../stock/vehicle-type.ts'
import { tolerances } from '../valuation/comparable-filters.ts'
import { type Comparable, hasEngine, toComparable } from './comparable.ts'
import { positionLabels, positionsOfRows } from './positions-of-rows.ts'

type Vehicle = Partial<ListingValues>

const ford: Vehicle = {
  make: 'Ford',
  model: 'Fiesta',
  price: 10_000,
  year: 2019,
  mileage: 40_000,
  engineSize: 10,
}
const like = (count: number, values: Vehicle = {}) =>
  Array.from({ length: count }, () => ({ ...ford, ...values }))

/** The price position of each vehicle in words; "" for none. */
function wordsOf(vehicles: readonly Vehicle[], type: VehicleType = 'car'): string[] {
  const listings = vehicles.map((values, i) => ({
    id: String(i),
    type,
    values: { arrived: 0, relevance: 0, ...values },
  }))
  const builder = createStockBuilder()
  builder.add(packListings(listings))
  const rows = rowsOf(runTask(builder.finish())[type])
  const codes = runTask(positionsOfRows(type, rows))
  const byId = new Map(Array.from(codes, (code, row) => [rows.id(row), positionLabels[code] as string]))
  return listings.map(({ id }) => byId.get(id) as string)
}

/** The price position of a Ford among `others`; it equals them except for `values`. */
function wordOf(values: Vehicle, others: readonly Vehicle[], type?: VehicleType): string | undefined {
  return wordsOf([...others, { ...ford, ...values }], type).at(-1)
}

describe('the position of a price', () => {
  it.each([
    [8_700, 'Great price'],
    [9_400, 'Good price'],
    [10_000, 'Fair price'],
    [10_900, 'High price'],
    [4_000, ''],
    [25_000, ''],
  ])('of £%i among prices of £10,000 is "%s"', (price, word) => {
    expect(wordOf({ price }, like(12))).toBe(word)
  })

  it('needs ten comparables', () => {
    expect(wordOf({}, like(9))).toBe('')
    expect(wordOf({}, like(10))).toBe('Fair price')
  })

  it('uses the fifty nearest comparables', () => {
    const far = like(60, { price: 20_000, mileage: 49_000 })
    expect(wordOf({}, far)).toBe('')
    expect(wordOf({}, [...far, ...like(50, { mileage: 41_000 })])).toBe('Fair price')
    expect(wordOf({ price: 12_000 }, [...far, ...like(20, { mileage: 41_000 })])).toBe('Great price')
  })

  it.each<[string, Vehicle]>([
    ['make', { make: 'Kia' }],
    ['model', { model: 'Focus' }],
    ['drive, electric', { engineSize: 0 }],
    ['age', { year: 2023 }],
    ['mileage', { mileage: 90_000 }],
  ])('ignores vehicles of another %s', (_, values) => {
    expect(wordOf({}, like(30, values))).toBe('')
  })

  it('is none for a new vehicle, and ignores new vehicles', () => {
    expect(wordOf({ condition: 'New', mileage: 5_000 }, like(30, { mileage: 5_000 }))).toBe('')
    expect(wordOf({ mileage: 50 }, like(30, { mileage: 5_000 }))).toBe('Fair price')
    expect(wordOf({ mileage: 5_000 }, like(30, { condition: 'New', mileage: 5_000 }))).toBe('')
  })

  it('ignores case in make and model', () => {
    expect(wordOf({}, like(10, { make: 'FORD ', model: 'fiesta' }))).toBe('Fair price')
  })

  it('widens the tolerance when there are too few comparables', () => {
    expect(wordOf({}, [...like(9), { ...ford, year: 2016 }])).toBe('Fair price')
  })

  it('adjusts prices for age and mileage', () => {
    expect(wordOf({ price: 11_000 }, like(12, { year: 2018 }))).toBe('Fair price')
    expect(wordOf({ price: 10_000 }, like(12, { year: 2018 }))).toBe('Good price')
    expect(wordOf({ price: 9_400, mileage: 52_000 }, like(12))).toBe('Fair price')
    expect(wordOf({ price: 10_300, mileage: 52_000 }, like(12))).toBe('High price')
  })

  it('adjusts prices for engine size', () => {
    expect(wordOf({ price: 13_200, engineSize: 20 }, like(12))).toBe('Fair price')
    expect(wordOf({ price: 10_000, engineSize: 20 }, like(12))).toBe('Great price')
  })

  it('compares panel vans with panel vans, not with Lutons', () => {
    const lutons = like(12, { bodyType: 'Luton' })
    expect(wordOf({ bodyType: 'Panel Van' }, lutons, 'van')).toBe('')
    expect(wordOf({ bodyType: 'Luton' }, lutons, 'van')).not.toBe('')
    expect(wordOf({ bodyType: 'Estate' }, lutons, 'car')).not.toBe('')
  })

  it('adds VAT to prices that exclude it', () => {
    const vans = like(12, { price: 12_000, vatStatus: 'No VAT' })
    expect(wordOf({ price: 10_000, vatStatus: 'Ex VAT' }, vans)).toBe('Fair price')
    expect(wordOf({ price: 10_000, vatStatus: 'Inc VAT' }, vans)).toBe('Great price')
  })
})

/** The oracle: the rules of docs/price-position.md, applied to one vehicle at a time. */
function plainWordsOf(vehicles: readonly Vehicle[], type: VehicleType): string[] {
  const groupOf = ({ make = '', model = '', bodyType = '', engineSize }: Vehicle) =>
    [wordKey(make), wordKey(model), type === 'car' ? '' : wordKey(bodyType), hasEngine(engineSize)].join('|')
  const comparables = vehicles.map(({ make, model, ...values }) =>
    wordKey(make ?? '') && wordKey(model ?? '') ? toComparable(values) : null,
  )
  return comparables.map((own, i) => {
    const group = comparables.filter(
      (other, j) => j !== i && groupOf(vehicles[j] as Vehicle) === groupOf(vehicles[i] as Vehicle) && other,
    ) as Comparable[]
    return own ? plainWord(own, group) : ''
  })
}

function plainWord(own: Comparable, group: readonly Comparable[]): string {
  const within = tolerances
    .map(({ years, share, miles }) =>
      group.filter(
        ({ year, mileage }) =>
          Math.abs(year - own.year) <= years &&
          Math.abs(mileage - own.mileage) <= Math.max(own.mileage * share, miles),
      ),
    )
    .find(({ length }) => length >= 10)
  if (!within) return ''
  const nearest = within.sort((a, b) => compareNearness(own, a, b)).slice(0, 50)
  const prices = nearest.map(({ standard }) => standard).sort((a, b) => a - b)
  const upper = prices.length >> 1
  const median = ((prices[prices.length % 2 ? upper : upper - 1] as number) + (prices[upper] as number)) / 2
  const ratio = Math.exp(own.standard - median)
  if (ratio < 0.5 || ratio > 2) return ''
  const position: PricePosition =
    ratio <= 0.88 ? 'great' : ratio <= 0.95 ? 'good' : ratio < 1.08 ? 'fair' : 'high'
  return { great: 'Great price', good: 'Good price', fair: 'Fair price', high: 'High price' }[position]
}

/** Nearest first. Equally near ones: older first, then lower mileage, then by distance in the group's order. */
function compareNearness(own: Comparable, a: Comparable, b: Comparable): number {
  const distance = ({ year, mileage }: Comparable) =>
    Math.abs(year - own.year) * 10_000 + Math.abs(mileage - own.mileage)
  const isBelow = ({ mileage }: Comparable) => mileage < own.mileage
  const byPrice = isBelow(a) ? b.standard - a.standard : a.standard - b.standard
  return distance(a) - distance(b) || a.year - b.year || a.mileage - b.mileage || byPrice
}

it('equals that of the oracle for any stock', () => {
  const vehicle = fc.record(
    {
      make: fc.constantFrom('Ford', 'FORD', ' ford', ' '),
      model: fc.constantFrom('Focus', 'focus'),
      bodyType: fc.constantFrom('Luton', 'luton', 'Panel Van'),
      vatStatus: fc.constantFrom('Ex VAT', 'Inc VAT'),
      price: fc.constantFrom(0, 7_000, 9_000, 9_500, 10_000, 10_500, 11_000, 13_000),
      year: fc.integer({ min: 2016, max: 2021 }),
      mileage: fc.constantFrom(0, 100, 30_000, 40_000, 40_001, 50_000, 55_000),
      condition: fc.constantFrom('New', 'Used'),
      engineSize: fc.constantFrom(0, 10, 16),
    },
    { requiredKeys: ['model'] },
  )
  const alike = vehicle.map(({ condition, ...values }) => ({
    ...ford,
    ...values,
    make: 'Ford',
    engineSize: 10,
  }))
  const stock = fc.array(fc.oneof({ weight: 1, arbitrary: vehicle }, { weight: 4, arbitrary: alike }), {
    minLength: 20,
    maxLength: 130,
    size: 'max',
  })
  fc.assert(
    fc.property(fc.constantFrom(...vehicleTypes), stock, (type, vehicles) => {
      expect(wordsOf(vehicles, type)).toEqual(plainWordsOf(vehicles, type))
    }),
    sampledRuns(30, 100),
  )
})

import { makeDemoStock } from 'demo-stock/make-demo-stock.ts'
import { describe, expect, it } from 'vitest'
import { stockOf } from '../../../tests/support/stock-of-records.ts'
import { exampleVan } from '../record/example-van.ts'
import { valueVehicle } from './value-vehicle.ts'

const question = { type: 'van', make: 'Ford', model: 'Transit', year: 2021, mileage: 40_000 } as const

/** Vans of that year, mileage and model. */
function vans(count: number, year: number, mileage: number, model = 'Transit', condition = 'Used') {
  return Array.from({ length: count }, (_, place) => {
    const record = exampleVan()
    const id = `${model} ${year} ${mileage} ${condition} ${place}`
    return {
      ...record,
      metadata: { ...record.metadata, stockId: id },
      vehicle: {
        ...record.vehicle,
        model,
        yearOfManufacture: String(year),
        odometerReadingMiles: mileage,
        ownershipCondition: condition,
      },
    }
  })
}

describe('a valuation', () => {
  it.each([
    ['good, from five of its age', vans(5, 2021, 40_000), 'good', 'model', 5],
    [
      'fair, from older ones when four are of its age',
      [...vans(4, 2021, 40_000), ...vans(1, 2019, 50_000)],
      'fair',
      'model',
      5,
    ],
    ['rough, from three of any age', vans(3, 2016, 90_000), 'rough', 'model', 3],
    [
      'rough, from eight of the same make and body',
      [...vans(1, 2012, 190_000), ...vans(8, 2021, 40_000, 'Custom')],
      'rough',
      'body',
      8,
    ],
  ] as const)('is %s', async (_, records, confidence, alike, comparables) => {
    const answer = await valueVehicle(stockOf(records), question)
    expect(answer).toMatchObject({ state: 'valued', confidence, alike, comparables })
  })

  it('of a van compares the body type that was chosen, and names those to choose from', async () => {
    const tippers = vans(6, 2021, 40_000).map((record) => ({
      ...record,
      metadata: { ...record.metadata, stockId: `tipper ${record.metadata.stockId}` },
      vehicle: { ...record.vehicle, bodyType: 'Tipper' },
    }))
    const stock = stockOf([...vans(5, 2021, 40_000), ...tippers])
    const any = await valueVehicle(stock, question)
    expect(any).toMatchObject({ comparables: 11, bodyTypes: ['Panel Van', 'Tipper'] })
    expect(await valueVehicle(stock, { ...question, bodyType: 'Tipper' })).toMatchObject({
      comparables: 6,
      bodyTypes: ['Panel Van', 'Tipper'],
    })
    expect(await valueVehicle(stock, { ...question, bodyType: 'Luton' })).toMatchObject({
      state: 'too-few',
      found: 0,
    })
  })

  it.each([
    ['of that fuel only, where there are enough', 'Petrol', { comparables: 6, sameFuel: true }],
    ['of other fuels too, where there are too few', 'Electric', { comparables: 11, sameFuel: false }],
    ['of any fuel, where it is not known', undefined, { comparables: 11, sameFuel: null }],
  ])('compares vehicles %s', async (_, fuel, expected) => {
    const petrol = vans(6, 2021, 41_000).map((record) => ({
      ...record,
      vehicle: { ...record.vehicle, fuelType: 'Petrol' },
    }))
    const stock = stockOf([...vans(5, 2021, 40_000), ...petrol])
    expect(await valueVehicle(stock, { ...question, ...(fuel && { fuel }) })).toMatchObject(expected)
  })

  it('is wider with each step', async () => {
    const stocks = [
      vans(8, 2021, 40_000),
      vans(8, 2019, 40_000),
      vans(8, 2018, 40_000),
      vans(8, 2016, 40_000),
    ]
    const ratios: number[] = []
    for (const records of stocks) {
      const answer = await valueVehicle(stockOf(records), question)
      if (answer.state === 'valued') ratios.push(answer.pounds.high / answer.pounds.low)
    }
    expect(ratios).toHaveLength(4)
    expect(ratios.toSorted((a, b) => a - b)).toEqual(ratios)
  })

  it('counts new vehicles of its model as none', async () => {
    const answer = await valueVehicle(stockOf(vans(6, 2021, 10, 'Transit', 'New')), {
      ...question,
      mileage: 500,
    })
    expect(answer.state).toBe('too-few')
  })

  it('is none for a model that we have too few of, or none', async () => {
    const answer = await valueVehicle(stockOf(vans(2, 2021, 40_000)), question)
    expect(answer).toMatchObject({ state: 'too-few', found: 2 })
    expect(await valueVehicle(stockOf([]), question)).toMatchObject({ state: 'too-few', found: 0 })
  })

  it('of a vehicle older than all of ours says how old ours are, and what the nearest cost', async () => {
    const stock = stockOf([
      ...vans(6, 2016, 90_000),
      ...vans(3, 2022, 10_000),
      ...vans(2, 2024, 10, 'Transit', 'New'),
    ])
    expect(await valueVehicle(stock, { ...question, year: 2008 })).toMatchObject({
      state: 'too-few',
      found: 9,
      years: { from: 2016, to: 2022 },
      nearest: { count: 5, years: { from: 2016, to: 2016 }, low: '£10,000', high: '£10,000' },
    })
    expect(await valueVehicle(stockOf(vans(2, 2021, 40_000)), question)).toMatchObject({ nearest: null })
  })

  it('of a Fiesta of 2019 is good in the demo', async () => {
    const stock = stockOf([...makeDemoStock()])
    const answer = await valueVehicle(stock, {
      type: 'car',
      make: 'Ford',
      model: 'Fiesta',
      year: 2019,
      mileage: 42_000,
    })
    expect(answer).toMatchObject({ state: 'valued', confidence: 'good', alike: 'model' })
  })
})

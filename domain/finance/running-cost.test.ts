import { describe, expect, it } from 'vitest'
import { penceFromPounds } from './money.ts'
import { energyUse, runningCost } from './running-cost.ts'

const tax = penceFromPounds(195)
const bare = { fuelType: null, mpg: null, batteryKwh: null, batteryRange: null }

describe('the running cost of a year', () => {
  it('is fuel at a price for each litre and vehicle tax', () => {
    // 7,400 miles at 50 mpg are 148 gallons, 672.8 litres.
    expect(runningCost({ kind: 'petrol', mpg: 50 }, tax, 7_400, 133.72)).toEqual({
      energy: penceFromPounds(900),
      tax,
      total: penceFromPounds(1_095),
    })
    expect(runningCost({ kind: 'diesel', mpg: 50 }, tax, 7_400, 141.58).energy).toBe(penceFromPounds(953))
  })

  it('is electricity for an electric vehicle', () => {
    // 7,400 miles at 4 miles for each kWh are 1,850 kWh.
    expect(runningCost({ kind: 'electric', milesPerKwh: 4 }, tax, 7_400, 26.35).energy).toBe(
      penceFromPounds(487),
    )
  })

  it('has no total when a part is unknown', () => {
    expect(runningCost({ kind: 'petrol', mpg: 50 }, null, 7_400, 133.72).total).toBeNull()
    expect(runningCost({ kind: 'unknown', reason: 'no figure' }, tax, 7_400, 133.72)).toEqual({
      energy: null,
      tax,
      total: null,
    })
  })

  it('has no vehicle tax where the tax is £0', () => {
    expect(runningCost({ kind: 'petrol', mpg: 50 }, penceFromPounds(0), 7_400, 133.72).total).toBe(
      penceFromPounds(900),
    )
  })
})

describe('the energy that a vehicle uses', () => {
  it.each([
    ['Petrol', 'petrol'],
    ['petrol hybrid', 'petrol'],
    ['Diesel', 'diesel'],
    ['Diesel Hybrid', 'diesel'],
  ])('of %s is that of %s by its mpg', (fuelType, kind) => {
    expect(energyUse({ ...bare, fuelType, mpg: 52.3 })).toEqual({ kind, mpg: 52.3 })
    expect(energyUse({ ...bare, fuelType, mpg: 0 })).toEqual({ kind: 'unknown', reason: 'no figure' })
  })

  it('of an electric vehicle follows from its range and its battery', () => {
    const electric = { ...bare, fuelType: 'Electric' }
    expect(energyUse({ ...electric, batteryKwh: 50, batteryRange: 200 })).toEqual({
      kind: 'electric',
      milesPerKwh: 4,
    })
    expect(energyUse({ ...electric, batteryRange: 200 }).kind).toBe('unknown')
    expect(energyUse({ ...electric, batteryKwh: 50 }).kind).toBe('unknown')
  })

  it.each([
    [{ fuelType: 'Petrol Plug-in Hybrid', mpg: 200 }, 'plug-in hybrid'],
    [{ fuelType: 'Hydrogen', mpg: 50 }, 'other fuel'],
    [{ fuelType: null, mpg: 50 }, 'no figure'],
  ])('of %j is unknown', (source, reason) => {
    expect(energyUse({ ...bare, ...source })).toEqual({ kind: 'unknown', reason })
  })
})

import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { runningCostAssumptions } from '#content/running-costs.ts'
import { penceFromPounds } from '#domain/finance/money.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import { readChoice, readFinanceChoice } from './finance-choice.ts'
import { RunningCosts } from './RunningCosts.tsx'

const diesel = { energy: { kind: 'diesel', mpg: 50 }, tax: null } as const

function shown(type: VehicleType, vehicle: object, query = '') {
  const choice = readFinanceChoice(new URLSearchParams(query), type)
  const form = { choice, ...readChoice(choice, type), change: () => undefined, ownVehicle: {} }
  const props = { form, vehicle: { type, ...diesel, ...vehicle }, action: '/vehicles/v', kept: {} }
  return renderToStaticMarkup(<RunningCosts {...props} />)
}

describe('running costs', () => {
  it('say when the price was taken, that prices have changed since, and that another can be entered', () => {
    const markup = shown('car', {})
    expect(markup).toContain(runningCostAssumptions.prices.diesel.basis)
    expect(markup).toContain('Prices have changed since then. Enter what you pay.')
    expect(markup).toContain('What you pay for a litre (p)')
  })

  it('are worked out at the visitor’s own price and miles', () => {
    // 10,000 miles at 50 mpg are 200 gallons, 909.2 litres.
    const markup = shown('car', {}, 'milesPerYear=10000&energyPrice=100')
    expect(markup).toContain('£909')
    expect(markup).toContain('your price of 100p a litre.')
    expect(markup).not.toContain('average')
  })

  it('of a van cite no average of cars', () => {
    expect(shown('van', {})).toContain(runningCostAssumptions.milesPerYear.van.basis)
    expect(shown('van', {})).not.toMatch(/\bcars?\b/)
  })

  it('ask for nothing where the fuel is unknown, and are left out where the tax is too', () => {
    const unknown = { energy: { kind: 'unknown', reason: 'no figure' } }
    expect(shown('car', { ...unknown, tax: penceFromPounds(200) })).not.toContain('<form')
    expect(shown('truck', unknown)).toBe('')
  })

  it('have no total where a part of it is unknown', () => {
    const unknown = { energy: { kind: 'unknown', reason: 'no figure' }, tax: penceFromPounds(360) }
    expect(shown('van', unknown)).toContain('<dt>Road tax</dt><dd>£360</dd>')
    expect(shown('van', unknown)).not.toContain('Fuel and road tax')
    expect(shown('van', { tax: penceFromPounds(360) })).toContain('Fuel and road tax')
  })
})

describe('what running costs assume', () => {
  const month =
    /(January|February|March|April|May|June|July|August|September|October|November|December) 20\d\d$/

  it.each(Object.entries(runningCostAssumptions.prices))('has a month: %s', (_, { basis }) => {
    expect(basis).toMatch(month)
  })
})

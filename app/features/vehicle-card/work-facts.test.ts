import { describe, expect, it } from 'vitest'
import type { StockRecord } from '#domain/stock/record.ts'
import { exampleVan } from '../record/example-van.ts'
import { workFacts } from './work-facts.ts'

const facts = (type: 'car' | 'van' | 'truck', vehicle: StockRecord['vehicle']) =>
  workFacts(exampleVan({ vehicle }), type)

describe('the facts that decide about a vehicle for work', () => {
  it('are payload, load length, Euro class, wheelbase and roof of a van', () => {
    expect(
      facts('van', {
        payloadWeightKG: 1_339,
        payloadLengthMM: 3_494,
        emissionClass: 'Euro 6',
        wheelbaseType: 'LWB',
        roofHeightType: 'High',
      }),
    ).toEqual(['1,339 kg payload', '3.49 m load length', 'Euro 6', 'LWB, high roof'])
  })

  it('are axles, gross weight, Euro class and cab of a truck', () => {
    expect(
      facts('truck', {
        axleConfiguration: '6x2',
        grossVehicleWeightKG: 26_000,
        emissionClass: 'Euro 6',
        cabType: 'Sleeper Cab',
      }),
    ).toEqual(['6x2', '26 t gross', 'Euro 6', 'Sleeper Cab'])
    expect(facts('truck', { grossVehicleWeightKG: 7_500 })[0]).toBe('7.5 t gross')
  })

  it('name a Euro class that is unknown, and leave out other figures, 0 included', () => {
    expect(facts('van', { fuelType: 'Diesel', payloadWeightKG: 0 })).toEqual(['Euro class unknown'])
    expect(facts('truck', {})).toEqual(['Euro class unknown'])
  })

  it('call no Euro class unknown that the derivative says', () => {
    expect(facts('truck', { derivative: 'FL 210 4x2 Auto Euro 6' })).toEqual([])
    expect(facts('van', { derivative: '2.0 TDI EURO VI' })).toEqual([])
    expect(facts('van', { derivative: '2.0 Eurovan' })).toEqual(['Euro class unknown'])
  })

  it('have no Euro class for an electric vehicle', () => {
    expect(facts('van', { fuelType: 'Electric', wheelbaseType: 'SWB' })).toEqual(['SWB'])
  })

  it('are none for a car', () => {
    expect(facts('car', { emissionClass: 'Euro 6', payloadWeightKG: 500 })).toEqual([])
  })
})

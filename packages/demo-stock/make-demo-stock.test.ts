import { describe, expect, it } from 'vitest'
import { carModels } from './catalogue/cars.ts'
import { truckModels } from './catalogue/parse-trucks.ts'
import { vanModels } from './catalogue/parse-vans.ts'
import type { DemoRecord } from './demo-record.ts'
import { makeDemoStock } from './make-demo-stock.ts'

const stock = [...makeDemoStock()]

function ofType(type: string): DemoRecord[] {
  return stock.filter((record) => record.vehicle.vehicleType === type)
}

function kinds(records: readonly DemoRecord[], field: 'make' | 'model' | 'bodyType'): Set<unknown> {
  return new Set(
    records.map(({ vehicle }) => (field === 'model' ? `${vehicle.make} ${vehicle.model}` : vehicle[field])),
  )
}

describe('the demo stock', () => {
  it('has 2,000 cars, 700 vans and 300 trucks by default, and other counts in that proportion', () => {
    expect([ofType('Car').length, ofType('Van').length, ofType('Truck').length]).toEqual([2000, 700, 300])
    const small = [...makeDemoStock({ count: 90 })]
    expect(small.filter(({ vehicle }) => vehicle.vehicleType === 'Van')).toHaveLength(21)
  })

  it('is the same for the same seed, begins with the same vehicles at any count, and differs by seed', () => {
    expect([...makeDemoStock({ count: 60, seed: 1 })]).toEqual(stock.slice(0, 60))
    const [first] = makeDemoStock({ count: 1, seed: 2 })
    expect(first?.metadata.stockId).not.toBe(stock[0]?.metadata.stockId)
  })

  it.each([1, 2, 5])('stands at the sites of the dealer that the caller names: %d', (count) => {
    const sites = Array.from({ length: count }, (_, at) => ({
      town: `Town ${at}`,
      address: 'High Street',
      postCode: `BS${at} 1AA`,
    }))
    const own = [
      ...makeDemoStock({ count: 300, dealer: { name: 'Avon Cars', phone: '01632 960001', sites } }),
    ]
    expect(new Set(own.map(({ advertiser }) => advertiser.location.town))).toEqual(
      new Set(sites.map(({ town }) => town)),
    )
    expect(own[0]?.advertiser).toMatchObject({ name: expect.stringMatching(/^Avon Cars Town \d$/) })
    expect(JSON.stringify(own)).not.toContain('Liverpool')
  })

  it('has no number in the name of a Eurocargo but its weight and its power, and no seats of two leathers', () => {
    const eurocargos = ofType('Truck').filter(({ vehicle }) => vehicle.model === 'Eurocargo')
    expect(eurocargos.length).toBeGreaterThan(5)
    for (const { vehicle } of eurocargos)
      expect(vehicle.derivative).toMatch(
        new RegExp(`^Eurocargo ${Number(vehicle.grossVehicleWeightKG) / 100}E\\d\\d 4x2 `),
      )
    const seats = stock.map(({ features }) =>
      features.map(({ name }) => name).filter((name) => /leather upholstery$/i.test(name)),
    )
    expect(seats.filter(({ length }) => length > 1)).toEqual([])
    expect(seats.flat().length).toBeGreaterThan(100)
  })

  it('has a few reserved vehicles', () => {
    const reserved = stock.filter((record) => record.metadata.lifecycleState === 'SALE_IN_PROGRESS').length
    expect(reserved).toBeGreaterThan(30)
    expect(reserved).toBeLessThan(150)
  })

  it('gives every vehicle a unique id, and every used one a unique registration', () => {
    const registrations = stock.flatMap(({ vehicle }) => vehicle.registration ?? [])
    expect(new Set(stock.map((record) => record.metadata.stockId)).size).toBe(stock.length)
    expect(new Set(registrations).size).toBe(registrations.length)
  })

  it('names no make twice in a title', () => {
    const doubled = stock.filter(({ vehicle }) => vehicle.model.startsWith(`${vehicle.make} `))
    expect(new Set(doubled.map(({ vehicle }) => `${vehicle.make} ${vehicle.model}`))).toEqual(new Set())
  })

  it('has a wide range of makes, models and bodies', () => {
    expect(kinds(ofType('Car'), 'make').size).toBeGreaterThanOrEqual(40)
    expect(kinds(ofType('Car'), 'model').size).toBeGreaterThanOrEqual(250)
    expect(kinds(ofType('Van'), 'make').size).toBeGreaterThanOrEqual(12)
    expect(kinds(ofType('Van'), 'bodyType').size).toBeGreaterThanOrEqual(9)
    expect(kinds(ofType('Truck'), 'make').size).toBe(7)
    expect(kinds(ofType('Truck'), 'bodyType').size).toBe(6)
  })

  it('has every model of the catalogue', () => {
    const models = [...carModels, ...vanModels, ...truckModels].map(({ make, model }) => `${make} ${model}`)
    const drawn = kinds(stock, 'model')
    expect(models.filter((model) => !drawn.has(model))).toEqual([])
  })

  it.each([
    ['Ford', 'Fiesta'],
    ['Ford', 'Focus'],
    ['Vauxhall', 'Corsa'],
    ['Volkswagen', 'Golf'],
    ['BMW', '3 Series'],
    ['Ford', 'Transit Custom'],
  ])('has enough of a %s %s for a valuation of one of 2019', (make, model) => {
    const alike = stock.filter(
      ({ vehicle }) =>
        vehicle.make === make &&
        vehicle.model === model &&
        vehicle.ownershipCondition === 'Used' &&
        Math.abs(vehicle.yearOfManufacture - 2019) <= 1,
    )
    expect(alike.length).toBeGreaterThanOrEqual(5)
  })

  it('lowers the price of a car with age and mileage', () => {
    const cars = [...makeDemoStock({ count: 12_000 })].filter(({ vehicle }) => vehicle.vehicleType === 'Car')
    const family = ['Golf', 'Focus', 'Astra', 'Leon', 'Octavia', '308', 'Civic']
    const hatches = cars.filter(({ vehicle }) => family.includes(vehicle.model))
    const young = hatches.filter(({ vehicle }) => vehicle.yearOfManufacture >= 2023)
    const old = hatches.filter(({ vehicle }) => vehicle.yearOfManufacture <= 2018)
    expect(meanPrice(young)).toBeGreaterThan(meanPrice(old) * 1.5)
    const sameYear = cars.filter(({ vehicle }) => vehicle.plate === '21' && vehicle.fuelType === 'Petrol')
    const ratio = (record: DemoRecord) => record.vehicle.odometerReadingMiles > 45_000
    const driven = sameYear.filter(ratio)
    const kept = sameYear.filter((record) => !ratio(record))
    expect(meanPrice(kept)).toBeGreaterThan(meanPrice(driven))
  })

  it('prices vans and trucks without VAT, except for some older vans on which no VAT is due', () => {
    expect(new Set(ofType('Truck').map((record) => record.adverts.retailAdverts.vatStatus))).toEqual(
      new Set(['Ex VAT']),
    )
    expect(new Set(ofType('Van').map((record) => record.adverts.retailAdverts.vatStatus))).toEqual(
      new Set(['Ex VAT', 'No VAT']),
    )
  })

  it('has cab and wheelbase for vans and trucks, axles and weight for trucks', () => {
    for (const { vehicle } of [...ofType('Van'), ...ofType('Truck')]) {
      expect(vehicle.cabType && vehicle.wheelbaseType).toBeTruthy()
    }
    for (const { vehicle } of ofType('Truck')) {
      expect(vehicle.axleConfiguration).toMatch(/^\dx\d$/)
      expect(vehicle.grossVehicleWeightKG).toBeGreaterThanOrEqual(7500)
    }
  })

  it('has the load and the measures of most vans and trucks, and lacks each of them on some', () => {
    const vans = ofType('Van').filter(({ vehicle }) => vehicle.bodyType === 'Panel Van')
    const rigids = ofType('Truck').filter(({ vehicle }) => vehicle.bodyType !== 'Tractor Unit')
    const share = (records: readonly DemoRecord[], field: string) =>
      records.filter(({ vehicle }) => vehicle[field] !== undefined).length / records.length
    const ofVans = [
      'payloadWeightKG',
      'payloadLengthMM',
      'roofHeightType',
      'grossVehicleWeightKG',
      'lengthMM',
    ]
    for (const field of [...ofVans, 'heightMM', 'wheelbaseMM']) {
      expect(share(vans, field)).toBeGreaterThan(0.8)
      expect(share(vans, field)).toBeLessThan(1)
    }
    for (const field of ['payloadWeightKG', 'payloadLengthMM']) {
      expect(share(rigids, field)).toBeGreaterThan(0.8)
      expect(share(rigids, field)).toBeLessThan(1)
    }
    for (const record of ofType('Truck').filter(({ vehicle }) => vehicle.bodyType === 'Tractor Unit')) {
      expect(record.vehicle.payloadWeightKG).toBeUndefined()
    }
  })

  it('gives no vehicle a load heavier than its gross weight or longer than itself', () => {
    for (const { vehicle } of [...ofType('Van'), ...ofType('Truck')]) {
      const { payloadWeightKG, payloadLengthMM, lengthMM, grossVehicleWeightKG } = vehicle
      if (payloadWeightKG && grossVehicleWeightKG) {
        expect(payloadWeightKG).toBeLessThan(grossVehicleWeightKG * 0.66)
      }
      if (payloadLengthMM && lengthMM) expect(payloadLengthMM).toBeLessThan(Number(lengthMM) * 0.75)
    }
  })

  it('has the figures of real vans', () => {
    const transits = ofType('Van').filter(
      ({ vehicle }) => vehicle.model === 'Transit' && vehicle.derivative.includes('L3 H2'),
    )
    const lengths = transits.map(({ vehicle }) => vehicle.payloadLengthMM)
    expect(lengths.filter((length) => length === 3533).length).toBeGreaterThan(0)
    const gross = new Set(transits.map(({ vehicle }) => vehicle.grossVehicleWeightKG))
    expect([...gross].filter((kg) => kg !== undefined && ![2900, 3100, 3500].includes(kg))).toEqual([])
  })
})

function meanPrice(records: readonly DemoRecord[]): number {
  expect(records.length).toBeGreaterThan(20)
  const sum = records.reduce((total, { adverts }) => total + adverts.retailAdverts.totalPrice.amountGBP, 0)
  return sum / records.length
}

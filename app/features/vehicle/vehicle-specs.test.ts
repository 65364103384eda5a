import { describe, expect, it } from 'vitest'
import { bareRecord, exampleVan } from '../record/example-van.ts'
import { toKeyFacts, toSpecGroups, toSpecs } from './vehicle-specs.ts'

const asObject = (specs: { label: string; value: string }[]) =>
  Object.fromEntries(specs.map(({ label, value }) => [label, value]))

describe('the key facts', () => {
  it('are mileage, registration and previous keepers', () => {
    expect(asObject(toKeyFacts(exampleVan()))).toEqual({
      Mileage: '37,000 miles',
      'Number plate': 'AB71 CDE',
      'Previous keepers': '1',
    })
  })

  it('read Unknown where the record has no value', () => {
    expect(asObject(toKeyFacts(bareRecord()))).toEqual({
      Mileage: 'Unknown',
      'Number plate': 'Unknown',
      'Previous keepers': 'Unknown',
    })
  })

  it('do not tell the previous keepers that the dealer hides', () => {
    const record = exampleVan()
    record.adverts.retailAdverts.displayOptions = { excludePreviousOwners: true }
    expect(asObject(toKeyFacts(record))['Previous keepers']).toBe('Unknown')
  })

  it.each([{ ownershipCondition: 'New' }, { odometerReadingMiles: 12 }])(
    'read N/A where a new vehicle has none yet: %j',
    (vehicle) => {
      const facts = asObject(toKeyFacts(exampleVan({ vehicle })))
      expect(facts['Number plate']).toBe('N/A')
      expect(facts['Previous keepers']).toBe('N/A')
      expect(asObject(toSpecs(exampleVan({ vehicle }), 'van'))['Service history']).toBe('N/A')
    },
  )

  it.each([
    ['A1 ABC', 'A1 ABC'],
    ['k555abc', 'K555ABC'],
  ])('keep a plate of another format: %s', (registration, shown) => {
    expect(asObject(toKeyFacts(exampleVan({ vehicle: { registration } })))['Number plate']).toBe(shown)
  })
})

describe('the specs', () => {
  it('include cab, wheelbase and weights for a van', () => {
    expect(asObject(toSpecs(exampleVan(), 'van'))).toMatchObject({
      'Body type': 'Panel Van',
      'Engine size': '2.0 litres',
      'Engine power': '130 bhp',
      'Cab type': 'Single cab',
      Wheelbase: 'LWB',
      'Gross weight': '3,500 kg',
      Payload: '1,339 kg',
    })
  })

  it('keep a line for each field of the spec when the record is bare', () => {
    expect(asObject(toSpecs(bareRecord(), 'truck'))).toEqual({
      Condition: 'Unknown',
      'Clean air': 'Unknown',
      'Fuel type': 'Unknown',
      Gearbox: 'Unknown',
      'Body type': 'Unknown',
      Colour: 'Unknown',
      'Engine size': 'Unknown',
      'Euro class': 'Unknown',
      Doors: 'Unknown',
      Seats: 'Unknown',
      'Service history': 'Unknown',
      'Cab type': 'Unknown',
      Wheelbase: 'Unknown',
      'Gross weight': 'Unknown',
      'Axle configuration': 'Unknown',
      'Stock number': bareRecord().metadata.stockId,
    })
  })

  it.each([
    ['car', ['The vehicle', 'Engine and gearbox', 'Size and load', 'Running it']],
    ['van', ['The vehicle', 'Engine and gearbox', 'Cab, size and load', 'Running it']],
    ['truck', ['The vehicle', 'Engine and gearbox', 'Cab, size and load', 'Running it']],
  ] as const)('stand in groups for a %s', (type, headings) => {
    const vehicle = { bootSpaceSeatsUpLitres: 380 }
    expect(toSpecGroups(exampleVan({ vehicle }), type).map(({ heading }) => heading)).toEqual(headings)
  })

  it('have no empty group', () => {
    expect(toSpecGroups(bareRecord(), 'car').map(({ heading }) => heading)).not.toContain('Size and load')
  })

  it('say what a car holds and tows, and how long the load of a van may be', () => {
    const weights = { grossVehicleWeightKG: 1900, grossTrainWeightKG: 3400 }
    const car = exampleVan({ vehicle: { ...weights, bootSpaceSeatsUpLitres: 380 } })
    expect(asObject(toSpecs(car, 'car'))).toMatchObject({
      'Boot space': '380 litres',
      'Towing weight': '1,500 kg',
    })
    const van = exampleVan({ vehicle: { payloadLengthMM: 2540 } })
    expect(asObject(toSpecs(van, 'van'))['Load length']).toBe('2.54 m')
  })

  it('leave out the lines of vans for a car', () => {
    expect(asObject(toSpecs(bareRecord(), 'car'))).not.toHaveProperty('Cab type')
  })

  it('have no engine size and Euro class for an electric vehicle', () => {
    const specs = asObject(toSpecs(exampleVan({ vehicle: { fuelType: 'Electric' } }), 'car'))
    expect(specs['Engine size']).toBe('N/A')
    expect(specs['Euro class']).toBe('N/A')
  })

  it.each([
    ['van', 'Euro 6', 'Meets ULEZ and class D zones'],
    ['car', 'Euro 5', 'Charged in ULEZ and class D zones'],
    ['truck', 'Euro VI', 'Meets LEZ and clean air zones'],
    ['truck', 'Euro V', 'Charged in LEZ and clean air zones'],
  ] as const)('name the zones that a %s of %s may be charged in', (type, emissionClass, words) => {
    const specs = toSpecs(exampleVan({ vehicle: { fuelType: 'Diesel', emissionClass } }), type)
    expect(asObject(specs)['Clean air']).toBe(words)
  })

  it.each([
    [{ engineSize: '1.6' }, '1.6 litres'],
    [{ engineSize: 1995 }, '1,995 cc'],
    [{ engineSize: '2.0 TDI' }, '2.0 TDI'],
    [{ engineSize: 0 }, 'Unknown'],
    [{ badgeEngineSizeLitres: 1.5, engineSize: 1499 }, '1.5 litres'],
  ])('read the engine size of %o', (vehicle, shown) => {
    expect(asObject(toSpecs(exampleVan({ vehicle }), 'car'))['Engine size']).toBe(shown)
  })
})

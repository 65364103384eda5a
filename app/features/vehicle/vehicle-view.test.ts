import { describe, expect, it } from 'vitest'
import { bareRecord, exampleVan } from '../record/example-van.ts'
import { toVehicleView } from './vehicle-view.ts'

describe('a vehicle as its page shows it', () => {
  it('has a name, a derivative and a line of year, miles, gearbox and fuel', () => {
    const view = toVehicleView(exampleVan(), 'van')
    expect(view.name).toBe('Ford Transit')
    expect(view.derivative).toBe('2.0 350 EcoBlue Leader Panel Van')
    expect(view.summary).toEqual(['2021 (71 plate)', '37,000 miles', 'Manual', 'Diesel'])
  })

  it('names what is unknown when the record is bare', () => {
    const view = toVehicleView(bareRecord(), 'car')
    expect(view.name).toBe('Vehicle')
    expect(view.summary).toEqual(['Year unknown', 'Mileage unknown', 'Gearbox unknown', 'Fuel unknown'])
    expect(view.price).toEqual({ state: 'on application' })
    expect(view.pictures).toEqual([])
    expect(view.description).toEqual([])
  })

  it('has the year of registration, or else the plate, where no year was given', () => {
    const { vehicle } = exampleVan()
    const facts = (known: object) =>
      toVehicleView(
        exampleVan({
          vehicle: { ...vehicle, yearOfManufacture: null, plate: null, registration: null, ...known },
        }),
        'van',
      ).summary[0]
    expect(facts({ firstRegistrationDate: '2021-10-04' })).toBe('2021')
    expect(facts({ registration: 'AB71 CDE', firstRegistrationDate: null })).toBe('71 plate')
  })

  it('uses the normalised value where the plain one is missing', () => {
    const record = exampleVan({ vehicle: { standard: { make: 'Ford', model: 'Transit Custom' } } })
    expect(toVehicleView(record, 'van').name).toBe('Ford Transit Custom')
  })

  it('is reserved while its sale is in progress, or when its advert says so', () => {
    const { adverts } = exampleVan()
    const inProgress = exampleVan({ metadata: { stockId: '1', lifecycleState: 'SALE_IN_PROGRESS' } })
    const reserved = exampleVan({ adverts: { ...adverts, reservationStatus: 'Reserved' } })
    expect(toVehicleView(exampleVan(), 'van').reserved).toBe(false)
    expect(toVehicleView(inProgress, 'van').reserved).toBe(true)
    expect(toVehicleView(reserved, 'van').reserved).toBe(true)
  })

  it('splits the description into paragraphs and groups features by category', () => {
    const view = toVehicleView(exampleVan(), 'van')
    expect(view.description).toEqual(['One owner.', 'Ply lined.'])
    expect(view.features).toEqual([
      { category: 'Interior', names: ['Ply lining', 'Bulkhead'] },
      { category: 'Audio and Communications', names: ['Bluetooth'] },
    ])
  })
})

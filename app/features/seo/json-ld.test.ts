import { describe, expect, it } from 'vitest'
import { bareRecord, exampleRecord } from '../record/example-record.ts'
import { vehicleJsonLd } from './json-ld.ts'

const url = 'https://pierhead.example/vehicles/van-1'

describe('the structured data of a vehicle', () => {
  it('is a vehicle with its offer at the visible price', () => {
    expect(vehicleJsonLd(exampleRecord(), 'van', url)).toMatchObject({
      '@type': 'Vehicle',
      name: 'Ford Transit 2.0 350 EcoBlue Leader Panel Van',
      brand: { name: 'Ford' },
      mileageFromOdometer: { value: 37_000, unitCode: 'SMI' },
      itemCondition: 'https://schema.org/UsedCondition',
      image: ['https://pictures.example/w800/1.jpg', 'https://pictures.example/w800/2.jpg'],
      offers: { price: '10000.00', priceCurrency: 'GBP', availability: 'https://schema.org/InStock' },
    })
  })

  it.each([
    [{ ownershipCondition: 'new', odometerReadingMiles: 400 }, 'New'],
    [{ odometerReadingMiles: 12 }, 'New'],
    [{ ownershipCondition: 'Used', odometerReadingMiles: 12 }, 'Used'],
  ])('has the condition that the page shows: %j', (vehicle, condition) => {
    expect(vehicleJsonLd(exampleRecord({ vehicle }), 'van', url)).toMatchObject({
      itemCondition: `https://schema.org/${condition}Condition`,
    })
  })

  it('says that a price excludes VAT', () => {
    expect(vehicleJsonLd(exampleRecord(), 'van', url)).toMatchObject({
      offers: { priceSpecification: { valueAddedTaxIncluded: false } },
    })
  })

  it('is a Car for a car, without properties that the record lacks', () => {
    const written = JSON.parse(JSON.stringify(vehicleJsonLd(bareRecord(), 'car', url)))
    expect(written['@type']).toBe('Car')
    expect(written).not.toHaveProperty('offers')
    expect(written).not.toHaveProperty('brand')
    expect(written).not.toHaveProperty('mileageFromOdometer')
  })
})

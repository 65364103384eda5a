import { describe, expect, it } from 'vitest'
import { site } from '#content/site.ts'
import { bareRecord, exampleVan } from '../record/example-van.ts'
import { openDays, vehicleJsonLd } from './json-ld.ts'

const url = 'https://pierhead.example/vehicles/van-1'

describe('the structured data of a vehicle', () => {
  it('is a vehicle with its offer at the visible price', () => {
    expect(vehicleJsonLd(exampleVan(), 'van', url)).toMatchObject({
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
    expect(vehicleJsonLd(exampleVan({ vehicle }), 'van', url)).toMatchObject({
      itemCondition: `https://schema.org/${condition}Condition`,
    })
  })

  it('says that a price excludes VAT', () => {
    expect(vehicleJsonLd(exampleVan(), 'van', url)).toMatchObject({
      offers: { priceSpecification: { valueAddedTaxIncluded: false } },
    })
  })

  it('is a Car for a car, without properties that the record lacks', () => {
    const written = JSON.parse(JSON.stringify(vehicleJsonLd(bareRecord(), 'car', url)))
    expect(written['@type']).toBe('Car')
    expect(written).not.toHaveProperty('offers')
    expect(written).not.toHaveProperty('brand')
    expect(written).not.toHaveProperty('mileageFromOdometer')
    expect(written).not.toHaveProperty('itemCondition')
  })
})

it.each([
  ['Monday to Friday', '9am to 6pm', { days: 5, opens: '09:00', closes: '18:00' }],
  ['Mon–Sat', '8.30am – 5:15 pm', { days: 6, opens: '08:30', closes: '17:15' }],
  ['Saturday', '9am to 12 noon', { days: 1, opens: '09:00', closes: '12:00' }],
])('%s, %s are data', (days, open, expected) => {
  const found = openDays({ days, open })
  expect(found && { ...found, days: found.days.length }).toEqual(expected)
})

it.each([
  ['Sunday', 'Closed'],
  ['Bank holidays', '10am to 4pm'],
  ['Sunday', 'By appointment'],
  ['Friday to Monday', '9am to 5pm'],
  ['Monday', '9am to 12 noon to 5pm'],
  ['Monday', '13pm to 15pm'],
])('%s, %s are not guessed', (days, open) => {
  expect(openDays({ days, open })).toBeNull()
})

it('the demo’s branches have hours on six days', () => {
  for (const { hours } of site.branches)
    expect(hours.flatMap((each) => openDays(each)?.days ?? []).length).toBeGreaterThanOrEqual(6)
})

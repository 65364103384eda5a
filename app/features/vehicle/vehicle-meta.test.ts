import { describe, expect, it } from 'vitest'
import { exampleVan } from '../record/example-van.ts'
import { vehicleFaultMeta, vehicleMeta } from './vehicle-meta.ts'
import { toVehicleView } from './vehicle-view.ts'

const pageUrl = 'https://pierhead.example/vehicles/van-1'

describe('the head of a vehicle page', () => {
  const tags = vehicleMeta({
    vehicle: toVehicleView(exampleVan(), 'van'),
    pageUrl,
    jsonLd: [{ a: 1 }],
  })

  it('names the vehicle', () => {
    expect(tags).toContainEqual({
      title: 'Ford Transit 2.0 350 EcoBlue Leader Panel, AB71 CDE | Pierhead Motors',
    })
  })

  it('points to its first picture', () => {
    expect(tags).toContainEqual({ property: 'og:image', content: 'https://pictures.example/w800/1.jpg' })
  })

  it('has the price with its VAT status', () => {
    expect(JSON.stringify(tags)).toContain('£10,000 Ex VAT, £12,000 with VAT')
  })

  it('has the structured data', () => {
    expect(tags).toContainEqual({ 'script:ld+json': { a: 1 } })
  })

  it('keeps a missing vehicle out of search engines', () => {
    expect(vehicleFaultMeta()).toContainEqual({ name: 'robots', content: 'noindex' })
  })
})

describe('the title of a vehicle', () => {
  const view = toVehicleView(exampleVan(), 'van')
  const titleOf = (vehicle: Partial<typeof view>) => {
    const [tag] = vehicleMeta({ vehicle: { ...view, ...vehicle }, pageUrl, jsonLd: [] })
    return tag && 'title' in tag ? String(tag.title) : ''
  }

  it('is its name, derivative and registration', () => {
    expect(
      titleOf({
        id: 'addc76bc0000000000000123',
        name: 'Ford Ka',
        derivative: '1.2 Zetec',
        registration: 'AB12 CDE',
      }),
    ).toBe('Ford Ka 1.2 Zetec, AB12 CDE | Pierhead Motors')
  })

  it('drops words from the end of a long derivative', () => {
    const derivative = '3.0 320 TDI V6 Aventura Double Cab Pickup 4dr Diesel Auto 4WD LWB Euro 6 (s/s)'
    const title = titleOf({
      id: 'addc76bc0000000000000123',
      name: 'Volkswagen Amarok',
      derivative,
      registration: 'AB12 CDE',
    })
    expect(title).toBe('Volkswagen Amarok 3.0 320 TDI V6 Aventura, AB12 CDE | Pierhead Motors')
    expect(title.length).toBeLessThanOrEqual(70)
  })

  it('has the end of the stock number without a registration', () => {
    expect(
      titleOf({ id: 'addc76bc0000000000000123', name: 'Vehicle', derivative: null, registration: null }),
    ).toBe('Vehicle, stock 00000123 | Pierhead Motors')
  })
})

import { describe, expect, it } from 'vitest'
import { exampleRecord } from './example-record.ts'
import { vehicleFaultMeta, vehicleMeta } from './vehicle-meta.ts'
import { toVehicleView } from './vehicle-view.ts'

const pageUrl = 'https://pierhead.example/vehicles/van-1'

describe('the head of a vehicle page', () => {
  const tags = vehicleMeta({ vehicle: toVehicleView(exampleRecord(), 'van'), pageUrl, jsonLd: [{ a: 1 }] })

  it('names the vehicle', () => {
    expect(tags).toContainEqual({
      title: 'Ford Transit 2.0 350 EcoBlue Leader Panel, AB71 CDE | Pierhead Motors',
    })
  })

  it('points to its first picture', () => {
    expect(tags).toContainEqual({ property: 'og:image', content: 'https://pictures.example/w800/1.jpg' })
  })

  it('tells the price with its VAT status', () => {
    expect(JSON.stringify(tags)).toContain('£10,000 Ex VAT')
  })

  it('carries the structured data', () => {
    expect(tags).toContainEqual({ 'script:ld+json': { a: 1 } })
  })

  it('keeps a missing vehicle out of search engines', () => {
    expect(vehicleFaultMeta('missing')).toContainEqual({ name: 'robots', content: 'noindex' })
  })
})

import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import type { PricePosition } from '#domain/stock/price-position.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import { bareRecord, exampleVan } from '../record/example-van.ts'
import { cardPhotos, toCardVehicle, toCardVehicles } from './card-vehicle.ts'
import { VehicleCard } from './VehicleCard.tsx'

function render(record: StockRecord, eager = false): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <VehicleCard vehicle={toCardVehicle(record)} eager={eager} />
    </MemoryRouter>,
  )
}

const words = (markup: string) => markup.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')

describe('a vehicle card', () => {
  it('shows what the specification names', () => {
    const text = words(render(exampleVan()))
    for (const shown of [
      'Ford Transit',
      '2.0 350 EcoBlue Leader Panel Van',
      '2021',
      '37,000 miles',
      'Manual',
      'Diesel',
      '£10,000',
      'Ex VAT',
      '£309.93 a month',
    ])
      expect(text).toContain(shown)
  })

  it('is one link, named by make, model and derivative', () => {
    const markup = render(exampleVan())
    const links = [...markup.matchAll(/<a [^>]*href="([^"]+)"[^>]*>(.*?)<\/a>/g)]
    expect(links).toHaveLength(1)
    expect(links[0]?.[1]).toBe('/vehicles/van-1')
    expect(words(links[0]?.[2] ?? '')).toBe('Ford Transit 2.0 350 EcoBlue Leader Panel Van ')
  })

  it('has the picture in several widths, loaded lazily unless it is in view', () => {
    expect(render(exampleVan())).toContain('https://pictures.example/w400/1.jpg 400w')
    expect(render(exampleVan())).toContain('loading="lazy"')
    expect(render(exampleVan(), true)).toContain('loading="eager"')
    expect(render(exampleVan(), true)).not.toContain('fetchPriority="high"')
  })

  it('is swiped through several photos, each with its number, and the first alone loads at once', () => {
    const images = Array.from({ length: 7 }, (_, index) => ({
      href: `https://pictures.example/${index}.jpg`,
    }))
    const record = exampleVan({ media: { images } })
    const vehicle = { ...toCardVehicle(record), ...cardPhotos(record) }
    const markup = renderToStaticMarkup(<VehicleCard vehicle={vehicle} first />)
    expect(markup).toMatch(/role="group" aria-label="7 photos of Ford Transit" tabindex="0"/)
    expect(words(markup).match(/\d\/7/g)).toEqual(['1/7', '2/7', '3/7', '4/7', '5/7'])
    expect(words(markup)).toContain('See all 7 photos')
    expect(markup.match(/loading="\w+"/g)).toEqual(['loading="eager"', ...Array(4).fill('loading="lazy"')])
    expect(markup.match(/<a [^>]*>/g)?.map((link) => link.includes('tabindex="-1"'))).toEqual([true, false])
    expect(cardPhotos(exampleVan({ media: { images: images.slice(0, 1) } }))).toEqual({})
  })

  it('has placeholders where everything is missing', () => {
    const markup = render(bareRecord())
    expect(words(markup)).toContain('Price on application Year N/A Mileage N/A Gearbox unknown Fuel unknown')
    expect(markup).not.toContain('a month')
    expect(markup).not.toContain('<img')
  })

  it('has the plate where no year is known', () => {
    const vehicle = { registration: 'AB71 CDE', odometerReadingMiles: 9_000 }
    expect(words(render(exampleVan({ vehicle })))).toContain('71 plate 9,000 miles')
  })

  it('says where the vehicle is kept, or how far away that is', () => {
    const record = exampleVan({ advertiser: { location: { town: 'Birkenhead' } } })
    expect(words(render(record))).toContain('Birkenhead')
    const far = { ...toCardVehicle(record), distance: '4 miles, Birkenhead' }
    const text = words(renderToStaticMarkup(<VehicleCard vehicle={far} />))
    expect(text.match(/Birkenhead/g)).toHaveLength(1)
    expect(text).toContain('4 miles, Birkenhead')
  })

  it('marks a reserved vehicle', () => {
    const reserved = exampleVan({ metadata: { stockId: 'r', lifecycleState: 'SALE_IN_PROGRESS' } })
    expect(words(render(reserved))).toContain('Reserved')
    expect(words(render(exampleVan()))).not.toContain('Reserved')
  })

  it('marks a new vehicle', () => {
    const { vehicle } = exampleVan()
    const badge = (ownershipCondition: string) =>
      words(render(exampleVan({ vehicle: { ...vehicle, ownershipCondition } }))).includes(' New ')
    expect([badge('New'), badge('Used')]).toEqual([true, false])
  })

  it('names a great or good price, and no other', () => {
    const praise = (position: PricePosition | null) =>
      toCardVehicles({ pricePosition: () => position }, [exampleVan()]).map((vehicle) => vehicle.praise)
    expect((['great', 'good', 'fair', 'high', null] as const).flatMap(praise)).toEqual([
      'Great price',
      'Good price',
      undefined,
      undefined,
      undefined,
    ])
  })

  it('encodes the id in its link', () => {
    expect(render(exampleVan({ metadata: { stockId: 'a/b?c' } }))).toContain('href="/vehicles/a%2Fb%3Fc"')
  })
})

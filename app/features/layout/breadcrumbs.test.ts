import { describe, expect, it } from 'vitest'
import {
  landingBreadcrumbs,
  reviewBreadcrumbs,
  searchBreadcrumbs,
  stockPageBreadcrumbs,
  vehicleBreadcrumbs,
} from './breadcrumbs.ts'

describe('the breadcrumb of a vehicle', () => {
  it('has its type, make and model above the registration', () => {
    const transit = { type: 'van', make: 'Ford', model: 'Transit', registration: 'AB71 CDE' } as const
    expect(vehicleBreadcrumbs(transit)).toEqual([
      { label: 'Vans', to: '/van-search' },
      { label: 'Ford', to: '/van-search?make=Ford' },
      { label: 'Transit', to: '/van-search?make=Ford&model=Transit' },
      { label: 'AB71 CDE' },
    ])
  })

  it('leaves out what the record lacks', () => {
    expect(vehicleBreadcrumbs({ type: 'car', make: null, model: 'i3', registration: null })).toEqual([
      { label: 'Cars', to: '/car-search' },
      { label: 'This vehicle' },
    ])
  })

  it('names no level twice where a model is named after its make', () => {
    const labels = vehicleBreadcrumbs({ type: 'car', make: 'MINI', model: 'MINI', registration: null })
    expect(labels.map(({ label }) => label)).toEqual(['Cars', 'MINI', 'MINI MINI', 'This vehicle'])
  })
})

describe('the breadcrumb of a page', () => {
  it('begins at the home page', () => {
    expect(searchBreadcrumbs('truck')).toEqual([{ label: 'Home', to: '/' }, { label: 'Trucks for sale' }])
  })

  it('has the category above each of its landing pages but its own', () => {
    const used = landingBreadcrumbs({ type: 'car', topic: 'used' }, 'Used cars')
    expect(used.slice(1)).toEqual([{ label: 'Cars', to: '/cars' }, { label: 'Used cars' }])
    expect(landingBreadcrumbs({ type: 'car', topic: 'home' }, 'All cars').slice(1)).toEqual([
      { label: 'Cars' },
    ])
  })

  it('has the make above a model of the used stock', () => {
    const parent = { name: 'BMW', path: '/cars/used/bmw' }
    expect(stockPageBreadcrumbs({ type: 'car', name: 'BMW 3 Series', parent })).toEqual([
      { label: 'Cars', to: '/cars' },
      { label: 'Used cars', to: '/cars/used' },
      { label: 'BMW', to: '/cars/used/bmw' },
      { label: 'BMW 3 Series' },
    ])
  })

  it('has the reviews of its type above a review', () => {
    expect(reviewBreadcrumbs('van', 'Ford Transit').at(-2)).toEqual({
      label: 'Van buyer’s guides',
      to: '/vans/reviews',
    })
  })
})

import { describe, expect, it } from 'vitest'
import { headerCategory } from './current-category.ts'

describe('the category of a page', () => {
  it.each([
    ['/cars', 'cars'],
    ['/cars/used/bmw', 'cars'],
    ['/car-search', 'cars'],
    ['/vans/finance', 'vans'],
    ['/truck-search', 'trucks'],
    ['/trucks', 'trucks'],
  ])('%s is %s', (path, category) => {
    expect(headerCategory(path, [])).toEqual({ current: category, open: category })
  })

  it.each(['/', '/vehicles', '/carsharing', '/about'])('%s has none, so the menu opens with vans', (path) => {
    const { current, open } = headerCategory(path, [undefined, null, { vehicles: [] }])
    expect([current, open]).toEqual([null, 'vans'])
  })

  it.each([
    ['/vehicles/1', { page: { vehicle: { type: 'truck' } } }, 'trucks'],
    ['/vehicles/1/apply', { vehicle: { type: 'truck' } }, 'trucks'],
    ['/alerts', { alert: { type: 'car' } }, 'cars'],
    ['/compare', { vehicles: [], onlyType: 'car' }, 'cars'],
    ['/saved', { items: [], onlyType: 'truck' }, 'trucks'],
  ])('of %s is that of its vehicles or search', (path, loaded, category) => {
    expect(headerCategory(path, [undefined, loaded])).toEqual({ current: category, open: category })
  })

  it.each([
    ['/', { hero: { search: { type: 'car' } } }, 'cars'],
    ['/', { hero: { search: { type: 'truck' } } }, 'trucks'],
    ['/', { hero: { search: { type: '' } } }, 'vans'],
    ['/valuation', { search: { type: 'car' } }, 'cars'],
    ['/alerts', { alert: { type: null } }, 'vans'],
    ['/compare', { vehicles: [], onlyType: null }, 'vans'],
  ])('of %s is not chosen, and the links are those that its form says', (path, loaded, open) => {
    expect(headerCategory(path, [undefined, loaded])).toEqual({ current: null, open })
  })
})

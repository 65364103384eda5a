import { describe, expect, it } from 'vitest'
import { currentCategory, menuCategory } from './current-category.ts'

describe('the category of a page', () => {
  it.each([
    ['/cars', 'cars'],
    ['/cars/used/bmw', 'cars'],
    ['/car-search', 'cars'],
    ['/vans/finance', 'vans'],
    ['/truck-search', 'trucks'],
    ['/trucks', 'trucks'],
  ])('%s is %s', (path, category) => {
    expect(currentCategory(path, [])).toBe(category)
  })

  it.each(['/', '/vehicles', '/carsharing', '/about'])('%s has none, so the menu opens with vans', (path) => {
    expect(currentCategory(path, [undefined, null, { vehicles: [] }])).toBeNull()
    expect(menuCategory).toBe('vans')
  })

  it('is that of the vehicle on the page', () => {
    expect(currentCategory('/vehicles/1', [undefined, { page: { vehicle: { type: 'truck' } } }])).toBe(
      'trucks',
    )
    expect(currentCategory('/vehicles/1/apply', [{ vehicle: { type: 'truck' } }])).toBe('trucks')
  })
})

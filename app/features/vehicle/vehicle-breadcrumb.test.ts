import { describe, expect, it } from 'vitest'
import { bareRecord, exampleRecord } from './example-record.ts'
import { vehicleBreadcrumb } from './vehicle-breadcrumb.ts'

describe('the way to a vehicle', () => {
  it('leads over its type, make and model', () => {
    expect(vehicleBreadcrumb(exampleRecord(), 'van')).toEqual([
      { label: 'Vans', to: '/van-search' },
      { label: 'Ford', to: '/van-search?make=Ford' },
      { label: 'Transit', to: '/van-search?make=Ford&model=Transit' },
      { label: 'AB71 CDE', to: '/vehicles/van-1' },
    ])
  })

  it('is shorter for a bare record', () => {
    expect(vehicleBreadcrumb(bareRecord(), 'car')).toEqual([
      { label: 'Cars', to: '/car-search' },
      { label: 'This vehicle', to: '/vehicles/bare' },
    ])
  })
})

import { describe, expect, it } from 'vitest'
import { bareRecord, exampleRecord } from '../record/example-record.ts'
import { toApplicationVehicle } from './application-vehicle.ts'

describe('the vehicle of an application', () => {
  it('is its id, make, model, registration and mileage', () => {
    expect(toApplicationVehicle(exampleRecord())).toEqual({
      vehicleId: 'van-1',
      vehicleDetails: { make: 'Ford', model: 'Transit', registration: 'AB71CDE', mileage: 37_000 },
    })
  })

  it('leaves out what the record lacks', () => {
    expect(toApplicationVehicle(bareRecord())).toEqual({ vehicleId: 'bare', vehicleDetails: {} })
  })
})

import { describe, expect, it } from 'vitest'
import { vehiclePlate } from './vehicle-plate.ts'

describe('the age identifier of a vehicle', () => {
  it.each([
    [{ plate: '71', registration: 'AB20 CDE' }, '71'],
    [{ plate: '2021 (71 reg)' }, '71'],
    [{ plate: '00', registration: 'ab20cde' }, '20'],
    [{ registration: 'AB20 CDE', firstRegistrationDate: '2021-10-01' }, '20'],
    [{ registration: 'X1', firstRegistrationDate: '2021-10-01' }, '71'],
    [{ firstRegistrationDate: '2021-03-01T00:00:00Z' }, '21'],
    [{ firstRegistrationDate: '2021-13-01' }, null],
    [{ firstRegistrationDate: '1999-05-01' }, null],
    [{}, null],
  ])('of %j is %s', (vehicle, plate) => {
    expect(vehiclePlate(vehicle)).toBe(plate)
  })

  it('is not that of a field of another kind, which an older version may have stored', () => {
    expect(
      vehiclePlate({ plate: 71, registration: ['AB20 CDE'], firstRegistrationDate: {} } as never),
    ).toBeNull()
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { monthsOfPlate, plateOf, plateOfRegistration, readPlate, vehiclePlate } from './number-plate.ts'

describe('age identifiers', () => {
  it.each([
    [2021, 3, '21'],
    [2021, 8, '21'],
    [2021, 9, '71'],
    [2022, 2, '71'],
    [2001, 9, '51'],
    [2002, 2, '51'],
    [2002, 3, '02'],
    [2010, 1, '59'],
    [2026, 11, '76'],
  ])('the plate of %i month %i is %s', (year, month, plate) => {
    expect(plateOf(year, month)).toBe(plate)
  })

  it('do not exist before September 2001', () => {
    expect(plateOf(2001, 8)).toBeNull()
    expect(plateOf(1999, 10)).toBeNull()
  })

  it('end in September 2050', () => {
    expect(plateOf(2050, 8)).toBe('50')
    expect(plateOf(2050, 9)).toBeNull()
  })

  it('stand for the months in which they are issued', () => {
    const month = fc.record({
      year: fc.integer({ min: 2002, max: 2049 }),
      month: fc.integer({ min: 1, max: 12 }),
    })
    fc.assert(
      fc.property(month, ({ year, month }) => {
        const months = monthsOfPlate(plateOf(year, month) ?? '')
        const count = (at: { year: number; month: number }) => at.year * 12 + at.month
        expect(
          months &&
            count(months.from) <= count({ year, month }) &&
            count({ year, month }) <= count(months.to),
        ).toBe(true)
      }),
    )
  })

  it.each(['', '5', '1a', 'R', '00', '01'])('know no months for %j', (plate) => {
    expect(monthsOfPlate(plate)).toBeNull()
  })
})

describe('a registration since 2001', () => {
  it.each([
    ['BD51 SMR', 'BD51 SMR'],
    ['BD5I SMR', 'BD51 SMR'],
    ['bdSl smr', null],
    ['bd5l-smr', 'BD51 SMR'],
    ['AB21 CD0', 'AB21 CDO'],
    ['ab2icdo', 'AB21 CDO'],
    ['A821 CDE', null],
    ['8D51 SMR', 'BD51 SMR'],
    ['L019 XYZ', 'LO19 XYZ'],
    ['LO19 XY2', 'LO19 XYZ'],
    ['AB1O 5AM', 'AB10 SAM'],
    // Never I, Q or Z in the area, nor I or Q at the end.
    ['ID51 SMR', null],
    ['QD51 SMR', null],
    ['2D51 SMR', null],
    ['BD51 SIR', null],
    ['Deliver', null],
    ['AB01 CDE', null],
    ['P123 ABC', null],
  ])('"%s" is %s', (typed, plate) => {
    expect(readPlate(typed)).toBe(plate)
  })
})

describe('the age identifier of a registration', () => {
  it.each([
    ['AB71 CDE', '71'],
    ['ab71cde', '71'],
    ['R123 ABC', null],
    ['AIG 1234', null],
    ['QA71 CDE', null],
    ['A1 BOS', null],
  ])('of %s is %s', (registration, plate) => {
    expect(plateOfRegistration(registration)).toBe(plate)
  })
})

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

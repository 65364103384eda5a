import { describe, expect, it } from 'vitest'
import { applicationFields, applicationSteps, fieldsOfStep } from './application-fields.ts'

describe('the fields of the finance application', () => {
  it('belong to the six steps in order', () => {
    const byStep = applicationSteps.flatMap((_, index) => fieldsOfStep(index + 1))
    expect(byStep).toEqual(applicationFields)
    expect(applicationSteps).toHaveLength(6)
  })

  it('are those of the call to the lead service', () => {
    expect(applicationFields.map(({ name }) => name)).toEqual([
      'licenseType',
      'firstName',
      'surname',
      'phone',
      'email',
      'dob',
      'residentialStatus',
      'address1',
      'address2',
      'city',
      'postcode',
      'occupationalStatus',
      'employer',
      'jobTitle',
      'workYears',
      'workMonths',
      'netIncome',
    ])
  })

  it('use native inputs, and three boxes for the date of birth', () => {
    const typed = Object.fromEntries(applicationFields.map(({ name, type }) => [name, type]))
    expect(typed).toMatchObject({ phone: 'tel', email: 'email', dob: 'birth-date', netIncome: 'number' })
  })
})

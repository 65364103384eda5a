import { describe, expect, it } from 'vitest'
import { fieldsOfStep } from '#domain/applications/application-fields.ts'
import { parseApplication } from '#domain/applications/parse-application.ts'
import { bareRecord, exampleVan } from '../record/example-van.ts'
import {
  emptyValues,
  summariseAnswers,
  toApplicationVehicle,
  toPayload,
  valuesFromForm,
} from './application-values.ts'

const vehicle = {
  vehicleId: 'van-1',
  vehicleDetails: { make: 'Ford', model: '', registration: '', mileage: 37_000 },
}

describe('the payload', () => {
  it('is the vehicle and every field of the form, filled in or not', () => {
    const payload = toPayload(vehicle, { ...emptyValues, surname: 'Lovelace' })
    expect(payload).toMatchObject({ ...vehicle, surname: 'Lovelace', employer: '' })
    expect(Object.keys(payload)).toHaveLength(2 + 17)
  })

  it('has the finance that the visitor chose as well', () => {
    const finance = { product: 'hp', deposit: 1_000, term: 48 } as const
    const payload = toPayload({ ...vehicle, finance }, emptyValues)
    expect(payload).toMatchObject({ ...vehicle, finance })
    expect(parseApplication(payload)).toMatchObject({ state: 'valid', payload: { finance } })
  })

  it('has numbers as a program reads them, and as typed where they cannot be read', () => {
    const typed = { ...emptyValues, workYears: ' 3 ', workMonths: 'six', netIncome: '£1,850.50' }
    expect(toPayload(vehicle, typed)).toMatchObject({
      workYears: '3',
      workMonths: 'six',
      netIncome: '1850.50',
    })
  })

  it('is valid even when nothing was filled in', () => {
    expect(parseApplication(toPayload(vehicle, emptyValues)).state).toBe('valid')
  })
})

describe('a posted form', () => {
  it('is read by its known fields only', () => {
    const form = new FormData()
    form.set('surname', 'Lovelace')
    form.set('isAdmin', 'yes')
    form.set('employer', new File(['x'], 'x.txt'))
    expect(valuesFromForm(form)).toEqual({ ...emptyValues, surname: 'Lovelace' })
  })

  it('has the date of birth of three boxes', () => {
    const form = new FormData()
    form.set('dob-day', '17')
    form.set('dob-month', '4')
    form.set('dob-year', '1988')
    expect(valuesFromForm(form).dob).toBe('1988-04-17')
  })
})

describe('the summary of a step', () => {
  it('joins what was answered', () => {
    const values = { ...emptyValues, firstName: 'Ada', phone: '07700 900456' }
    expect(summariseAnswers(fieldsOfStep(2), values)).toBe('Ada, 07700 900456')
  })

  it('formats a date with the day first', () => {
    expect(summariseAnswers(fieldsOfStep(2), { ...emptyValues, dob: '1988-04-17' })).toBe('17/04/1988')
  })

  it('is empty without answers', () => {
    expect(summariseAnswers(fieldsOfStep(2), emptyValues)).toBe('')
  })
})

describe('the vehicle of an application', () => {
  it('is its id, make, model, registration and mileage', () => {
    expect(toApplicationVehicle(exampleVan())).toEqual({
      vehicleId: 'van-1',
      vehicleDetails: { make: 'Ford', model: 'Transit', registration: 'AB71CDE', mileage: 37_000 },
    })
  })

  it('has all four details, empty where the record lacks them', () => {
    expect(toApplicationVehicle(bareRecord())).toEqual({
      vehicleId: 'bare',
      vehicleDetails: { make: '', model: '', registration: '', mileage: '' },
    })
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applicationFields } from './application-fields.ts'
import { parseApplication } from './parse-application.ts'

const vehicle = {
  vehicleId: 'a1',
  vehicleDetails: { make: 'Ford', model: 'Transit', registration: 'AB71CDE', mileage: 37_000 },
}
const unknown = { make: '', model: '', registration: '', mileage: '' }

function faultsOf(body: unknown) {
  const parsed = parseApplication(body)
  return parsed.state === 'invalid' ? parsed.faults : []
}

describe('parsing an application', () => {
  it('accepts what the form sends unchanged, empty answers included', () => {
    const body = {
      ...vehicle,
      ...Object.fromEntries(
        applicationFields.map((field) => [field.name, 'choices' in field ? field.choices[0] : '']),
      ),
    }
    expect(parseApplication(body)).toEqual({ state: 'valid', payload: body })
  })

  it('requires nothing of the applicant', () => {
    expect(parseApplication(vehicle)).toEqual({ state: 'valid', payload: vehicle })
  })

  it('checks neither format nor range', () => {
    const odd = {
      email: 'not an address',
      dob: 'last week',
      netIncome: '-1',
      postcode: '?',
      phone: 'ring me',
    }
    expect(parseApplication({ ...vehicle, ...odd })).toEqual({
      state: 'valid',
      payload: { ...vehicle, ...odd },
    })
  })

  it('turns numbers into text, and a mileage in text into a number', () => {
    const body = { vehicleId: 'a', vehicleDetails: { mileage: '12000' }, workYears: 3, netIncome: 1850.5 }
    expect(parseApplication(body)).toEqual({
      state: 'valid',
      payload: {
        vehicleId: 'a',
        vehicleDetails: { ...unknown, mileage: 12_000 },
        workYears: '3',
        netIncome: '1850.5',
      },
    })
  })

  it('drops null values, and unknown fields with their names listed', () => {
    const vehicleDetails = { make: 'Ford', price: 1, model: null }
    const body = { ...vehicle, surname: null, lastName: 'Hopper', mobile: '', vehicleDetails }
    const parsed = parseApplication(body)
    expect(JSON.parse(JSON.stringify(parsed))).toEqual({
      state: 'valid',
      payload: { vehicleId: 'a1', vehicleDetails: { ...unknown, make: 'Ford' } },
      ignored: ['vehicleDetails.price', 'lastName'],
    })
  })

  it.each([
    ['nothing', {}, unknown],
    ['null', { make: null, model: null, registration: null, mileage: null }, unknown],
    ['empty text', unknown, unknown],
    ['some', { model: 'Transit', mileage: 0 }, { ...unknown, model: 'Transit', mileage: 0 }],
  ])('has all four details of the vehicle where the body has %s', (_, vehicleDetails, whole) => {
    const parsed = parseApplication({ vehicleId: 'a', vehicleDetails })
    expect(parsed).toMatchObject({ state: 'valid', payload: { vehicleDetails: whole } })
  })

  it('takes a free text of any length, and a tab in it as a space', () => {
    for (const { name } of applicationFields.filter((field) => !('choices' in field))) {
      const body = { ...vehicle, [name]: `Tea\tRooms ${'x'.repeat(60_000)}` }
      const payload = { ...vehicle, [name]: `Tea Rooms ${'x'.repeat(60_000)}` }
      expect(parseApplication(body)).toEqual({ state: 'valid', payload })
    }
  })

  it('has the finance that was chosen, and is accepted without it when that cannot be read', () => {
    const partExchange = { value: 6_000, owed: 2_000 }
    const finance = { product: 'pcp', deposit: 1_000, term: 48, milesPerYear: 8_000, partExchange }
    expect(parseApplication({ ...vehicle, finance })).toEqual({
      state: 'valid',
      payload: { ...vehicle, finance },
    })
    const unreadable = [
      'hp',
      null,
      [],
      { product: 'loan' },
      { ...finance, term: 61 },
      { ...finance, deposit: -1 },
      { ...finance, partExchange: { value: 6_000, owed: -1 } },
    ]
    for (const finance of unreadable) {
      const parsed = parseApplication({ ...vehicle, finance })
      const ignored = finance === null ? {} : { ignored: ['finance'] }
      expect(JSON.parse(JSON.stringify(parsed))).toEqual({ state: 'valid', payload: vehicle, ...ignored })
    }
  })

  it.each([
    ['a choice that was not offered', { licenseType: 'Pilot' }, 'licenseType'],
    ['a line break', { surname: 'Smith\nBcc: x' }, 'surname'],
    ['half a character', { firstName: '\ud83d' }, 'firstName'],
    ['a list', { employer: ['a'] }, 'employer'],
    ['no vehicle', { vehicleId: undefined }, 'vehicleId'],
    ['an empty vehicle', { vehicleId: '' }, 'vehicleId'],
    ['a long vehicle', { vehicleId: 'x'.repeat(101) }, 'vehicleId'],
    ['details that are not an object', { vehicleDetails: 'Ford' }, 'vehicleDetails'],
    ['a make that is an object', { vehicleDetails: { make: {} } }, 'vehicleDetails.make'],
    ['a mileage in words', { vehicleDetails: { mileage: 'few' } }, 'vehicleDetails.mileage'],
  ])('refuses %s and names the field', (_, change, path) => {
    expect(faultsOf({ ...vehicle, ...change }).map((fault) => fault.path)).toEqual([path])
  })

  it('names every field at fault, never a value', () => {
    const faults = faultsOf({ ...vehicle, surname: 'secret\u0000', jobTitle: { secret: 1 } })
    expect(faults.map(({ path }) => path).sort()).toEqual(['jobTitle', 'surname'])
    expect(JSON.stringify(faults)).not.toContain('secret')
  })

  it.each([[null], [undefined], ['text'], [7], [[]]])('refuses %j as a body', (body) => {
    expect(faultsOf(body)).not.toHaveLength(0)
  })

  it('accepts or refuses any body, and never throws', () => {
    const anyField = fc.constantFrom(
      'vehicleId',
      'vehicleDetails',
      ...applicationFields.map(({ name }) => name),
    )
    fc.assert(
      fc.property(fc.dictionary(anyField, fc.anything({ withNullPrototype: true })), (body) => {
        const parsed = parseApplication({ ...vehicle, ...body })
        if (parsed.state === 'invalid') expect(parsed.faults).not.toHaveLength(0)
        else expect(parseApplication(parsed.payload)).toEqual({ state: 'valid', payload: parsed.payload })
      }),
    )
  })
})

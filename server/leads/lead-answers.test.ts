import { describe, expect, it } from 'vitest'
import { applicationFields } from '#domain/applications/application-fields.ts'
import { enquiryFields, ownFields, vehicleFields } from '#domain/enquiries/enquiry-fields.ts'
import { enquiryKinds } from '#domain/enquiries/enquiry-kind.ts'
import type { Lead } from '#domain/leads/outbox.ts'
import { answersIn } from './lead-answers.ts'

const filled = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, `written in ${name}`]))
const application = filled(applicationFields.map(({ name }) => name))
const enquiry = (kind: string) => ({
  ...filled(Object.keys(ownFields)),
  kind,
  partExchange: filled(Object.keys(vehicleFields)),
})

const valuesOf = (payload: object) => answersIn(payload as Lead['payload']).map(({ value }) => value)

describe('what a lead holds', () => {
  it.each<[string, object, readonly string[]]>([
    ['an application', application, Object.keys(application)],
    ...enquiryKinds.map(
      (kind) =>
        [`an enquiry: ${kind}`, enquiry(kind), Object.keys(enquiryFields)] as [string, object, string[]],
    ),
  ])('%s: every field, once', (_what, payload, names) => {
    const fields = answersIn(payload as Lead['payload']).map(({ field }) => field)
    expect(fields.toSorted()).toEqual([...names].toSorted())
  })

  it.each([
    [application, 'formerField', 'written by an earlier version'],
    [enquiry('call'), 'formerField', 'written by an earlier version'],
  ])('drops nothing that no field of today names', (payload, name, value) => {
    expect(answersIn({ ...payload, [name]: value } as unknown as Lead['payload'])).toContainEqual({
      field: 'other',
      label: name,
      value,
    })
    expect(valuesOf({ ...payload, [name]: { deep: 1 } })).toContain('{"deep":1}')
  })

  it.each([
    ['1988-04-17', '17 April 1988'],
    ['2000-01-01', '1 January 2000'],
    ['1988-02-31', '1988-02-31'],
    ['31/2/1990', '31/2/1990'],
    ['17th April', '17th April'],
    ['1988-04-17T00:00', '1988-04-17T00:00'],
  ])('has the date of birth %j as %j', (dob, value) => {
    expect(valuesOf({ vehicleId: 'v1', vehicleDetails: {}, dob })).toEqual([value])
  })

  it('has the finance chosen in words, and no field without an answer', () => {
    const partExchange = { value: 6000, owed: 2000 }
    const finance = { product: 'pcp', deposit: 1500, term: 48, milesPerYear: 8000, partExchange }
    expect(valuesOf({ vehicleId: 'v1', vehicleDetails: { make: 'Ford' }, surname: '', finance })).toEqual([
      'PCP, £1,500 deposit, 48 months, 8,000 miles a year, own vehicle £6,000 with £2,000 owed',
    ])
  })
})

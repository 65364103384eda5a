import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { adviseAnswer, advisedFields } from './advise-answer.ts'
import { parseApplication } from './parse-application.ts'

const today = '2026-11-22'
const phone = (text: string) => adviseAnswer('phone', text, today)
const email = (text: string) => adviseAnswer('email', text, today)
const postcode = (text: string) => adviseAnswer('postcode', text, today)
const born = (text: string) => adviseAnswer('dob', text, today)

it.each(advisedFields)(
  'of a %s that is longer than an answer may be says so, and no pattern reads it',
  (field) => {
    expect(adviseAnswer(field, `0${' '.repeat(300)}!`, today)).toBe(
      'Check this answer. It can have at most 200 characters.',
    )
  },
)

describe('advice on a phone number', () => {
  it.each([
    '07700 900456',
    '07700900456',
    '(0151) 496 0123',
    '0151-496-0123',
    '+44 7700 900456',
    '+44 (0)151 496 0123',
    '+4407700900456',
    '0044 7700 900456',
    '016977 2345',
    '0800 1111 22',
    '0151 496 0123 ext 45',
    '0151 496 0123 x7',
    '+353 1 555 0123',
    '00 48 22 555 01 23',
    '  07700 900456 ',
    '',
    '   ',
  ])('is null for %j', (text) => expect(phone(text)).toBeNull())

  it.each([
    ['07700 90045', 'It has 10 digits'],
    ['07700 9004567', 'It has 12 digits'],
    ['+44 7700 90045', 'It has 10 digits'],
    ['7700 900456', 'start with 0 or +44'],
    ['ring me', 'digits only'],
    ['07700 900456 or 07700 900457', 'digits only'],
    ['+353 1', 'usual number of digits'],
  ])('asks the applicant to check %j', (text, words) => expect(phone(text)).toContain(words))
})

describe('advice on an email address', () => {
  it.each([
    'w.quillfeather@example.com',
    'ADA+cars@Example.CO.UK',
    'a@b.co',
    'someone@ymail.com',
    'someone@gmx.com',
    'someone@mail.com',
    'someone@yahoo.co',
    'someone@example.contractors',
    'o’neil@example.org',
    'post@müller.example',
    '',
  ])('is null for %j', (text) => expect(email(text)).toBeNull())

  it.each([
    ['ada@gmial.com', 'Did you mean ada@gmail.com?'],
    ['Ada.L@GMAIL.CON', 'Did you mean Ada.L@gmail.com?'],
    ['ada@hotmail.couk', 'Did you mean ada@hotmail.co.uk?'],
    ['ada@example.con', 'Did you mean ada@example.com?'],
    ['ada.example.com', 'no @ sign'],
    ['ada@', 'should look like'],
    ['@example.com', 'should look like'],
    ['ada@example', 'should look like'],
    ['ada@exa mple.com', 'should look like'],
    ['ada@@example.com', 'should look like'],
    ['ada@example..com', 'should look like'],
    ['ada@example.com.', 'should look like'],
  ])('asks the applicant to check %j', (text, words) => expect(email(text)).toContain(words))
})

describe('advice on a postcode', () => {
  it.each([
    'L3 0ZZ',
    'l30zz',
    ' sw1a  1aa ',
    'EC1A-1BB',
    'M1 1AE',
    'B33 8TH',
    'CR2 6XH',
    'DN55 1PT',
    'GIR 0AA',
    '',
  ])('is null for %j', (text) => expect(postcode(text)).toBeNull())

  it.each([
    ['L3 OZZ', 'Did you mean L3 0ZZ?'],
    ['M1 IAE', 'Did you mean M1 1AE?'],
    ['L3 LZZ', 'Did you mean L3 1ZZ?'],
    ['L3 0ZO', 'looks like SW1A 2AA'],
    ['L3', 'first half'],
    ['SW1A', 'first half'],
    ['90210', 'looks like SW1A 2AA'],
    ['?', 'looks like SW1A 2AA'],
    ['Liverpool', 'looks like SW1A 2AA'],
  ])('asks the applicant to check %j', (text, words) => expect(postcode(text)).toContain(words))

  it('does not depend on case or spacing', () => {
    const spaced = fc.tuple(fc.constantFrom('l30zz', 'sw1a1aa', 'l3ozz', 'l3'), fc.nat(6))
    fc.assert(
      fc.property(spaced, ([text, place]) => {
        const changed = `${text.slice(0, place)} ${text.slice(place)}`.toUpperCase()
        expect(postcode(changed)).toBe(postcode(text))
      }),
    )
  })
})

describe('advice on a date of birth', () => {
  it.each(['1988-04-17', '2008-11-22', '1916-11-22', '17/04/1988', ''])('is null for %j', (text) =>
    expect(born(text)).toBeNull(),
  )

  it.each([
    ['2026-11-23', 'in the future'],
    ['2008-11-23', '18 or over'],
    ['1916-11-21', '110 years'],
    ['0088-04-17', '110 years'],
    ['17/4/', 'It has no year'],
    ['//1988', 'It has no day and no month'],
    ['17/4/88', 'four digits'],
    ['31/2/1988', 'no such date'],
  ])('asks the applicant to check %j', (text, words) => expect(born(text)).toContain(words))
})

describe('advice on any answer', () => {
  it('is a sentence or null for any text, and the answer is accepted in both cases', () => {
    const answers = fc.record({
      field: fc.constantFrom(...advisedFields),
      text: fc.string({ maxLength: 200 }),
    })
    fc.assert(
      fc.property(answers, ({ field, text }) => {
        const advice = adviseAnswer(field, text, today)
        if (advice !== null) expect(advice).toMatch(/^Check the .+[.?]$/s)
        const body = { vehicleId: 'v', vehicleDetails: {}, [field]: text.replaceAll(/\p{Cc}/gu, '') }
        expect(parseApplication(body)).toMatchObject({ state: 'valid' })
      }),
    )
  })
})

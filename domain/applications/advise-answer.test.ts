import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { adviseAnswer, advisedFields } from './advise-answer.ts'
import { parseApplication } from './parse-application.ts'

const today = '2026-11-22'

it.each(advisedFields)(
  'of a %s that is longer than an answer may be says so, and no pattern reads it',
  (field) => {
    expect(adviseAnswer(field, `0${' '.repeat(300)}!`, today)).toBe(
      'Check this answer. It has more than 200 characters.',
    )
  },
)

describe('the advice on an answer', () => {
  it.each([
    ['phone', '07700 900456'],
    ['phone', '07700900456'],
    ['phone', '(0151) 496 0123'],
    ['phone', '0151-496-0123'],
    ['phone', '+44 7700 900456'],
    ['phone', '+44 (0)151 496 0123'],
    ['phone', '+4407700900456'],
    ['phone', '0044 7700 900456'],
    ['phone', '016977 2345'],
    ['phone', '0800 1111 22'],
    ['phone', '0151 496 0123 ext 45'],
    ['phone', '0151 496 0123 x7'],
    ['phone', '07700–900456'],
    ['phone', '+353 1 555 0123'],
    ['phone', '00 48 22 555 01 23'],
    ['phone', '  07700 900456 '],
    ['phone', ''],
    ['phone', '   '],
    ['email', 'w.quillfeather@example.com'],
    ['email', 'ADA+cars@Example.CO.UK'],
    ['email', 'a@b.co'],
    ['email', 'someone@ymail.com'],
    ['email', 'someone@gmx.com'],
    ['email', 'someone@mail.com'],
    ['email', 'someone@yahoo.co'],
    ['email', 'someone@example.contractors'],
    ['email', 'o’neil@example.org'],
    ['email', 'post@müller.example'],
    ['email', "o'brien+cars@example.xn--p1ai"],
    ['email', ''],
    ['postcode', 'L3 0ZZ'],
    ['postcode', 'l30zz'],
    ['postcode', ' sw1a  1aa '],
    ['postcode', 'EC1A-1BB'],
    ['postcode', 'M1 1AE'],
    ['postcode', 'B33 8TH'],
    ['postcode', 'CR2 6XH'],
    ['postcode', 'DN55 1PT'],
    ['postcode', 'GIR 0AA'],
    ['postcode', 'L3 4AA.'],
    ['postcode', 'BFPO 801'],
    ['postcode', 'BF1 3AA'],
    ['postcode', 'JE2 3AB'],
    ['postcode', ''],
    ['dob', '1988-04-17'],
    ['dob', '2008-11-22'],
    ['dob', '1916-11-22'],
    ['dob', '17/04/1988'],
    ['dob', ''],
    ['workYears', '3'],
    ['workYears', '41'],
    ['workMonths', ' 0 '],
    ['workMonths', '11'],
    ['netIncome', '£1,850.50'],
    ['netIncome', '£11,400'],
    ['netIncome', '£1,850 pcm'],
    ['workYears', '3 yrs'],
    ['workMonths', '6 months'],
    ['netIncome', ''],
  ] as const)('is null for the %s %j', (field, text) => {
    expect(adviseAnswer(field, text, today)).toBeNull()
  })

  it.each([
    ['phone', '07700 90045', 'It has 10 digits'],
    ['phone', '07700 9004567', 'It has 12 digits'],
    ['phone', '+44 7700 90045', 'It has 10 digits'],
    ['phone', '7700 900456', 'start with 0 or +44'],
    ['phone', 'ring me', 'digits only'],
    ['phone', '07700 900456 or 07700 900457', 'digits only'],
    ['phone', '+353 1', 'usual number of digits'],
    ['email', 'ada@gmial.com', 'Did you mean ada@gmail.com?'],
    ['email', 'Ada.L@GMAIL.CON', 'Did you mean Ada.L@gmail.com?'],
    ['email', 'ada@hotmail.couk', 'Did you mean ada@hotmail.co.uk?'],
    ['email', 'ada@example.con', 'Did you mean ada@example.com?'],
    ['email', 'ada.example.com', 'no @ sign'],
    ['email', 'ada@', 'should look like'],
    ['email', '@example.com', 'should look like'],
    ['email', 'ada@example', 'should look like'],
    ['email', 'ada@exa mple.com', 'should look like'],
    ['email', 'ada@@example.com', 'should look like'],
    ['email', 'ada@example..com', 'should look like'],
    ['email', 'ada@example.com.', 'should look like'],
    ['email', 'mailto:ada@example.com', 'should look like'],
    ['email', 'ada.@example.com', 'should look like'],
    ['email', 'ada@example.c0m', 'should look like'],
    ['email', 'ada@127.0.0.1', 'should look like'],
    ['postcode', 'L3 OZZ', 'Did you mean L3 0ZZ?'],
    ['postcode', 'M1 IAE', 'Did you mean M1 1AE?'],
    ['postcode', 'L3 LZZ', 'Did you mean L3 1ZZ?'],
    ['postcode', 'SWIA 1AA', 'Did you mean SW1A 1AA?'],
    ['postcode', '0XI IAA', 'Did you mean OX1 1AA?'],
    ['postcode', 'S014 OAA', 'Did you mean SO14 0AA?'],
    ['postcode', 'S01 4AA', 'Did you mean SO1 4AA?'],
    ['postcode', 'WlA 1AA', 'Did you mean W1A 1AA?'],
    ['postcode', '1P1 1AA', 'Did you mean IP1 1AA?'],
    ['postcode', 'ZZ1 1AA', 'begins with ZZ'],
    ['postcode', 'D02 X285', 'looks like SW1A 2AA'],
    ['postcode', 'L3 0ZO', 'looks like SW1A 2AA'],
    ['postcode', 'L3', 'first half'],
    ['postcode', 'SW1A', 'first half'],
    ['postcode', '90210', 'looks like SW1A 2AA'],
    ['postcode', '?', 'looks like SW1A 2AA'],
    ['postcode', 'Liverpool', 'looks like SW1A 2AA'],
    ['dob', '2026-11-23', 'in the future'],
    ['dob', '2008-11-23', '18 or over'],
    ['dob', '1916-11-21', '110 years'],
    ['dob', '0088-04-17', '110 years'],
    ['dob', '17/4/', 'It has no year'],
    ['dob', '//1988', 'It has no day and no month'],
    ['dob', '17/4/88', 'four digits'],
    ['dob', '31/2/1988', 'no such date'],
    ['dob', '1/2/90//', 'four digits'],
    ['phone', '085 123 4567', 'It has 10 digits'],
    ['workYears', '2 years 6 months', 'years in this job. It should be a number'],
    ['workYears', '2019', 'It should be a number of years'],
    ['workMonths', '15', 'on top of the full years'],
    ['workMonths', '12', 'on top of the full years'],
    ['workMonths', 'six', 'months in this job. It should be a number'],
    ['netIncome', '1.850,00', 'monthly income. It should be a number'],
    ['netIncome', '1.850', 'monthly income. It should be a number'],
    ['netIncome', '2.4', 'whole pounds'],
    ['netIncome', '£450 a week', 'one month, after tax'],
    ['netIncome', '25k pa', 'one month, after tax'],
    ['netIncome', '2k4', 'should be a number'],
    ['netIncome', '25k', 'Is this the amount for a year?'],
    ['netIncome', '25000', 'Is this the amount for a year?'],
    ['netIncome', '£28,500', 'Is this the amount for a year?'],
  ] as const)('asks the applicant to check the %s %j', (field, text, words) => {
    expect(adviseAnswer(field, text, today)).toContain(words)
  })

  it('does not depend on the case or spacing of a postcode', () => {
    const spaced = fc.tuple(fc.constantFrom('l30zz', 'sw1a1aa', 'l3ozz', 'l3'), fc.nat(6))
    fc.assert(
      fc.property(spaced, ([text, place]) => {
        const changed = `${text.slice(0, place)} ${text.slice(place)}`.toUpperCase()
        expect(adviseAnswer('postcode', changed, today)).toBe(adviseAnswer('postcode', text, today))
      }),
    )
  })

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

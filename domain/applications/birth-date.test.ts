import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { joinBirthDate, readBirthDate, splitBirthDate } from './birth-date.ts'

describe('a whole date of birth', () => {
  it.each([
    '1988-04-17',
    '1988/4/17',
    '17/04/1988',
    '17/4/1988',
    '17.4.1988',
    '17-04-1988',
    ' 17 04 1988 ',
    '17 April 1988',
    '17th Apr 1988',
    '17-apr-1988',
    '17041988',
    '19880417',
  ])('is read from %j', (text) => expect(readBirthDate(text)).toBe('1988-04-17'))

  it.each(['', '17', '17/4', '17/4/88', '31/2/1988', '29/2/1900', '4/17/1988', '17 Foo 1988', 'last week'])(
    'is not read from %j',
    (text) => expect(readBirthDate(text)).toBeNull(),
  )

  it('is read on 29 February of a leap year', () => {
    expect(readBirthDate('29/2/2000')).toBe('2000-02-29')
  })
})

describe('three boxes', () => {
  const boxes = (day: string, month: string, year: string) => ({ day, month, year })

  it.each([
    [boxes('17', '4', '1988'), '1988-04-17'],
    [boxes(' 17 ', 'April', '1988'), '1988-04-17'],
    [boxes('', '', ''), ''],
    [boxes('17', '4', ''), '17/4/'],
    [boxes('17', '4', '88'), '17/4/88'],
    [boxes('31', '2', '1988'), '31/2/1988'],
    [boxes('17/04/1988', '', ''), '1988-04-17'],
    [boxes('1', '17 April 1988', '1990'), '1988-04-17'],
  ])('%j give the field %j', (typed, field) => expect(joinBirthDate(typed)).toBe(field))

  it('show the parts of a date without zeros, and text that is no date as typed', () => {
    expect(splitBirthDate('1988-04-07')).toEqual(boxes('7', '4', '1988'))
    expect(splitBirthDate('31/2/')).toEqual(boxes('31', '2', ''))
    expect(splitBirthDate('last week')).toEqual(boxes('last week', '', ''))
  })

  it('are the same after a date is joined and split again', () => {
    const digits = fc.string({ unit: fc.constantFrom('0', '1', '2', '9'), maxLength: 4 })
    fc.assert(
      fc.property(digits, digits, digits, (day, month, year) => {
        const field = joinBirthDate({ day, month, year })
        expect(joinBirthDate(splitBirthDate(field))).toBe(field)
      }),
    )
  })
})

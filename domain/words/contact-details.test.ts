import { describe, expect, it } from 'vitest'
import { hasContactDetails, withoutContactDetails } from './contact-details.ts'

describe('contact details', () => {
  it.each([
    'jane@example.com',
    'Jane.O’Neil+cars@mail.example.co.uk',
    '<jane@example.com>',
    '@jane@example.com',
    'mailto:jane@365.example',
    'jane@',
    '07700 900123',
    '07700900123',
    '07 700 900 123',
    '07700.900.123',
    '07700_900_123',
    '07700\u00ad900123',
    '0151-496-0130',
    '(0151) 496 0130',
    '020 7946 0018',
    '01632 96012',
    '+44 7700 900123',
    '+44 (0)7700 900 123',
    '+447700900123',
    '44 7700 900123',
    '0044 7700 900123',
    '+353 1 234 5678',
    '7700900123',
    '0 7 7 0 0 9 0 0 1 2 3',
    '0.7.7.0.0.9.0.0.1.2.3',
    '07700  -  900  -  123',
    '07700*900*123',
    '(0151)....496....0130',
    '+4 4 7 7 0 0 9 0 0 1 2 3',
    'jane @ example . com',
    'jane(at)example(dot)com',
    'jane@ example.com',
    'jane_at_example.com',
    'jane-at-example-dot-com',
    'j a n e @ e x a m p l e . c o m',
    '07700,900,123',
    '07700;900;123',
    'O7700 900123',
  ])('are left out of a phrase: %s', (details) => {
    expect(withoutContactDetails(`golf ${details} under 9k`)).toBe('golf , under 9k')
    expect(withoutContactDetails(details)).toBe(',')
    expect(hasContactDetails(details)).toBe(true)
  })

  it.each([
    'golf 2019 100000 miles 9000',
    'golf 2015 100000',
    '7500 120000',
    '2015-2020 5000-9000',
    '0-100000 2015',
    '100000 miles @ 10000',
    'golf@£9,995',
    'transit@15k',
    'focus 07 100000',
    'focus 07 plate, 95,000 miles, £1,500',
    '44 tonne 2020',
    '0.75 payload 1000000',
    '202406101234567',
    'addc76bc514e28b73d8ed02f00000000',
    // Ids with the digits of a telephone number.
    '0770090012345678cdef0123456789ab',
    'stock number AB07700900123CDEF0123456789ABCDE',
    '0-60 in 7.5',
    'based at leeds. cheap',
    'golf @ 9000 . red',
    '3 0 d m sport',
    'focus 07, 2007, 60,000 miles',
    '2007,100,000 miles',
    'o 2 0 1 9 6 0 0 0 0',
  ])('are not what a buyer searches for: %s', (phrase) => {
    expect(withoutContactDetails(phrase)).toBe(phrase)
    expect(hasContactDetails(phrase)).toBe(false)
  })
})

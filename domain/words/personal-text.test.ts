import { describe, expect, it } from 'vitest'
import { hasPersonalQuery, hasWholePostcode, isPersonalText } from './personal-text.ts'

it.each([
  'YX71 ABC',
  'yx71-abc',
  'YX71.ABC',
  'YX 71 ABC',
  'ＹＸ７１ＡＢＣ',
  'YX71\u200bABC',
  'P123 ABC',
  'ABC 123K',
  'ABZ1234',
  'golf near L3-4AB',
  'L3 4 AB',
  'Ｌ３ ４ＡＢ',
  'jane@example.com',
  'C H 1 4 L D',
  'CH1----4LD',
  'ch1.4ld',
  'c.h.1.4.l.d',
  'CH 1 4LD',
  'CH1 4 LD',
  'CH1/4LD',
  'golf near C-H-1-4-L-D under 9k',
  'Y X 7 1 A B C',
  'YX71-----ABC',
  'YX71 A8C',
  '0 7 7 0 0 9 0 0 1 2 3',
  'jane @ example . com',
])('"%s" is for one visitor', (text) => {
  expect(isPersonalText(text)).toBe(true)
})

it.each([
  'BMW 320d',
  'L3',
  'Audi A4 2019',
  'family SUV 👨‍👩‍👧',
  '£9,000 to £12,000',
  'Euro 6',
  'show me 2 5 door cars',
  'BMW 1 2 0 d M Sport',
  'up to 10 000',
  'l2 h2 2019',
])('"%s" is for everybody', (text) => {
  expect(isPersonalText(text)).toBe(false)
})

it('a postcode is whole with its second half only', () => {
  expect(['L3', 'L3 4DB', 'l3-4db'].map(hasWholePostcode)).toEqual([false, true, true])
})

describe('a query', () => {
  it.each([
    '/car-search?postcode=CH1+4LD&sort=distance',
    '/car-search?postcode=l31hu',
    '/find?q=golf%20near%20SW1A%201AA',
    '/api/vehicles/interpret?q=AB71%20CDE',
    '/van-search?registration=ab71cde',
    '/van-search?Registration=X1',
    '/car-search?make=Ford&notUnderstood=M1+1AE',
    '/car-search?make=Ford&notUnderstood=jane%40example.com',
    '/car-search?make=Ford&notUnderstood=07700900123',
    '/api/vehicles/interpret?q=golf%20%2B44%20(0)7700%20900123',
    '/api/vehicles/interpret?q=golf%20call%200151-496-0130',
    '/car-search?q=CH1%25204LD',
    '/car-search?q=jane%2540example.com',
    '/car-search?jane@example.com',
    '/car-search?CH1+4LD=',
    `/car-search?make=${'Ford'.repeat(500)}`,
  ])('is personal: %s', (url) => {
    expect(hasPersonalQuery(url)).toBe(true)
  })

  it.each([
    '/car-search',
    '/car-search?postcode=CH1&sort=distance',
    '/car-search?make=BMW&model=3+Series&price=-15000',
    '/car-search?postcode=M1&model=1AE',
    '/find?q=automatic%20diesel%20estate%20under%20%C2%A315k%20near%20L3',
    '/find?q=l2h2%20euro%206',
    '/find?q=10%25+deposit&utm_source=newsletter',
    '/car-search?price=0-100000&mileage=0-200000&year=2019-2023',
    '/car-search?stockId=addc76bc514e28b73d8ed02f00000000',
    '/find?q=100000%20miles%20%40%2010000',
    '/find?q=volvo%20xc60%2021%20plate%20red',
    '/vehicles/addc76bc514e28b73d8ed02f00000000?term=48',
  ])('is not: %s', (url) => {
    expect(hasPersonalQuery(url)).toBe(false)
  })
})

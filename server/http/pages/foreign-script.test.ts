import { expect, it } from 'vitest'
import { mayHaveForeignScript } from './foreign-script.ts'

it.each(['/', '/cars/used', '/car-search?make=Ford', '/contact', '/vehicles', '/articles/credit-score'])(
  'a script of another company may be on %s',
  (url) => {
    expect(mayHaveForeignScript(url)).toBe(true)
  },
)

it.each([
  '/vehicles/1',
  '/Vehicles/1/apply',
  '/vehicles/1/enquire/call?form=x',
  '/valuation',
  '/part-exchange/enquire',
  '/car-search?postcode=L3+4DB',
])('none is on %s', (url) => {
  expect(mayHaveForeignScript(url)).toBe(false)
})

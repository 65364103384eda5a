import { expect, it } from 'vitest'
import { outwardCode } from './outward-code.ts'

it.each([
  ['L3 4DB', 'L3'],
  ['l34db', 'L3'],
  [' SW1A  1AA ', 'SW1A'],
  ['m11aa', 'M1'],
  ['CH41 9BD', 'CH41'],
  ['L3', 'L3'],
  ['L', 'L'],
  ['Liverpool', 'Liverpool'],
  ['', ''],
])('"%s" is sent as "%s"', (typed, sent) => {
  expect(outwardCode(typed)).toBe(sent)
})

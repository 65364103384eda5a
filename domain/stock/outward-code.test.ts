import { expect, it } from 'vitest'
import { outwardCode } from './outward-code.ts'

it.each([
  ['L3 4DB', 'L3'],
  ['l34db', 'L3'],
  [' SW1A  1AA ', 'SW1A'],
  ['m11aa', 'M1'],
  ['CH41 9BD', 'CH41'],
  ['C H 4 1 9 B D', 'CH41'],
  ['CH1----4LD', 'CH1'],
  ['ch1.4ld', 'CH1'],
  ['L3', 'L3'],
  ['L', 'L'],
  ['Liverpool', 'Liverpool'],
  ['', ''],
])('"%s" is sent as "%s"', (typed, sent) => {
  expect(outwardCode(typed)).toBe(sent)
})

import { expect, it } from 'vitest'
import { joinRange, splitRange } from './range-ends.ts'

it.each([
  ['5000-9000', 'to', '7000', '5000-7000'],
  ['5000-9000', 'from', '12000', '9000-12000'],
  ['5000-9000', 'to', '3000', '3000-5000'],
  ['5000-9000', 'from', '', '-9000'],
  ['5000-', 'from', '', ''],
  ['', 'from', '0', ''],
  ['-9000', 'from', '0', '0-9000'],
  ['', 'to', '0', '-0'],
  ['-0', 'from', '0', '0'],
] as const)('%s with another %s of "%s" is "%s"', (value, end, number, changed) => {
  expect(joinRange({ ...splitRange(value), [end]: number })).toBe(changed)
})

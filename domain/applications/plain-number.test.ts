import { expect, it } from 'vitest'
import { plainNumber } from './plain-number.ts'

it.each([
  ['1850', '1850'],
  ['1850.5', '1850.5'],
  ['1850.50', '1850.50'],
  ['£1850', '1850'],
  ['£ 1850', '1850'],
  ['£1,850', '1850'],
  ['£1,850.50', '1850.50'],
  ['1,850', '1850'],
  ['1 850', '1850'],
  ['1,850,000', '1850000'],
  ['  7 ', '7'],
  ['0', '0'],
  ['007', '007'],
])('%j is the number %j', (text, number) => expect(plainNumber(text)).toBe(number))

it.each([
  ...[
    '',
    ' ',
    '£',
    '1,85',
    '12,34,567',
    '1.850,00',
    '1.850',
    '1,850,00',
    '1.8k',
    '1850.',
    '.5',
    '-1',
    '1e3',
    '½',
    '3½',
  ],
  ...['1850 pounds', '1850pm', '1850 a month', 'about 1850', '1800-1900', 'two thousand', '2 years', "1'850"],
  ...['１８５０', '£1850p', '$1850', '1850/month', 'n/a', `1${' '.repeat(300)}`],
])('%j is not read as a number', (text) => expect(plainNumber(text)).toBeNull())

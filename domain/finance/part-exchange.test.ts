import { describe, expect, it } from 'vitest'
import { pence } from './money.ts'
import { equityOf, readOwnAmount } from './part-exchange.ts'

describe('an amount as strangers write it', () => {
  it.each([
    ['3500', 3_500],
    ['£3,500', 3_500],
    ['£ 3 500', 3_500],
    ['3.500', 3_500],
    ['£3500.00', 3_500],
    ['4812.37', 4_812],
    ['£4,812.62', 4_813],
    ['3.5k', 3_500],
    ['£3.5K', 3_500],
    ['12k', 12_000],
    ['3,5k', 3_500],
    ['2 grand', 2_000],
    ['owe 2 grand', 2_000],
    ['2.5 thousand', 2_500],
    ['about 3000', 3_000],
    ['approx. £3,000', 3_000],
    ['~3000', 3_000],
    ['3000 pounds', 3_000],
    ['500 quid', 500],
    ['GBP 3500', 3_500],
    ['It’s worth around 6k', 6_000],
    ['settlement figure: £1,950', 1_950],
    ['0', 0],
    ['£0', 0],
    ['none', 0],
    ['No finance', 0],
    ['Nothing owed', 0],
    ['n/a', 0],
    ['1000000', 1_000_000],
  ])('%j is £%d', (text, pounds) => {
    expect(readOwnAmount(text)).toBe(pounds * 100)
  })

  it.each([
    '',
    '£',
    '-100',
    'minus 100',
    '3000-3500',
    '3000 to 3500',
    '3,5',
    '1,85',
    '1e4',
    '3000 a month',
    '£180 pm',
    'under 3000',
    'two or three',
    'loads',
    'don’t know',
    'no idea',
    '?',
    '3500 + car',
    '5000k',
    '1000001',
    '9'.repeat(100),
    'AB12 CDE',
  ])('%j is not half read', (text) => {
    expect(readOwnAmount(text)).toBeNull()
  })
})

it.each([
  [6_000, 2_000, 4_000, 0],
  [6_000, 0, 6_000, 0],
  [6_000, 6_000, 0, 0],
  [2_000, 3_500, 0, 1_500],
])('a vehicle worth £%d with £%d owed takes £%d off, or leaves £%d to settle', (value, owed, off, short) => {
  const equity = equityOf({ value: pence(value * 100), owed: pence(owed * 100) })
  expect(equity).toEqual({ allowance: off * 100, shortfall: short * 100 })
})

import { describe, expect, it } from 'vitest'
import { numberAnswer } from './number-answer.ts'

describe('a number in the application, as strangers write it', () => {
  it.each([
    ['netIncome', '£1,850 pcm', '1850'],
    ['netIncome', '1850 net', '1850'],
    ['netIncome', '1,850.50 per month after tax', '1850.50'],
    ['netIncome', '1850/month', '1850'],
    ['netIncome', '£1850pm', '1850'],
    ['netIncome', '1850 p/m', '1850'],
    ['netIncome', 'about 1900', '1900'],
    ['netIncome', '~1850', '1850'],
    ['netIncome', 'GBP 1850', '1850'],
    ['netIncome', '1850 pounds a month take home', '1850'],
    ['netIncome', '2k', '2000'],
    ['netIncome', '£2.15k a month', '2150'],
    ['workYears', '3 years', '3'],
    ['workYears', '5yr', '5'],
    ['workMonths', '6 mths', '6'],
    ['workMonths', '6m', '6'],
  ] as const)('%s %j is %j', (field, text, number) => {
    expect(numberAnswer(field, text)).toBe(number)
  })

  it.each([
    ...[
      '£450 a week',
      '450pw',
      '25k a year',
      '£25,000 pa',
      '24000 gross',
      '£12.50 an hour',
      '950 every 2 weeks',
    ],
    ...[
      '1850 + commission',
      '1,800 - 2,000',
      'two thousand',
      '1.850,00',
      '18,50',
      '£1850 every 4 weeks',
      'net',
      'k',
    ],
  ])('no monthly income is read from %j', (text) => {
    expect(numberAnswer('netIncome', text)).toBeNull()
  })

  it.each(['15 months', '2 yrs 6 m', 'since 2019', '1 1/2 years', '10+', 'years'])(
    'no years are read from %j',
    (text) => {
      expect(numberAnswer('workYears', text)).toBeNull()
    },
  )
})

import { expect, it } from 'vitest'
import { readPriceChange } from './price-change.ts'

it.each([
  ['percent', '-5', { by: 'percent', amount: -5 }],
  ['percent', '−5 %', { by: 'percent', amount: -5 }],
  ['percent', '- 5%', { by: 'percent', amount: -5 }],
  ['percent', '+2.5', { by: 'percent', amount: 2.5 }],
  ['percent', '50', { by: 'percent', amount: 50 }],
  ['percent', '-51', null],
  ['percent', '100', null],
  ['percent', '0', null],
  ['percent', '', null],
  ['percent', 'five', null],
  ['percent', '5-10', null],
  ['percent', '1e1', null],
  ['percent', '0x10', null],
  ['percent', 'Infinity', null],
  ['percent', '£5', null],
  ['pounds', '250', { by: 'pounds', amount: 250 }],
  ['pounds', '-£1,000', { by: 'pounds', amount: -1_000 }],
  ['pounds', '£-1000', { by: 'pounds', amount: -1_000 }],
  ['pounds', '–250', { by: 'pounds', amount: -250 }],
  ['pounds', '99.50', { by: 'pounds', amount: 99.5 }],
  ['pounds', '5%', null],
  ['pounds', '1.000', null],
  ['pounds', '1,00', null],
  ['pounds', '12.345', null],
  ['euros', '5', null],
] as const)('by %s, %j changes prices by %j', (by, text, change) => {
  expect(readPriceChange(by, text)).toEqual(change)
})

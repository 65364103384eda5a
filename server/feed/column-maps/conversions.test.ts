import { expect, it } from 'vitest'
import { type ConversionName, conversions } from './conversions.ts'

it.each<[ConversionName, string, unknown]>([
  ['text', 'Ford', 'Ford'],
  ['number', '45,000', 45_000],
  ['number', '45000 miles', 45_000],
  ['number', '4,5000', null],
  ['number', 'many', null],
  ['pounds', '£12,995', 12_995],
  ['pounds', '12995.50', 12_995.5],
  ['pounds', '-5', -5],
  ['pounds', 'POA', null],
  ['litres', '1598cc', 1.598],
  ['power', '237BHP', 237],
  ['power', '354PS', 349],
  ['power', '110 kW', 148],
  ['power', '90', 90],
  ['power', 'plenty', null],
  ['flag', 'Yes', true],
  ['flag', '0', false],
  ['flag', 'perhaps', null],
  ['date', '31/12/2026', '2026-12-31'],
  ['date', '1/2/2026', '2026-02-01'],
  ['date', '2026-12-31', '2026-12-31'],
  ['date', '32/12/2026', null],
  [
    'pictures',
    'https://a/1.jpg | https://a/2.jpg',
    [{ href: 'https://a/1.jpg' }, { href: 'https://a/2.jpg' }],
  ],
])('%s reads %j as %j', (name, text, value) => {
  expect(conversions[name](text)).toEqual(value)
})

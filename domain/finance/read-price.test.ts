import { describe, expect, it } from 'vitest'
import { readPrice } from './read-price.ts'

const priced = (pounds: number, vatStatus: string | null = null) => ({ state: 'priced', pounds, vatStatus })

describe('a price', () => {
  it.each([
    ['12995', 12_995],
    ['£12,995', 12_995],
    ['£ 12,995.00', 12_995],
    ['12 995', 12_995],
    ['£12\u00a0995', 12_995],
    ['12.995', 12_995],
    ['12.500,00', 12_500],
    ['12 500,50', 12_500.5],
    ['£1.250.000', 1_250_000],
    ['GBP 12,995', 12_995],
    ['12,995 GBP', 12_995],
    ['12,995£', 12_995],
    ['£17,500 ono', 17_500],
    ['£17,500 o.n.o.', 17_500],
    ['£17,500 OVNO', 17_500],
    ['-5', -5],
    ['12k', 12_000],
    ['12.5k', 12_500],
    ['£12,5K', 12_500],
    ['£9.995k', 9_995],
    ['Was £12,995 Now £11,995', 11_995],
    ['was £12,995, now £11,995', 11_995],
    ['£11,995 was £12,995', 11_995],
    ['£11,995 (was £12,995)', 11_995],
    ['Now £9,995', 9_995],
    ['NOW ONLY £9,995!', 9_995],
    ['Reduced to £8,495', 8_495],
    ['Reduced from £9k to £8,495', 8_495],
    ['RRP £25,000 Our price £21,995', 21_995],
    ['£9,995 save £500', 9_995],
  ])('is read from %j', (text, pounds) => {
    expect(readPrice(text)).toEqual(priced(pounds))
  })

  it.each([
    ['£11,995 + VAT', 'Ex VAT'],
    ['£11,995+VAT', 'Ex VAT'],
    ['£11,995 plus VAT', 'Ex VAT'],
    ['£11,995 ex VAT', 'Ex VAT'],
    ['£11,995 Ex. VAT', 'Ex VAT'],
    ['£11,995 exVAT', 'Ex VAT'],
    ['£11,995 ex-VAT', 'Ex VAT'],
    ['£11,995 exc VAT', 'Ex VAT'],
    ['£11,995 (excl. VAT)', 'Ex VAT'],
    ['£11,995 VAT excluded', 'Ex VAT'],
    ['£11,995.00 excluding V.A.T.', 'Ex VAT'],
    ['£11,995 + 20% VAT', 'Ex VAT'],
    ['£11,995 + VAT ono', 'Ex VAT'],
    ['£11,995 ono + VAT', 'Ex VAT'],
    ['£11,995 net of VAT', 'Ex VAT'],
    ['Ex VAT £11,995', 'Ex VAT'],
    ['11.995 zzgl. MwSt.', 'Ex VAT'],
    ['£11,995 inc VAT', 'Inc VAT'],
    ['£11,995 inc. VAT', 'Inc VAT'],
    ['£11,995 incl VAT', 'Inc VAT'],
    ['£11,995 VAT included', 'Inc VAT'],
    ['£11,995, including VAT', 'Inc VAT'],
    ['£11,995 no VAT', 'No VAT'],
    ['£11,995 NO VAT TO PAY', 'No VAT'],
    ['£11,995 - VAT free', 'No VAT'],
    ['£11,995 (VAT margin scheme)', 'No VAT'],
    ['Was £12,995 + VAT now £11,995 + VAT', 'Ex VAT'],
    ['£11,995 VAT Qualifying', 'VAT qualifying'],
    ['£11,995 VAT Q', 'VAT qualifying'],
  ])('with words on VAT is read from %j', (text, vatStatus) => {
    expect(readPrice(text)).toEqual(priced(11_995, vatStatus))
  })

  it.each(['POA', 'P.O.A.', 'poa', 'Price on application', 'Call for price', 'please ring', 'On request'])(
    'is on application for %j',
    (text) => {
      expect(readPrice(text)).toEqual({ state: 'on application' })
    },
  )

  it.each([
    ...[
      '£199 p/m',
      '£199 a month',
      'from £11,995',
      '€5,495',
      '$5,495',
      'dear',
      '',
      '11,9955',
      '12.5',
      '12,5',
      '89,95',
      '£11,995 ex',
      '1 2',
    ],
    ...[
      '£11,995 VAT tbc',
      '£11,995 VAT',
      '£9,995 + VAT (£11,994 inc VAT)',
      '£11,995 ex demo',
      'Was £12,995',
      'RRP £25,000',
      '£11,995 £12,995',
      '1,500k',
    ],
  ])('is not guessed from %j', (text) => {
    expect(readPrice(text)).toBeNull()
  })
})

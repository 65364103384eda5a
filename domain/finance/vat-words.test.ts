import { describe, expect, it } from 'vitest'
import { vatStatuses } from './vat-words.data.ts'
import { readVatStatus } from './vat-words.ts'

describe('the reader of VAT words', () => {
  it.each([
    ...['Ex VAT', 'Ex Vat', 'ex vat', 'EX VAT', 'Ex-VAT', 'ex. VAT', 'Ex.Vat', 'exVAT', 'EXVAT', 'ex V.A.T.'],
    ...[
      'Exc VAT',
      'Excl. VAT',
      'excl VAT',
      'Excluding VAT',
      'VAT excluded',
      'VAT Excl.',
      'Price excludes VAT',
    ],
    ...['+ VAT', '+VAT', '(+ VAT)', '+ vat @ 20%', 'plus VAT', 'plus 20% VAT', '& VAT', 'VAT to be added'],
    ...['VAT not included', 'Not including VAT', 'without VAT', 'net of VAT', 'exclusive of VAT', 'w/o VAT'],
    ...[
      'ex',
      'Excl',
      'PLUS',
      'net',
      'zzgl. MwSt.',
      'zuzüglich MwSt',
      'netto',
      'EX_VAT',
      'Ex VAT (VAT qualifying)',
    ],
    ...['Price is £10,000 + Vat', 'POA Ex Vat.'],
  ])('reads %j as a price without VAT', (text) => {
    expect(readVatStatus(text)).toBe('Ex VAT')
  })

  it.each([
    ...[
      'Inc VAT',
      'inc. vat',
      'incl VAT',
      'Including VAT',
      'VAT included',
      'VAT inclusive',
      'incVAT',
      'with VAT',
    ],
    ...['inclusive of VAT', 'VAT inc', 'The price includes VAT', 'Inc', 'gross', 'inkl. MwSt', 'Not ex VAT'],
  ])('reads %j as a price that includes VAT', (text) => {
    expect(readVatStatus(text)).toBe('Inc VAT')
  })

  it.each([
    ...['No VAT', 'NO_VAT', 'noVAT', 'VAT free', 'VAT exempt', 'zero VAT', 'No VAT to pay', 'VAT n/a'],
    ...[
      'VAT not applicable',
      'VAT margin scheme',
      'Margin',
      'Non VAT qualifying',
      'not VAT qualifying',
      '0% VAT',
    ],
    ...['no VAT to be added', 'VAT zero rated', 'MwSt. nicht ausweisbar'],
  ])('reads %j as no VAT', (text) => {
    expect(readVatStatus(text)).toBe('No VAT')
  })

  it.each([
    ...['VAT qualifying', 'VAT Qualifying', 'VAT Q', 'VATQ', 'Qualifying', 'Inc VAT, VAT qualifying'],
    ...['VAT reclaimable', 'MwSt. ausweisbar', 'VAT_QUALIFYING'],
  ])('reads %j as qualifying', (text) => {
    expect(readVatStatus(text)).toBe('VAT qualifying')
  })

  it.each([
    ...[
      null,
      '',
      ' ',
      'VAT',
      'Yes',
      'No',
      'N',
      '20',
      '20%',
      'VAT 20%',
      'VAT tbc',
      'VAT applies',
      'subject to VAT',
    ],
    ...['Ex VAT £10,000, £12,000 inc VAT', 'inc or ex VAT', 'No VAT / + VAT', 'ex demo', 'Excludes delivery'],
    ...['never ex VAT', '+', '&=+%?#', 'VAT may be reclaimable', 'Inc delivery', `ex${' '.repeat(400)}VAT`],
  ])('does not guess %j', (text) => {
    expect(readVatStatus(text)).toBeNull()
  })

  it('reads each status as itself', () => {
    expect(vatStatuses.map(readVatStatus)).toEqual([...vatStatuses])
  })
})

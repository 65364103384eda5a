import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { RepresentativeExample } from './RepresentativeExample.tsx'

const text = (compact: boolean) =>
  renderToStaticMarkup(<RepresentativeExample compact={compact} />)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')

describe.each([false, true])('the representative example (compact: %s)', (compact) => {
  it.each([
    'Cash price £12,000',
    'Deposit £0',
    'Total amount of credit £12,000',
    '60 monthly payments of £309.93',
    'Term 60 months',
    'Option to purchase fee £10',
    'Interest 18.79% a year fixed',
    'Total cost of credit £6,605.80',
    'Total repayable £18,605.80',
    '20.5% APR representative',
    'Rates from 8.9% APR',
  ])('says "%s"', (words) => {
    expect(text(compact)).toContain(words)
  })
})

describe('the line below the representative example', () => {
  it.each([
    'credit broker, not a lender',
    'commission',
    'subject to status',
    'UK residents aged 18 and over',
  ])('says "%s" unless the footer is enough', (words) => {
    expect(text(false)).toContain(words)
    expect(text(true)).not.toContain(words)
  })
})

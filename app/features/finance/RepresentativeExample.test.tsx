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
    'Deposit (advance payment) £0',
    'Total amount of credit £12,000',
    'Duration 60 months (5 years)',
    '60 monthly payments of £309.93',
    'Option to purchase fee £10',
    'Rate of interest 18.79% a year, fixed',
    'Total cost of credit £6,605.80',
    'Total amount repayable £18,605.80',
    '20.5% APR representative',
    'Rates from 8.9% APR',
    'credit broker, not a lender',
    'commission',
    'subject to status',
    'UK residents aged 18 and over',
  ])('says "%s"', (words) => {
    expect(text(compact)).toContain(words)
  })
})

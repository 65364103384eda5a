import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { pcpRepresentativeExample } from '#content/representative-example.ts'
import { PcpExample, RepresentativeExample } from './RepresentativeExample.tsx'

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
    'Total amount payable (total repayable) £18,605.80',
    '20.5% APR representative',
  ])('says "%s"', (words) => {
    expect(text(compact)).toContain(words)
  })
})

describe('the lowest rate', () => {
  it('is after the example and outside of it', () => {
    const [example = '', after = ''] = renderToStaticMarkup(<RepresentativeExample compact />).split(
      '</section>',
    )
    expect(example).not.toContain('8.9%')
    expect(after).toContain('Rates from 8.9% APR')
  })
})

describe('the representative example of a page with a PCP quote', () => {
  const markup = renderToStaticMarkup(<RepresentativeExample compact also={<PcpExample />} />)

  it('is that of hire purchase, then that of PCP', () => {
    expect(markup.match(/<h2[^>]*>[^<]*/g)?.map((heading) => heading.replace(/<[^>]*>/, ''))).toEqual([
      'Representative example',
      'Representative example',
    ])
    expect(markup.lastIndexOf('20.5% APR')).toBeGreaterThan(markup.indexOf('</section>'))
  })

  it.each(['48 monthly payments of £288.61', 'Optional final payment £4,875', 'Finance PCP'])(
    'says "%s"',
    (words) => {
      expect(markup.replaceAll(/<[^>]+>/g, '')).toContain(words)
      expect(text(true)).not.toContain(words)
    },
  )

  it('adds up', () => {
    const example = pcpRepresentativeExample
    const { months, instalment, finalPayment, optionToPurchaseFee, deposit, cashPrice } = example
    expect(example.totalPayable).toBe(deposit + months * instalment + finalPayment + optionToPurchaseFee)
    expect(example.totalCostOfCredit).toBe(example.totalPayable - cashPrice)
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

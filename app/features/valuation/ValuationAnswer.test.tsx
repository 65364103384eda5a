import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { site } from '#content/site.ts'
import { ValuationAnswer } from './ValuationAnswer.tsx'

const tooFew = {
  state: 'too-few',
  question: { type: 'car', make: 'Ferrari', model: 'F40', year: 1990, mileage: 9_000 },
  found: 0,
  years: null,
  nearest: null,
  bodyTypes: [],
} as const

const markup = (valuation: Parameters<typeof ValuationAnswer>[0]['valuation'] = tooFew) =>
  renderToStaticMarkup(
    <ValuationAnswer valuation={valuation} plate={null} wanted={null} bodyTypes={[]} path="/valuation" />,
  )

it('a vehicle without comparables can be sent to us, or told by telephone while we take none online', () => {
  expect(markup()).toMatch(/Send us its details.*href="\/part-exchange\/enquire/)
  const kinds = vi.spyOn(site.enquiries, 'kinds', 'get').mockReturnValue(['call'])
  try {
    const html = markup()
    expect(html).toContain(site.phone.label)
    expect(html).not.toMatch(/Send us|part-exchange\/enquire|<p[^>]*><\/p>/)
  } finally {
    kinds.mockRestore()
  }
})

it('an older vehicle than any in stock is told how old the oldest is, and what it costs', () => {
  const question = { type: 'car', make: 'Volkswagen', model: 'Golf', year: 2008, mileage: 98_000 } as const
  const years = { oldest: 2016, newest: 2025 }
  const nearest = { year: 2016, price: '£6,495' }
  expect(markup({ ...tooFew, question, found: 49, years, nearest })).toContain(
    'None of the Volkswagen Golf vehicles in our stock is as old as 2008. The oldest is from 2016, and the lowest price we ask for one from 2016 is £6,495. An older vehicle usually costs less.',
  )
})

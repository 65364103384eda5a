import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { site } from '#content/site.ts'
import { ValuationAnswer } from './ValuationAnswer.tsx'

const tooFew = {
  state: 'too-few',
  question: { type: 'car', make: 'Ferrari', model: 'F40', year: 1990, mileage: 9_000 },
  found: 0,
  bodyTypes: [],
} as const

const markup = () =>
  renderToStaticMarkup(
    <ValuationAnswer valuation={tooFew} plate={null} wanted={null} bodyTypes={[]} path="/valuation" />,
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

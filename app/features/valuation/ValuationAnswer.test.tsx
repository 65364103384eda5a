import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { site } from '#content/site.ts'
import { ValuationAnswer } from './ValuationAnswer.tsx'
import type { TooFewAnswer } from './value-vehicle.ts'

const tooFew = {
  state: 'too-few',
  question: { type: 'car', make: 'Ferrari', model: 'F40', year: 1990, mileage: 9_000 },
  found: 0,
  years: null,
  nearest: null,
  bodyTypes: [],
} as const satisfies TooFewAnswer

const markup = (changes: Partial<TooFewAnswer> = {}) =>
  renderToStaticMarkup(
    <ValuationAnswer
      valuation={{ ...tooFew, ...changes }}
      plate={null}
      own={null}
      wanted={null}
      bodyTypes={[]}
      path="/valuation"
    />,
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

const golf = { type: 'car', make: 'Volkswagen', model: 'Golf', mileage: 90_000 } as const
const old = { ...golf, year: 2008 }
const nearest = { count: 5, years: { from: 2014, to: 2016 }, low: '£4,495', high: '£6,995' }

it.each<[Partial<TooFewAnswer>, string[]]>([
  [{ question: old, found: 0 }, ['We have no used Volkswagen Golf in stock to compare yours with.']],
  [
    { question: old, found: 49, years: { from: 2014, to: 2024 }, nearest },
    [
      'We have 49 used cars of the model Volkswagen Golf in stock, and none is as old as yours: the oldest is from 2014, and yours from 2008.',
      'We ask £4,495 to £6,995 for the 5 oldest of them, from 2014 to 2016. An older one is usually worth less.',
    ],
  ],
  [
    {
      question: old,
      found: 1,
      years: { from: 2014, to: 2014 },
      nearest: { count: 1, years: { from: 2014, to: 2014 }, low: '£4,495', high: '£4,495' },
    },
    [
      'We have 1 used car of the model Volkswagen Golf in stock, and it is not as old as yours: it is from 2014, and yours from 2008.',
      'The price of ours is £4,495. An older one is usually worth less.',
    ],
  ],
  [
    { question: { ...golf, year: 2026 }, found: 3, years: { from: 2014, to: 2016 }, nearest },
    [
      'none is as new as yours: the newest is from 2016, and yours from 2026.',
      'A newer one is usually worth more.',
    ],
  ],
  [
    { question: { ...golf, year: 2018 }, found: 2, years: { from: 2014, to: 2020 } },
    [
      'We have 2 used cars of the model Volkswagen Golf in stock, but too few with an age and a mileage like yours.',
    ],
  ],
])('says why there is no range, and what it can say: %j', (answer, sentences) => {
  for (const sentence of sentences) expect(markup(answer)).toContain(sentence)
  expect(markup(answer)).toMatch(/Send us its details or call/)
})

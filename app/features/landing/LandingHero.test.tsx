import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { LiveStock } from './LandingHero.tsx'
import type { LandingView } from './load-landing.ts'

function words(total: number): string {
  const place = { type: 'truck', topic: 'new', adjective: 'new' } as LandingView['place']
  const stock: LandingView['stock'] = {
    total,
    from: '£80,995 Ex VAT, £97,194 with VAT',
    picture: null,
    href: '/truck-search',
    cards: [],
  }
  return renderToStaticMarkup(<LiveStock place={place} stock={stock} />).replace(/<[^>]+>/g, '')
}

describe('the stock of a landing page', () => {
  it.each([
    [1, '1 new truck in stock today, at £80,995 Ex VAT, £97,194 with VAT'],
    [2, '2 new trucks in stock today, from £80,995 Ex VAT, £97,194 with VAT'],
    [0, 'We have no new trucks in stock today. Call us and we will look for one.'],
  ])('counts %i', (total, text) => {
    expect(words(total)).toBe(text)
  })
})

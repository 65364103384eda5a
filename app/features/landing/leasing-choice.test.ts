import { describe, expect, it } from 'vitest'
import { leasingGuides } from '#content/leasing-guides.ts'
import { vehicleTypes } from '#domain/stock/vehicle-type.ts'
import { fitsChoice, steps } from './leasing-choice.ts'

const anything = { audience: '', price: '', budget: '' } as const

describe('the explanations of a leasing page', () => {
  it('are all there when nothing is chosen', () => {
    expect(leasingGuides.every((guide) => fitsChoice(guide, anything))).toBe(true)
  })

  it('are narrowed by each choice to those about it, and to those about everything', () => {
    const guide = { audiences: ['business'], prices: ['high'] } as const
    expect(fitsChoice(guide, { ...anything, audience: 'business' })).toBe(true)
    expect(fitsChoice(guide, { ...anything, audience: 'personal' })).toBe(false)
    expect(fitsChoice(guide, { ...anything, price: 'low' })).toBe(false)
    expect(fitsChoice(guide, { audience: 'business', price: 'high', budget: 'low' })).toBe(true)
  })

  it('name no amount, which nobody offers', () => {
    for (const { title, text } of leasingGuides) expect(title + text).not.toMatch(/£|\d{2,}/)
  })

  it('are several of each type, whatever is chosen', () => {
    const choices = (['', 'personal', 'business'] as const).flatMap((audience) =>
      (['', 'low', 'middle', 'high'] as const).flatMap((price) =>
        (['', 'low', 'middle', 'high'] as const).map((budget) => ({ audience, price, budget })),
      ),
    )
    for (const type of vehicleTypes) {
      const guides = leasingGuides.filter(({ types }) => types?.includes(type) ?? true)
      for (const choice of choices)
        expect(guides.filter((guide) => fitsChoice(guide, choice)).length).toBeGreaterThan(1)
    }
  })

  it('have ranges in pounds to choose from', () => {
    expect(steps([20_000, 35_000]).map(({ label }) => label)).toEqual([
      'Up to £20,000',
      '£20,000 to £35,000',
      '£35,000 and more',
    ])
  })
})

import { describe, expect, it } from 'vitest'
import { leasingAudiences, leasingGuides, leasingSteps } from '#content/leasing-guides.ts'
import { soldTypes } from '#content/sold-types.ts'
import { fitsChoice, type LeasingChoice } from './leasing-choice.ts'

const nothing: LeasingChoice = { audience: '', price: '', budget: '' }
const choices: LeasingChoice[] = (['', ...leasingAudiences] as const).flatMap((audience) =>
  (['', ...leasingSteps] as const).flatMap((price) =>
    (['', ...leasingSteps] as const).map((budget) => ({ audience, price, budget })),
  ),
)

describe.each(soldTypes)('the explanations of %s leases', (type) => {
  const guides = leasingGuides.filter(({ types }) => types.includes(type))

  it('are all shown until something is chosen, and never none', () => {
    expect(guides.filter((guide) => fitsChoice(guide, nothing))).toEqual(guides)
    for (const choice of choices) expect(guides.some((guide) => fitsChoice(guide, choice))).toBe(true)
  })

  it('are fewer for each price and budget', () => {
    for (const name of ['price', 'budget'] as const)
      for (const step of leasingSteps) {
        const shown = guides.filter((guide) => fitsChoice(guide, { ...nothing, [name]: step }))
        expect(shown.length).toBeLessThan(guides.length)
      }
  })

  it('are of the chosen audience', () => {
    const shown = guides.filter((guide) => fitsChoice(guide, { ...nothing, audience: 'personal' }))
    expect(shown.map(({ audience }) => audience)).not.toContain('business')
    expect(shown.length).toBeLessThan(guides.length)
  })
})

it('an explanation of a lease has no amounts, because nobody offers one', () => {
  for (const { title, text } of leasingGuides) expect(`${title} ${text}`).not.toMatch(/£|\d{2}/)
})

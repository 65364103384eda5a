import { describe, expect, it } from 'vitest'
import type { LeasingGuide } from '#content/leasing-guides.ts'
import { fitsChoice, steps } from './leasing-choice.ts'

const guide = (
  title: string,
  price: number,
  budget: number,
  audiences: LeasingGuide['audiences'],
): LeasingGuide => ({
  type: 'car',
  title,
  text: '',
  price,
  budget,
  audiences,
})
const guides = [
  guide('small', 19_000, 230, ['personal', 'business']),
  guide('family', 34_000, 360, ['personal']),
  guide('company', 46_000, 480, ['business']),
]
const ranges = { prices: steps([20_000, 35_000]), budgets: steps([250, 400]) }
const titles = (choice: Partial<Parameters<typeof fitsChoice>[1]>) =>
  guides
    .filter((guide) => fitsChoice(guide, { audience: '', price: '', budget: '', ...choice }, ranges))
    .map(({ title }) => title)

describe('filtering leases', () => {
  it('keeps all when nothing is chosen', () => {
    expect(titles({})).toEqual(['small', 'family', 'company'])
  })

  it('keeps those for the chosen audience', () => {
    expect(titles({ audience: 'business' })).toEqual(['small', 'company'])
  })

  it('keeps those within the chosen amounts', () => {
    expect(titles({ price: 'middle' })).toEqual(['family'])
    expect(titles({ budget: 'high' })).toEqual(['company'])
    expect(titles({ price: 'low', budget: 'high' })).toEqual([])
  })

  it('labels the ranges in pounds', () => {
    expect(ranges.prices.map(({ label }) => label)).toEqual([
      'Up to £20,000',
      '£20,000 to £35,000',
      '£35,000 and more',
    ])
  })
})

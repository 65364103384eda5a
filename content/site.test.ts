import { describe, expect, it } from 'vitest'
import { site } from './site.ts'

describe('the facts about the dealer', () => {
  it('give one percentage of commission', () => {
    expect(site.commission.summary.match(/[\d.]+%/g)).toEqual([`${site.commission.percent}%`])
  })

  it.each(Object.entries(site.figures))('say when the figure %s was counted', (_, figure) => {
    const label = typeof figure === 'string' ? `since ${site.since}` : figure.label
    expect(label).toMatch(/\b(19|20)\d\d\b/)
  })
})

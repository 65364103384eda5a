import { describe, expect, it } from 'vitest'
import dealer from '#dealer'
import { site } from './site.ts'

describe('the facts about the dealer', () => {
  it('give one percentage of commission', () => {
    expect(site.commission.summary.match(/[\d.]+%/g)).toEqual([`${site.commission.percent}%`])
  })

  // The owner's specification, section 9: "Static marketing figures". It gives no period, no source and no more words.
  it('label the figures of the demo as its specification does, and add nothing', () => {
    const { figures, reviews, since } = dealer
    expect({
      figures,
      since,
      reviews: reviews && Object.entries(reviews).filter(([, part]) => typeof part === 'number'),
    }).toEqual({
      figures: {
        usedTrucks: { value: 8_438, label: 'used trucks' },
        usedCars: { value: 440_021, label: 'used cars' },
        vehicles: { value: 20_560, label: 'vehicles' },
        vansOnFinance: { value: 24_171, label: 'vans on finance' },
        newCarSaving: { value: 3_042, label: 'average saving on new cars' },
        years: 'over 40 years',
      },
      since: 1977,
      reviews: [
        ['rating', 4.7],
        ['outOf', 5],
        ['count', 95_106],
        ['countOnFinancePages', 9_250],
      ],
    })
    expect(dealer.emailReply).toContain('usually reply within 3 business days')
  })
})

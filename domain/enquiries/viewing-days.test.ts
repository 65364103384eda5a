import { describe, expect, it } from 'vitest'
import type { StockRecord } from '../stock/record.ts'
import { everyEnquiry } from './enquiry.ts'
import { formatViewingDay, viewingDays, viewingDaysOf } from './viewing-days.ts'

describe('the days offered for a viewing', () => {
  it('are the next days with viewings, from tomorrow', () => {
    // A Saturday; the day after is a Sunday.
    expect(viewingDays('2026-11-21', [1, 2, 3, 4, 5, 6]).slice(0, 7)).toEqual([
      ...['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28'],
      '2026-11-30',
    ])
    expect(viewingDays('2026-12-30', [0])).toContain('2027-01-03')
  })

  it('are those of the branch of the vehicle, and all of the dealer where it has none of its own', () => {
    const branches = [
      { town: 'Speke', postcode: 'L24 9HD', viewingWeekdays: [0, 6] },
      { town: 'Wigan', postcode: 'WN3 6XB' },
    ]
    const daysAt = (location: { town?: string; postCode?: string }) => {
      const vehicle = { advertiser: { location } } as StockRecord
      return viewingDaysOf(vehicle, { ...everyEnquiry, branches }, '2026-11-22').slice(0, 2)
    }
    expect(daysAt({ town: 'Wigan', postCode: 'l249hd' })).toEqual(['2026-11-28', '2026-12-05'])
    for (const town of ['Wigan', 'Leeds']) expect(daysAt({ town })).toEqual(['2026-11-23', '2026-11-24'])
  })

  it('are none without weekdays', () => {
    expect(viewingDays('2026-11-21', [])).toEqual([])
  })

  it('read as a weekday and a date', () => {
    expect(formatViewingDay('2026-11-24')).toBe('Tuesday 24 November')
    // A browser's engine reads these too, as days of other years.
    for (const text of ['soon', 'Saturday 5 December', '5/12', '2026-12', '2026-13-40'])
      expect(formatViewingDay(text)).toBe(text)
  })
})

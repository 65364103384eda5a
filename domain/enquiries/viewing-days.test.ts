import { describe, expect, it } from 'vitest'
import { formatViewingDay, viewingDays } from './viewing-days.ts'

describe('the days offered for a viewing', () => {
  it('are the next days with viewings, from tomorrow', () => {
    // A Saturday; the day after is a Sunday.
    expect(viewingDays('2026-11-21', [1, 2, 3, 4, 5, 6]).slice(0, 7)).toEqual([
      ...['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28'],
      '2026-11-30',
    ])
    expect(viewingDays('2026-12-30', [0])).toContain('2027-01-03')
  })

  it('are none without weekdays', () => {
    expect(viewingDays('2026-11-21', [])).toEqual([])
  })

  it('read as a weekday and a date', () => {
    expect(formatViewingDay('2026-11-24')).toBe('Tuesday 24 November')
    expect(formatViewingDay('soon')).toBe('soon')
  })
})

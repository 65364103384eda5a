import { expect, it } from 'vitest'
import { motMonthsLeft } from '../registers/mot-standing.ts'
import { exampleRecord } from '../stock/example-record.ts'
import { toListing } from '../stock/to-listing.ts'
import { dayNumber, motUntilRange } from './mot-until.ts'
import { createStockIndex } from './stock-index.ts'

it.each(['2026-11-28', '2026-01-31', '2028-02-29', '2026-12-01'])(
  'has the days of as many months on %s',
  (today) => {
    for (let ahead = 0; ahead < 900; ahead += 1) {
      const until = new Date(Date.parse(today) + ahead * 86_400_000).toISOString().slice(0, 10)
      const months = motMonthsLeft({ state: 'valid', until }, today) ?? -1
      const isIn = ({ low, high }: { low: number; high: number }) => {
        const range = motUntilRange({ low, high }, today)
        return range.low <= dayNumber(until) && dayNumber(until) <= range.high
      }
      expect(isIn({ low: months, high: months })).toBe(true)
      expect(isIn({ low: months + 1, high: Number.POSITIVE_INFINITY })).toBe(false)
      expect(isIn({ low: Number.NEGATIVE_INFINITY, high: months - 1 })).toBe(false)
    }
  },
)

it('finds vehicles by the months of MOT that are left, as the register or the advert has it', () => {
  const listings = ['2027-11-20', '2027-05-27', '2026-11-27'].flatMap((motExpiryDate, at) => {
    const record = exampleRecord({ motExpiryDate })
    return toListing({ ...record, metadata: { ...record.metadata, stockId: `v${at}` } }) ?? []
  })
  const index = createStockIndex(listings)
  const ids = (low: number, high = Number.POSITIVE_INFINITY) =>
    index
      .search({ type: 'car', filters: { motMonths: { low, high } }, sort: 'relevance', limit: 9 })
      .ids.toSorted()
  // The example's day is 28 November 2026.
  expect([ids(6), ids(5), ids(0), ids(0, 6), ids(12), ids(999_999)]).toEqual([
    ['v0'],
    ['v0', 'v1'],
    ['v0', 'v1'],
    ['v1'],
    [],
    [],
  ])
})

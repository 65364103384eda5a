import { isoDay } from '../stock/iso-day.ts'
import type { StockRecord } from '../stock/record.ts'
import { branchOf } from '../stock/vehicle-place.ts'
import type { EnquiryRules } from './enquiry.ts'

const dayMs = 24 * 60 * 60_000

/** How many days are offered for a viewing. */
const offeredDays = 12

/**
 * The days offered for a viewing of one vehicle: those on which its branch has viewings.
 *
 * @param vehicle null where the record is not known; then every day with viewings is offered
 */
export function viewingDaysOf(
  vehicle: StockRecord | null,
  { viewingWeekdays, branches }: EnquiryRules,
  today: string,
): string[] {
  const here = vehicle && branchOf(vehicle, branches)?.viewingWeekdays
  return viewingDays(today, here ? viewingWeekdays.filter((day) => here.includes(day)) : viewingWeekdays)
}

/**
 * The next days on which a vehicle can be viewed, from tomorrow, as `2026-11-24`. Today is left out, because we confirm
 * each viewing first. Bank holidays are not known here, so staff check them before they confirm.
 *
 * @param today in the UK, as `2026-11-22`
 * @param weekdays those with viewings; 0 is Sunday. Without any, no day is offered.
 */
export function viewingDays(today: string, weekdays: readonly number[]): string[] {
  const start = Date.parse(`${today}T00:00:00Z`)
  const days: string[] = []
  for (let ahead = 1; ahead <= 7 * offeredDays && days.length < offeredDays; ahead += 1) {
    const day = new Date(start + ahead * dayMs)
    if (weekdays.includes(day.getUTCDay())) days.push(day.toISOString().slice(0, 10))
  }
  return days
}

const inWords = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
})

/** "Tuesday 24 November". Text that is no such day is returned unchanged. */
export function formatViewingDay(day: string): string {
  return isoDay(day) === day ? inWords.format(Date.parse(`${day}T00:00:00Z`)).replace(',', '') : day
}

import { formatDay, type IsoDay, isoDay } from '../stock/iso-day.ts'

/**
 * "Wednesday 2 December 2026 at 10:30". Null for a text that begins with no day of the calendar.
 *
 * @param when as `LeadEvent.when`: `2026-12-02`, or `2026-12-02T10:30`
 */
export function appointmentInWords(when: string | null | undefined): string | null {
  const day = isoDay(when)
  if (day === null) return null
  const time = /T(\d\d:\d\d)$/.exec(when ?? '')?.[1]
  return `${longDayInWords(day)}${time ? ` at ${time}` : ''}`
}

/** "Saturday 28 November 2026". */
export function longDayInWords(day: IsoDay): string {
  return `${weekday.format(new Date(day))} ${formatDay(day)}`
}

const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' })

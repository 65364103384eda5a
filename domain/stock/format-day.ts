import type { IsoDay } from './iso-day.ts'

/** "3 November 2026". */
export function formatDay(day: IsoDay): string {
  return withYear.format(new Date(day))
}

/** "3 November". */
export function formatDayOfYear(day: IsoDay): string {
  return withoutYear.format(new Date(day))
}

const parts = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const
const withoutYear = new Intl.DateTimeFormat('en-GB', parts)
const withYear = new Intl.DateTimeFormat('en-GB', { ...parts, year: 'numeric' })

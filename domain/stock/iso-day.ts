/** A day as `2026-11-05`. Null for a text that does not begin with a date of the calendar. */
export type IsoDay = string

/** The day that an ISO date or instant begins with. Dates of feeds are read by `readDay`, once, at intake. */
export function isoDay(text: string | null | undefined): IsoDay | null {
  const written = isoPattern.exec(text ?? '')?.[0]
  if (written === undefined) return null
  if (inEveryMonth.test(written)) return written
  const time = Date.parse(`${written}T00:00:00Z`)
  // Some engines read 31 February as 3 March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(written) ? written : null
}

const isoPattern = /^\d{4}-\d{2}-\d{2}(?!\d)/
/** Nearly every day is one that all months have. */
const inEveryMonth = /-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])$/

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

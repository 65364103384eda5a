/** A day as `2026-11-05`. Null for a text that does not begin with a date of the calendar. */
export type IsoDay = string

/** Reads "2026-11-05", "2026-11-05T09:30:00Z" and "05/11/2026", day first. */
export function isoDay(text: string | null | undefined): IsoDay | null {
  const [, year, month, day] = isoPattern.exec(text ?? '') ?? ukParts(text ?? '')
  if (!year || !month || !day) return null
  const written = `${year}-${month}-${day}`
  const time = Date.parse(`${written}T00:00:00Z`)
  // Some engines read 31 February as 3 March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(written) ? written : null
}

const isoPattern = /^(\d{4})-(\d{2})-(\d{2})(?!\d)/

function ukParts(text: string): (string | undefined)[] {
  const [whole, day, month, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text.trim()) ?? []
  return [whole, year, month?.padStart(2, '0'), day?.padStart(2, '0')]
}

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

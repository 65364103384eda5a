const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** "21 November 2026" for `2026-11-21`. */
export function formatDay(isoDay: string): string {
  return day.format(new Date(isoDay))
}

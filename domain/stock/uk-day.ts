// Sweden writes dates as ISO 8601 does.
const isoDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London', dateStyle: 'short' })

/** The day in the UK at an instant in epoch milliseconds, as 2026-11-22. */
export function ukDay(instant: number): string {
  return isoDay.format(instant)
}

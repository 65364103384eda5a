// Sweden writes dates as ISO 8601 does.
const isoDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London', dateStyle: 'short' })

/** The day in the UK at an instant in epoch milliseconds, as 2026-11-22. */
export function ukDay(instant: number): string {
  return isoDay.format(instant)
}

const isoMinute = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/London',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** Day and time in the UK at an instant in epoch milliseconds, as 2026-11-22 09:30. */
export function ukMinute(instant: number): string {
  return isoMinute.format(instant)
}

const hourMs = 3_600_000

/** The instant at which a day, as 2026-11-22, begins in the UK: epoch milliseconds. */
export function startOfUkDay(day: string): number {
  const midnight = Date.parse(day)
  return ukDay(midnight - hourMs) === day ? midnight - hourMs : midnight
}

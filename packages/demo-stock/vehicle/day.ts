/** A date as a count of days since 1 January 1970. */
export type Day = number

const dayMs = 86_400_000

/** @throws {RangeError} unless `text` begins with a date as 2026-11-21. */
export function parseDay(text: string): Day {
  const milliseconds = Date.parse(`${text.slice(0, 10)}T00:00:00Z`)
  if (Number.isNaN(milliseconds)) throw new RangeError(`Not a date: ${text}`)
  return milliseconds / dayMs
}

export function formatDay(day: Day): string {
  return new Date(day * dayMs).toISOString().slice(0, 10)
}

export function dayOf(year: number, month: number, dayOfMonth: number): Day {
  return Date.UTC(year, month - 1, dayOfMonth) / dayMs
}

export function yearOf(day: Day): number {
  return new Date(day * dayMs).getUTCFullYear()
}

/** 1 to 12. */
export function monthOf(day: Day): number {
  return new Date(day * dayMs).getUTCMonth() + 1
}

const months = 'January,February,March,April,May,June,July,August,September,October,November,December'.split(
  ',',
)

/** As prose says it: `March 2023`. */
export function formatMonth(day: Day): string {
  return `${months[monthOf(day) - 1]} ${yearOf(day)}`
}

import type { YearMonth } from '#domain/stock/number-plate.ts'

const format = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London', dateStyle: 'short' })
const hourMs = 60 * 60_000

/** The day in the UK as an ISO date. It begins on a full hour of UTC in summer and in winter, so it is formatted once an hour. */
export function createUkDay(now: () => number = Date.now): () => string {
  let hour = Number.NaN
  let day = ''
  return () => {
    const current = Math.floor(now() / hourMs)
    if (current !== hour) {
      hour = current
      day = format.format(current * hourMs)
    }
    return day
  }
}

/** The month in the UK. */
export function createUkMonth(now?: () => number): () => YearMonth {
  const ukDay = createUkDay(now)
  return () => {
    const [year = 0, month = 0] = ukDay().split('-').map(Number)
    return { year, month }
  }
}

import type { YearMonth } from '#domain/stock/number-plate.ts'
import { ukDay } from '#domain/stock/uk-day.ts'

const hourMs = 60 * 60_000

/**
 * `ukDay` of the present, for what asks at every request. The day begins on a full hour of UTC in summer and in winter,
 * so it is formatted once an hour.
 */
export function createUkDay(now: () => number = Date.now): () => string {
  let hour = Number.NaN
  let day = ''
  return () => {
    const current = Math.floor(now() / hourMs)
    if (current !== hour) {
      hour = current
      day = ukDay(current * hourMs)
    }
    return day
  }
}

/** The month in the UK. */
export function createUkMonth(now?: () => number): () => YearMonth {
  const today = createUkDay(now)
  return () => {
    const [year = 0, month = 0] = today().split('-').map(Number)
    return { year, month }
  }
}

import type { MotHistory } from '../registers/mot-history.ts'
import { motStanding } from '../registers/mot-standing.ts'
import type { Range } from '../stock/bands.ts'
import type { IsoDay } from '../stock/iso-day.ts'

const dayMs = 86_400_000

/** More than any certificate runs. */
const mostMonths = 1_200

/** Days since 1970. */
export function dayNumber(day: IsoDay): number {
  return Math.floor(Date.parse(day) / dayMs)
}

/** The days on which an MOT may end that has as many whole months left: see `motMonthsLeft`. One that has ended has none. */
export function motUntilRange({ low, high }: Range, today: IsoDay): Range {
  const from = Math.max(0, low)
  return {
    low: from > mostMonths ? Number.POSITIVE_INFINITY : dayNumber(afterMonths(today, from)),
    high: high >= mostMonths ? Number.POSITIVE_INFINITY : dayNumber(afterMonths(today, high + 1)) - 1,
  }
}

/** The first day of which `months` are left: the same day of a later month, or the next one where that has none. */
function afterMonths(today: IsoDay, months: number): IsoDay {
  const [year = 0, month = 0, day = 0] = today.split('-').map(Number)
  const inMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  const at = day > inMonth ? Date.UTC(year, month + months, 1) : Date.UTC(year, month - 1 + months, day)
  return new Date(at).toISOString().slice(0, 10)
}

/** Until when a vehicle needs no test, by the register, else by its advert; null when neither says. */
export function motUntil(history: MotHistory | undefined, advert: IsoDay | null): IsoDay | null {
  if (history?.state !== 'found') return advert
  // On any day before: whether it has ended is asked by the query.
  const standing = motStanding(history, 'car', '0000-01-01')
  return standing.state === 'valid' || standing.state === 'not-due' ? standing.until : advert
}

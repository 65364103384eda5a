import type { IsoDay } from '../stock/iso-day.ts'
import { readDay } from '../stock/read-day.ts'

/**
 * A day as staff type it: what `readDay` reads, "today", "yesterday", and a day without its year, such as "22/11", which is
 * the latest that is not in the future. Null for any other text, and for a day that no calendar has.
 *
 * @param today in the UK
 */
export function parseDay(text: string, today: IsoDay): IsoDay | null {
  const given = text.trim().toLowerCase()
  if (given === 'today') return today
  if (given === 'yesterday') return dayBefore(today)
  const whole = readDay(given)
  if (whole !== null) return whole
  const year = Number(today.slice(0, 4))
  const thisYear = readDay(`${given} ${year}`)
  return thisYear !== null && thisYear <= today ? thisYear : readDay(`${given} ${year - 1}`)
}

function dayBefore(day: IsoDay): IsoDay {
  return new Date(Date.parse(day) - 24 * 60 * 60_000).toISOString().slice(0, 10)
}

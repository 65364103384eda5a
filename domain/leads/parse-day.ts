import { type IsoDay, isoDay } from '../stock/iso-day.ts'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/**
 * A day as staff type it: "2026-11-22", "22/11/2026", "22.11.26", "22 Nov 2026", "22nd November", "today", "yesterday".
 * Day before month, as in the UK; without a year, the latest such day that is not in the future. Null for any other text,
 * and for a day that no calendar has.
 *
 * @param today in the UK
 */
export function parseDay(text: string, today: IsoDay): IsoDay | null {
  const given = text.trim().toLowerCase().slice(0, 40)
  if (given === 'today') return today
  if (given === 'yesterday') return dayBefore(today)
  if (/^\d{4}-\d{2}-\d{2}$/.test(given)) return isoDay(given)
  const [, day = '', , month = '', year] =
    /^(\d{1,2})(st|nd|rd|th)?[ ./-]{1,2}(\d{1,2}|[a-z]{3,9})\.?(?:[ ,./-]{1,2}(\d{4}|\d{2}))?$/.exec(given) ??
    []
  const number = monthNumber(month)
  if (day === '' || number === null) return null
  const inYear = (full: string) => isoDay(`${full}-${number}-${day.padStart(2, '0')}`)
  if (year !== undefined) return inYear(year.length === 2 ? `20${year}` : year)
  const thisYear = inYear(today.slice(0, 4))
  return thisYear !== null && thisYear <= today ? thisYear : inYear(String(Number(today.slice(0, 4)) - 1))
}

/** As two digits. A name may be cut: "sept". */
function monthNumber(text: string): string | null {
  if (/^\d+$/.test(text)) return text.padStart(2, '0')
  const index = months.indexOf(text.slice(0, 3))
  if (index < 0 || !(fullMonths[index] ?? '').startsWith(text)) return null
  return String(index + 1).padStart(2, '0')
}

const fullMonths = months.map((_, index) =>
  new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' })
    .format(Date.UTC(2026, index))
    .toLowerCase(),
)

function dayBefore(day: IsoDay): IsoDay {
  return new Date(Date.parse(day) - 24 * 60 * 60_000).toISOString().slice(0, 10)
}

import { longestRead } from './application.ts'

/** A date of birth in three boxes, as typed. */
export interface BirthDateBoxes {
  day: string
  month: string
  year: string
}

/**
 * The field `dob` of three boxes: `1988-04-17` for a date that exists, '' for empty boxes, else the boxes as typed, such
 * as `31/2/1988` and `17/4/`. A box that holds a whole date, as after a paste, counts for all three.
 */
export function joinBirthDate(boxes: BirthDateBoxes): string {
  const day = boxes.day.trim()
  const month = boxes.month.trim()
  const year = boxes.year.trim()
  const whole = [day, month, year].map(readBirthDate).find((date) => date !== null)
  if (whole) return whole
  const typed = `${day}/${month}/${year}`
  return readBirthDate(typed) ?? (typed === '//' ? '' : typed)
}

/** The boxes of the field `dob`: those that `joinBirthDate` gives it for. */
export function splitBirthDate(text: string): BirthDateBoxes {
  const date = readBirthDate(text)
  if (date) {
    const [year = '', month, day] = date.split('-')
    return { day: String(Number(day)), month: String(Number(month)), year }
  }
  const [day = '', month = '', ...rest] = text.split('/')
  return { day, month, year: rest.join('/') }
}

/**
 * A whole date as `1988-04-17`; null for text that is none. Day first as in the UK, or year first; the month as a number
 * or in English: `17/04/1988`, `17 Apr 1988`, `17.4.1988`, `17041988`, `1988-04-17`.
 */
export function readBirthDate(text: string): string | null {
  if (text.length > longestRead) return null
  const plain = text.trim().toLowerCase()
  const packed = /^(\d\d)(\d\d)(\d{4})$/.exec(plain)
  if (packed) {
    const [, day = '', month = '', year = ''] = packed
    return toDate(day, month, year) ?? toDate(plain.slice(6), plain.slice(4, 6), plain.slice(0, 4))
  }
  const parts = /^(\d{1,4})(?:st|nd|rd|th)?[\s./-]+(\d{1,2}|[a-z]{3,9})[\s./,-]+(\d{1,4})$/.exec(plain)
  if (!parts) return null
  const [, first = '', month = '', last = ''] = parts
  return first.length === 4 ? toDate(last, month, first) : toDate(first, month, last)
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

function toDate(dayText: string, monthText: string, year: string): string | null {
  if (!/^\d{4}$/.test(year) || !/^\d{1,2}$/.test(dayText)) return null
  const month = /^\d{1,2}$/.test(monthText)
    ? Number(monthText)
    : months.indexOf(monthText.toLowerCase().slice(0, 3)) + 1
  const day = Number(dayText)
  if (month < 1 || month > 12 || day < 1 || day > daysIn(month, Number(year))) return null
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

/** The calendar repeats after 400 years, and `Date.UTC` reads years below 100 as 1900 and later. */
function daysIn(month: number, year: number): number {
  return new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate()
}

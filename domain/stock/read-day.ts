import { type IsoDay, isoDay } from './iso-day.ts'

/** Which comes first in "03/04/2027". */
export type DayOrder = 'day first' | 'month first'

/**
 * The day of a date as feeds, spreadsheets and people write it: ISO 8601, "14/03/2027", "14.3.27", "14-Mar-2027",
 * "14th March 2027", "20270314", a serial number of Excel such as 46460; a time behind it is dropped. Two figures of a year
 * are of 1950 to 2049. Null for a day that no calendar has, for a date without its day, and for a year in which no
 * vehicle was registered.
 *
 * @param order Of days and months in figures. It belongs to a whole column: see `dayOrderOf`.
 */
export function readDay(text: string | null | undefined, order: DayOrder = 'day first'): IsoDay | null {
  const date = dateOf(text)
  const day = date && (fromParts(partsOf(date, order)) ?? fromSerial(date))
  return day && day >= earliest && day <= latest ? day : null
}

/**
 * The month of "Mar-19", "March 2019", "03/2019", "3/19" and "2019-03" as ISO 8601 writes one, `2019-03`: no day is made up.
 * Null for a text with a day, and for other texts.
 */
export function readMonth(text: string | null | undefined): string | null {
  const trimmed = (text?.trim() ?? '').toLowerCase()
  if (trimmed.length > longestDate) return null
  const named = /^([a-z]{3,9})[-/., ']*(\d{4}|\d\d)$/.exec(trimmed)
  const figures = /^(\d{1,2}) ?[-/.] ?(\d{4}|\d\d)$/.exec(trimmed)
  const iso = /^(\d{4})[-/.](\d{1,2})$/.exec(trimmed)
  const parts: Parts | null = named
    ? [named[2] ?? '', monthOf(named[1] ?? ''), '01']
    : figures
      ? [figures[2] ?? '', figures[1] ?? '', '01']
      : iso
        ? [iso[1] ?? '', iso[2] ?? '', '01']
        : null
  const day = fromParts(parts)
  return day && day >= earliest && day <= latest ? day.slice(0, 7) : null
}

/**
 * Decides by all cells of a column, because "03/04/2027" alone does not say: month first only where a cell can be read in
 * that order alone, and none in the other alone. British order otherwise.
 */
export function dayOrderOf(cells: readonly string[]): DayOrder {
  let isMonthFirst = false
  for (const cell of cells) {
    const isDayFirst = readDay(cell, 'day first') !== null
    const canBeMonthFirst = readDay(cell, 'month first') !== null
    if (isDayFirst && !canBeMonthFirst) return 'day first'
    isMonthFirst ||= canBeMonthFirst && !isDayFirst
  }
  return isMonthFirst ? 'month first' : 'day first'
}

/**
 * The instant of "2026-11-05T09:30:00Z", "2026-11-05 09:30", "05/11/2026 09:30" or a day alone, as ISO 8601; a time without
 * a zone is taken as UTC. Null for what is no instant.
 */
export function readInstant(text: string): string | null {
  const [, date, hours, minutes, seconds = '00', half, zone = ''] = withTime.exec(text.trim()) ?? []
  if (date === undefined) return readDay(text)
  const day = readDay(date)
  const offset = /^[+-]/.test(zone) ? zone : 'Z'
  const hour = half ? (Number(hours) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0) : Number(hours)
  const instant = `${day}T${String(hour).padStart(2, '0')}:${minutes}:${seconds}${offset}`
  return day && !Number.isNaN(Date.parse(instant)) ? instant : null
}

/** Registration began with the Motor Car Act 1903; spreadsheets write 0 as a day of 1899 or 1900. */
const earliest = '1903-01-01'
const latest = '2099-12-31'

/** Characters. */
const longestDate = 40

const withTime =
  /^([^:]*\d)(?:T|,? +)([01]?\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(?:[.,]\d{1,9})?)?(?: ?([ap]m))?(?: ?(Z|UTC|GMT|[+-]\d\d:?\d\d))?$/i

/** Without time, weekday, the "th" of "14th" and "of". */
function dateOf(text: string | null | undefined): string | null {
  const trimmed = text?.trim() ?? ''
  if (trimmed === '' || trimmed.length > longestDate) return null
  const date = withTime.exec(trimmed)?.[1] ?? trimmed
  return date
    .toLowerCase()
    .replace(/^(?:expires|expiry|exp|due|until|till)[.: ]+/, '')
    .replace(/^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*[., ]+/, '')
    .replace(/(?<=\d)(?:st|nd|rd|th)\b(?: of\b)?/, '')
}

type Parts = readonly [year: string, month: string | number, day: string]

function partsOf(date: string, order: DayOrder): Parts | null {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(date) ?? /^(\d{4})(\d\d)(\d\d)$/.exec(date)
  if (iso && fromParts(iso.slice(1) as unknown as Parts)) return iso.slice(1) as unknown as Parts
  const figures =
    /^(\d{1,2}) ?[-/. ] ?(\d{1,2}) ?[-/. ] ?(\d{4}|\d\d)$/.exec(date) ?? /^(\d\d)(\d\d)(\d{4})$/.exec(date)
  const [, first = '', second = '', year = ''] = figures ?? []
  if (figures) return order === 'day first' ? [year, second, first] : [year, first, second]
  const named = /^(\d{1,2})[-/., ]*([a-z]{3,9})[-/., ]*(\d{4}|\d\d)$/.exec(date)
  if (named) return [named[3] ?? '', monthOf(named[2] ?? ''), named[1] ?? '']
  const american = /^([a-z]{3,9})[-., ]+(\d{1,2})[-, ]+(\d{4})$/.exec(date)
  return american ? [american[3] ?? '', monthOf(american[1] ?? ''), american[2] ?? ''] : null
}

function fromParts(parts: Parts | null): IsoDay | null {
  if (parts === null) return null
  const [year, month, day] = parts
  const two = (part: string | number) => String(part).padStart(2, '0')
  return isoDay(`${year.length === 2 ? fullYear(year) : year}-${two(month)}-${two(day)}`)
}

function fullYear(year: string): string {
  return `${Number(year) < 50 ? '20' : '19'}${year}`
}

const months = 'january february march april may june july august september october november december'.split(
  ' ',
)

/** 0, which is no month, for a word that is none. */
function monthOf(word: string): number {
  return months.findIndex((month) => month.startsWith(word === 'sept' ? 'sep' : word)) + 1
}

const dayMs = 86_400_000

/** Excel counts days from 1899-12-30, if not from 1904 as old Macs did, which the number does not say. */
function fromSerial(date: string): IsoDay | null {
  const serial = /^(\d{5})(?:[.,]\d+)?$/.exec(date)?.[1]
  if (serial === undefined) return null
  return new Date(Date.UTC(1899, 11, 30) + Number(serial) * dayMs).toISOString().slice(0, 10)
}

import type { OpeningHours } from '#content/site.ts'

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

type Weekday = (typeof week)[number]

interface OpenDays {
  days: Weekday[]
  /** As 09:00. */
  opens: string
  closes: string
}

/**
 * Opening hours as data, from the words that visitors read: "Monday to Friday" or "Saturday", "9am to 6pm" or
 * "9.30am to 12 noon". Days on which it is closed are left out, and so is anything that is said in other words.
 */
export function openDays({ days, open }: OpeningHours): OpenDays | null {
  const [opens, closes] = endsOf(open).map(clockTime)
  const [first, last = first] = endsOf(days).map((name) => week.findIndex((day) => day.startsWith(name)))
  if (!opens || !closes || first === undefined || last === undefined || first < 0 || last < first) return null
  return { days: week.slice(first, last + 1), opens, closes }
}

/** What stands on either side of "to"; the one part without it. Hours are short: the schema of the facts limits nothing. */
function endsOf(text: string): string[] {
  const parts = text.slice(0, 60).split(/ to | – |–/)
  return parts.length <= 2 ? parts.map((part) => part.trim()) : []
}

function clockTime(text: string): string | null {
  if (/^(12 )?noon$/.test(text)) return '12:00'
  const [, hour, minute = '00', half] = /^(\d{1,2})(?:[.:](\d{2}))? ?(am|pm)$/.exec(text.toLowerCase()) ?? []
  if (!hour || Number(hour) < 1 || Number(hour) > 12 || Number(minute) > 59) return null
  const hours = (Number(hour) % 12) + (half === 'pm' ? 12 : 0)
  return `${String(hours).padStart(2, '0')}:${minute}`
}

import { longDayInWords } from '#domain/leads/appointment.ts'
import { type LeadAct, leadActs } from '#domain/leads/lead-history.ts'
import type { IsoDay } from '#domain/stock/iso-day.ts'
import { readDay } from '#domain/stock/read-day.ts'

/** What somebody wants to note of a lead. */
export type ReadNote =
  | { act: LeadAct; text: string; when?: string; version: number; advice: null }
  | UnsavedNote

/** Why it cannot be noted so, and beside which box that is said. */
export interface UnsavedNote extends TypedNote {
  advice: string
  box: keyof TypedNote
}

/** What is in the boxes of the form. */
export interface TypedNote {
  text: string
  /** Of an appointment. */
  day: string
  time: string
}

/** Characters of one note. */
export const longestNote = 4_000

const needsText: Readonly<Partial<Record<LeadAct, string>>> = {
  note: 'Write the note first.',
  lost: 'Write why it was lost, in a word or two.',
}

const onlyAppointment =
  'A day and a time belong to an appointment: press Appointment, or empty the two boxes.'

/** The form of a lead's page. @param today in the UK */
export function readNote(form: FormData, today: IsoDay): ReadNote {
  const typed = typedOf(form)
  const { text } = typed
  const act = leadActs.find((each) => each === form.get('act'))
  const version = Number(form.get('version'))
  if (act === undefined || !Number.isSafeInteger(version))
    return { ...typed, advice: 'Press one of the buttons.', box: 'text' }
  if (text.length > longestNote)
    return {
      ...typed,
      advice: `A note has at most ${longestNote.toLocaleString('en-GB')} characters.`,
      box: 'text',
    }
  const missing = text === '' ? needsText[act] : undefined
  if (missing !== undefined) return { ...typed, advice: missing, box: 'text' }
  if (act === 'appointment') {
    const when = readWhen(typed, today)
    return when.advice === null ? { act, text, version, ...when } : { ...typed, ...when }
  }
  if (act !== 'undone' && (typed.day !== '' || typed.time !== ''))
    return { ...typed, advice: onlyAppointment, box: typed.day === '' ? 'time' : 'day' }
  return { act, text: act === 'undone' ? '' : text, version, advice: null }
}

export function typedOf(form: FormData): TypedNote {
  const box = (name: string) =>
    String(form.get(name) ?? '')
      .replaceAll('\r\n', '\n')
      .trim()
  return { text: box('text'), day: box('day'), time: box('time') }
}

/** The day has to be known: the customer's page shows it, and never the note. */
function readWhen(
  { day, time }: TypedNote,
  today: IsoDay,
): { when: string; advice: null } | Pick<UnsavedNote, 'advice' | 'box'> {
  if (day === '')
    return { advice: 'Enter the day of the appointment here, then press Appointment again.', box: 'day' }
  const read = readDay(day)
  if (read === null)
    return { advice: `No calendar has the day “${day.slice(0, 40)}”: write it as 2/12/2026.`, box: 'day' }
  // Half of the browsers read 5/12 as the 12th of May: the day in words shows it.
  if (read < today)
    return {
      advice: `${longDayInWords(read)} is past. An appointment is today or later; of an earlier one, write a note.`,
      box: 'day',
    }
  if (time === '') return { when: read, advice: null }
  const [, hours, minutes] = /^([01]?\d|2[0-3])[:.]([0-5]\d)(?::\d\d)?$/.exec(time) ?? []
  return hours === undefined
    ? { advice: `“${time.slice(0, 40)}” is no time of day: write it as 10:30.`, box: 'time' }
    : { when: `${read}T${hours.padStart(2, '0')}:${minutes}`, advice: null }
}

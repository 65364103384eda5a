import { type LeadAct, leadActs } from '#domain/leads/lead-history.ts'
import { readDay } from '#domain/stock/read-day.ts'

/** What somebody wants to note of a lead. */
export type ReadNote =
  | { act: LeadAct; text: string; when?: string; version: number; advice: null }
  | UnsavedNote

/** What cannot be noted so. `advice`: why, for the box `at`. */
export type UnsavedNote = TypedNote & { advice: string; at: keyof TypedNote }

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

/** The form of a lead's page. */
export function readNote(form: FormData): ReadNote {
  const typed = typedOf(form)
  const { text } = typed
  const act = leadActs.find((each) => each === form.get('act'))
  const version = Number(form.get('version'))
  if (act === undefined || !Number.isSafeInteger(version))
    return { ...typed, at: 'text', advice: 'Press one of the buttons.' }
  if (text.length > longestNote)
    return {
      ...typed,
      at: 'text',
      advice: `A note has at most ${longestNote.toLocaleString('en-GB')} characters.`,
    }
  const missing = text === '' ? needsText[act] : undefined
  if (missing !== undefined) return { ...typed, at: 'text', advice: missing }
  if (act === 'appointment') {
    const when = readWhen(typed)
    return when.advice === null ? { act, text, version, ...when } : { ...typed, ...when }
  }
  if (act !== 'undone' && (typed.day !== '' || typed.time !== ''))
    return { ...typed, at: typed.day === '' ? 'time' : 'day', advice: onlyAppointment }
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
function readWhen({
  day,
  time,
}: TypedNote): { when: string; advice: null } | Pick<UnsavedNote, 'advice' | 'at'> {
  if (day === '')
    return { at: 'day', advice: 'Enter the day of the appointment here, then press Appointment again.' }
  const read = readDay(day)
  if (read === null)
    return { at: 'day', advice: `No calendar has the day “${day.slice(0, 40)}”: write it as 2/12/2026.` }
  if (time === '') return { when: read, advice: null }
  const [, hours, minutes] = /^([01]?\d|2[0-3])[:.]([0-5]\d)(?::\d\d)?$/.exec(time) ?? []
  return hours === undefined
    ? { at: 'time', advice: `“${time.slice(0, 40)}” is no time of day: write it as 10:30.` }
    : { when: `${read}T${hours.padStart(2, '0')}:${minutes}`, advice: null }
}

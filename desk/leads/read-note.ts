import { type LeadAct, leadActs } from '#domain/leads/lead-history.ts'

/** What somebody wants to note of a lead. `advice`: why it cannot be noted so. */
export type ReadNote =
  | { act: LeadAct; text: string; version: number; advice: null }
  | { text: string; advice: string }

/** Characters of one note. */
export const longestNote = 4_000

const needsText: Readonly<Partial<Record<LeadAct, string>>> = {
  note: 'Write the note first.',
  lost: 'Write why it was lost, in a word or two.',
  appointment: 'Write when the appointment is.',
}

/** The form of a lead's page. */
export function readNote(form: FormData): ReadNote {
  const text = String(form.get('text') ?? '')
    .replaceAll('\r\n', '\n')
    .trim()
  const act = leadActs.find((each) => each === form.get('act'))
  const version = Number(form.get('version'))
  if (act === undefined || !Number.isSafeInteger(version))
    return { text, advice: 'Press one of the buttons.' }
  if (text.length > longestNote)
    return { text, advice: `A note has at most ${longestNote.toLocaleString('en-GB')} characters.` }
  const missing = text === '' ? needsText[act] : undefined
  return missing === undefined
    ? { act, text: act === 'undone' ? '' : text, version, advice: null }
    : { text, advice: missing }
}

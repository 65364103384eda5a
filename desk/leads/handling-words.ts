import type { Handling, LeadAct } from '#domain/leads/lead-history.ts'

/** Where a lead stands, as a salesperson says it. */
export const handlingWords: Readonly<Record<Handling, string>> = {
  open: 'Not answered',
  contacted: 'Contacted',
  appointment: 'Appointment',
  sold: 'Sold',
  lost: 'Lost',
}

/** What was done, in a history. */
export const actWords: Readonly<Record<LeadAct, string>> = {
  called: 'Called',
  replied: 'Replied',
  appointment: 'Appointment',
  sold: 'Sold',
  lost: 'Lost',
  note: 'Note',
  taken: 'Took it',
  undone: 'Took back the last entry',
}

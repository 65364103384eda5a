/** How far the dealer's staff are with a lead. Open: nobody has answered it. */
export const handlings = ['open', 'contacted', 'appointment', 'sold', 'lost'] as const

export type Handling = (typeof handlings)[number]

/** What staff note of a lead. */
export const leadActs = [
  'called',
  'replied',
  'appointment',
  'sold',
  'lost',
  'note',
  'taken',
  'undone',
] as const

export type LeadAct = (typeof leadActs)[number]

/** One entry of a lead's history. */
export interface LeadEvent {
  act: LeadAct
  /** Epoch milliseconds. */
  at: number
  /** Who noted it. */
  person: string
  /** A note, or why it was lost; '' for none. */
  text: string
  /** Of an appointment: its day, `2026-12-02`, or its minute, `2026-12-02T10:30`, in the UK. Absent where none was given. */
  when?: string
}

const handlingOf: Readonly<Partial<Record<LeadAct, Handling>>> = {
  called: 'contacted',
  replied: 'contacted',
  appointment: 'appointment',
  sold: 'sold',
  lost: 'lost',
}

/** Where a lead is after its history, and who has it: the last who took it or answered it. */
export interface Standing {
  handling: Handling
  holder: string | null
}

export function standingAfter(history: readonly LeadEvent[]): Standing {
  const standing: Standing = { handling: 'open', holder: null }
  for (const { act, person } of inForce(history)) {
    const handling = handlingOf[act]
    if (handling) standing.handling = handling
    if (handling || act === 'taken') standing.holder = person
  }
  return standing
}

/** The history without what was undone. Each `undone` takes back the last entry before it that is still in force. */
export function inForce(history: readonly LeadEvent[]): LeadEvent[] {
  const left: LeadEvent[] = []
  for (const event of history) {
    if (event.act === 'undone') left.pop()
    else left.push(event)
  }
  return left
}

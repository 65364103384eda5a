import type { Erasure, OutboxEntry } from '#domain/leads/outbox.ts'
import { allEntries, findLeadIds } from './all-leads.ts'
import { findPerson, type PersonLeads } from './find-person.ts'
import { type LeadOffice, type OpenedLead, openEntries } from './lead-office.ts'
import type { PersonSelection } from './match-person.ts'

/** Which leads to erase. An id may be a reference; `before` is in epoch milliseconds. */
export type EraseSelection = { ids: readonly string[] } | { person: PersonSelection } | { before: number }

export interface ChosenLeads {
  /** Also of leads that are erased or unknown, if they were named. */
  ids: readonly string[]
  /** Those whose answers are there to be erased. */
  leads: readonly OpenedLead[]
  /** The address whose alert by email is chosen too; null for none. */
  alertOf: string | null
  /** Those that are not chosen, because only the name is that of the person. */
  sameName: readonly OpenedLead[]
  /** Those that are not chosen, because nobody can read whose they are. */
  unreadable: readonly OpenedLead[]
}

/** Changes nothing. Who shows the names of `leads` audits it by `auditPreview`. */
export async function chooseLeads(
  { outbox }: Pick<LeadOffice, 'outbox'>,
  selection: EraseSelection,
): Promise<ChosenLeads> {
  if ('person' in selection) return chosenOf(await findPerson({ outbox }, selection.person))
  const named = 'ids' in selection ? new Set(await findLeadIds(outbox, selection.ids)) : null
  const chosen: OutboxEntry[] = []
  for await (const entry of allEntries(outbox)) {
    if (entry.isErased) continue
    const isChosen = 'ids' in selection ? named?.has(entry.id) : entry.acceptedAt < selection.before
    if (isChosen) chosen.push(entry)
  }
  const leads = await openEntries(outbox, chosen)
  return { ids: named ? [...named] : idsOf(leads), leads, alertOf: null, sameName: [], unreadable: [] }
}

function chosenOf({ found, sameName, unreadable, alert }: PersonLeads): ChosenLeads {
  return { ids: idsOf(found), leads: found, alertOf: alert?.address ?? null, sameName, unreadable }
}

function idsOf(leads: readonly OpenedLead[]): string[] {
  return leads.map(({ entry }) => entry.id)
}

export function auditPreview({ audit }: Pick<LeadOffice, 'audit'>, { leads }: ChosenLeads): void {
  audit({ command: 'preview', leads: leads.length })
}

/** For good. Without leads, completes an earlier erasure of which something remained. */
export async function eraseChosen(
  { outbox, audit }: LeadOffice,
  { ids, alertOf }: Pick<ChosenLeads, 'ids' | 'alertOf'>,
): Promise<Erasure> {
  if (ids.length > 0 || alertOf !== null) audit({ command: 'erase', leads: ids.length })
  // Before the leads, whose erasure removes the bytes of both.
  if (alertOf !== null) await outbox.alerts.eraseOf(alertOf)
  return outbox.erase(ids, Date.now())
}

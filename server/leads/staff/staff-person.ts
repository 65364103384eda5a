import type { Subscription } from '#domain/alerts/alert.ts'
import { appointmentInWords } from '#domain/leads/appointment.ts'
import { inForce, type LeadAct } from '#domain/leads/lead-history.ts'
import type { Erasure, Outbox } from '#domain/leads/outbox.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import type { StockList } from '#domain/stock/stock-list.ts'
import type { Audit } from '../../staff-audit.ts'
import { answersIn } from '../lead-answers.ts'
import { isNumberAlone, vehicleInWords, vehicleOf } from '../lead-vehicle.ts'
import { auditPreview, chooseLeads, eraseChosen } from './erase-leads.ts'
import { findPerson, type PersonLead, type PersonLeads } from './find-person.ts'
import { copyAsJson } from './lead-as-json.ts'
import type { LeadOffice } from './lead-office.ts'
import { type LeadLine, lineOf } from './lead-view.ts'
import type { PersonMatch, PersonSelection } from './match-person.ts'
import { vehiclesOfLeads } from './vehicles-of-leads.ts'

/** A lead of somebody who is looked for. */
export interface PersonLine extends LeadLine {
  email: string
  phone: string
  /** What of the person it was found by. */
  matches: PersonMatch[]
}

/** The alert by email of an address. */
export interface AlertView {
  address: string
  /** `since` in epoch milliseconds. */
  asks: { words: string; since: number }[]
}

/** Everything that is held of a person, a line each. */
export interface PersonView {
  found: PersonLine[]
  /** Those with only the same name: perhaps of somebody else. */
  sameName: PersonLine[]
  /** What they are emailed about; null for nothing. */
  alert: AlertView | null
  /** How many leads nobody can read: they may be of the person too. */
  unreadable: number
  /** What the person gave besides what was looked for. */
  alsoGiven: PersonLeads['alsoGiven']
}

/** A lead as the person it is of may read it: everything, without the names of the staff. */
export interface CopiedLead {
  title: string
  reference: string
  acceptedAt: number
  vehicle: string
  answers: { label: string; value: string }[]
  notes: { at: number; act: LeadAct; text: string }[]
}

export interface PersonCopy {
  leads: CopiedLead[]
  alert: AlertView | null
}

/** What is held of one person, for the dealer's staff. What is looked at, given away or erased is noted before. */
export interface StaffPerson {
  look(person: PersonSelection): Promise<PersonView>
  /** The copy that the person has a right to, to read and print. UK GDPR, art. 15(3). */
  copy(person: PersonSelection): Promise<PersonCopy>
  /** The same as a text of JSON, which other programs read. UK GDPR, art. 20(1). */
  copyAsJson(person: PersonSelection): Promise<string>
  /** What an erasure of these would erase. Ids that are unknown or erased already are left out. */
  preview(ids: readonly string[]): Promise<LeadLine[]>
  /**
   * For good. Erases these leads only, also if others of the person have come since.
   *
   * @param alertOf the address whose alert by email is erased too
   */
  erase(ids: readonly string[], alertOf: string | null): Promise<Erasure>
}

interface StaffPersonContext {
  /** Null while there are no leads. */
  outbox: () => Promise<Outbox> | null
  stock: Pick<StockList, 'find'>
  audit: Audit
}

const nothing: PersonLeads = {
  found: [],
  sameName: [],
  unreadable: [],
  alert: null,
  alsoGiven: { emails: [], phones: [] },
}

export function createStaffPerson({ outbox, stock, audit }: StaffPersonContext): StaffPerson {
  async function office(): Promise<LeadOffice | null> {
    const leads = await outbox()
    return leads && { outbox: leads, audit }
  }

  async function find(person: PersonSelection): Promise<PersonLeads> {
    const staff = await office()
    return staff ? findPerson(staff, person) : nothing
  }

  async function findToGive(person: PersonSelection): Promise<PersonLeads> {
    const leads = await find(person)
    audit({ command: 'copy', leads: leads.found.length })
    return leads
  }

  return {
    async look(person) {
      const { found, sameName, unreadable, alert, alsoGiven } = await find(person)
      audit({ command: 'find', leads: found.length + sameName.length })
      const recordOf = await vehiclesOfLeads(stock, [...found, ...sameName])
      const line = (lead: PersonLead) => personLine(lead, recordOf(lead))
      return {
        found: found.map(line),
        sameName: sameName.map(line),
        unreadable: unreadable.length,
        alert: alert && alertView(alert),
        alsoGiven,
      }
    },
    async copy(person) {
      const { found, alert } = await findToGive(person)
      const recordOf = await vehiclesOfLeads(stock, found)
      return {
        leads: found.map((lead) => copiedLead(lead, recordOf(lead))),
        alert: alert && alertView(alert),
      }
    },
    async copyAsJson(person) {
      const { found, alert } = await findToGive(person)
      return `${JSON.stringify({ leads: found.map(copyAsJson), ...(alert && { alert }) }, null, 2)}\n`
    },
    async preview(ids) {
      const staff = await office()
      if (!staff || ids.length === 0) return []
      const chosen = await chooseLeads(staff, { ids })
      if (chosen.leads.length > 0) auditPreview(staff, chosen)
      const recordOf = await vehiclesOfLeads(stock, chosen.leads)
      return chosen.leads.map((lead) => lineOf(lead, recordOf(lead)))
    },
    async erase(ids, alertOf) {
      const staff = await office()
      if (!staff) return { erased: 0, inFlight: [], unknown: [...ids], remains: null }
      return eraseChosen(staff, { ids, alertOf })
    },
  }
}

function personLine(lead: PersonLead, record: StockRecord | null): PersonLine {
  const { payload, matches } = lead
  return { ...lineOf(lead, record), email: payload?.email ?? '', phone: payload?.phone ?? '', matches }
}

function alertView({ address, searches, vehicles }: Subscription): AlertView {
  return {
    address,
    asks: [
      ...searches.map(({ words, since }) => ({ words: `New matches: ${words}`, since })),
      ...vehicles.map(({ name, since }) => ({ words: `Price or sale: ${name}`, since })),
    ],
  }
}

function copiedLead(lead: PersonLead, record: StockRecord | null): CopiedLead {
  const { payload, history } = lead
  const { title, reference, acceptedAt, vehicle } = lineOf(lead, record)
  // What they sent, before what the stock says of it now.
  const sent = payload?.vehicleDetails && vehicleOf(payload, null)
  return {
    title,
    reference,
    acceptedAt,
    vehicle: sent && !isNumberAlone(sent) ? vehicleInWords(sent) : vehicle,
    answers: payload ? answersIn(payload).map(({ label, value }) => ({ label, value })) : [],
    notes: inForce(history.events).map(({ at, act, text, when }) => ({
      at,
      act,
      text: [appointmentInWords(when), text].filter(Boolean).join('\n'),
    })),
  }
}

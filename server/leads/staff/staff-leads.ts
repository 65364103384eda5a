import { applicationFields } from '#domain/applications/application-fields.ts'
import { referenceOf } from '#domain/applications/application-reference.ts'
import { answersOfEnquiry } from '#domain/enquiries/enquiry-answers.ts'
import type { Handling, LeadAct } from '#domain/leads/lead-history.ts'
import { leadTitles } from '#domain/leads/lead-titles.ts'
import {
  kindOf,
  type Lead,
  type LeadFilter,
  type LeadHistory,
  type LeadKind,
  type Noting,
  type Outbox,
} from '#domain/leads/outbox.ts'
import type { StockStore } from '#domain/stock/store.ts'
import type { Audit } from '../../staff-audit.ts'
import { financeInWords, nameOf } from '../emailed-answers.ts'
import { vehicleInWords, vehicleOf } from '../lead-vehicle.ts'
import { oneLine } from '../plain-text.ts'
import { findLeadId } from './all-leads.ts'
import { findLeads } from './find-leads.ts'
import { type OpenedLead, openEntry } from './lead-office.ts'

/** A lead as one line of a list. */
export interface LeadLine {
  id: string
  /** As the customer was given it: "C608 3742". */
  reference: string
  kind: LeadKind
  title: string
  acceptedAt: number
  /** '' where what they wrote was erased or cannot be read; `fault` says which. */
  name: string
  vehicle: string
  fault: string | null
  handling: Handling
  /** Who of the staff has it. */
  holder: string | null
}

export interface LeadPage {
  leads: LeadLine[]
  total: number
}

export interface LeadAnswer {
  label: string
  value: string
}

/** A lead as its own page shows it. */
export interface LeadView extends LeadLine {
  phone: string
  email: string
  vehicleId: string | null
  /** What they wrote, without what is shown on a press only. */
  answers: LeadAnswer[]
  message: string
  /** Labels of what is shown on a press only. */
  hidden: string[]
  history: LeadHistory
}

/** Leads as the dealer's staff work with them. Who reads them is noted before anything is shown. */
export interface StaffLeads {
  /** Changes with every new lead; null without any. */
  latest(): Promise<string | null>
  /** The latest first. */
  list(filter: LeadFilter, page: { offset: number; limit: number }): Promise<LeadPage>
  /** By name, phone, email, plate or reference, the latest first. `hasMore`: only the first 50 are shown. */
  find(text: string): Promise<{ leads: LeadLine[]; hasMore: boolean }>
  /** Null for an unknown one. @param name an id or a reference */
  open(name: string): Promise<LeadView | null>
  /** What is shown on a press only: date of birth and income. */
  reveal(id: string): Promise<LeadAnswer[]>
  /** Adds to the history that was seen at `version`, in the name of the person. */
  note(id: string, noted: { act: LeadAct; text: string }, version: number): Promise<Noting>
}

export interface StaffLeadsContext {
  /** Null while there are no leads. */
  outbox: () => Promise<Outbox> | null
  stock: Pick<StockStore, 'findMany'>
  audit: Audit
  /** Who works with them. */
  person: string
}

/** Whoever finds more than these looks for something narrower. */
const mostFound = 50

/** What of an application only a press shows. */
const isHidden = (name: string) => name === 'dob' || name === 'netIncome'

export function createStaffLeads({ outbox, stock, audit, person }: StaffLeadsContext): StaffLeads {
  async function find(name: string): Promise<(OpenedLead & { history: LeadHistory }) | null> {
    const leads = await outbox()
    if (!leads) return null
    const found = await leads.show(await findLeadId(leads, name))
    return found && { ...found, payload: found.lead?.payload ?? null, fault: null }
  }

  return {
    async latest() {
      const leads = await outbox()
      const accepted = leads ? await leads.countAccepted(0, Number.MAX_SAFE_INTEGER) : 0
      return accepted === 0 ? null : String(accepted)
    },
    async list(filter, page) {
      const leads = await outbox()
      if (!leads) return { leads: [], total: 0 }
      const { entries, total } = await leads.page(filter, page)
      if (entries.length > 0) audit({ command: 'list', leads: entries.length })
      const opened = await Promise.all(entries.map((entry) => openEntry(leads, entry)))
      return { leads: opened.map(lineOf), total }
    },
    async find(text) {
      const leads = await outbox()
      if (!leads) return { leads: [], hasMore: false }
      const found = await findLeads(leads, text, { limit: mostFound })
      audit({ command: 'find', leads: found.leads.length })
      return { leads: found.leads.map(lineOf), hasMore: found.hasMore }
    },
    async open(name) {
      const lead = await find(name)
      if (!lead) return null
      if (lead.payload) audit({ command: 'show', id: lead.entry.id })
      const { vehicleId } = lead.payload ?? {}
      const [record = null] = vehicleId === undefined ? [] : await stock.findMany([vehicleId])
      return viewOf(lead, record)
    },
    async reveal(id) {
      const lead = await find(id)
      if (!lead?.payload || 'kind' in lead.payload) return []
      audit({ command: 'reveal', id })
      return answersOf(lead.payload).filter(({ name }) => isHidden(name))
    },
    async note(id, { act, text }, version) {
      const leads = await outbox()
      if (!leads) return 'gone'
      audit({ command: 'note', id, act })
      return leads.note(id, { act, text, person, at: Date.now() }, version)
    },
  }
}

function lineOf({ entry, payload, fault }: OpenedLead): LeadLine {
  const vehicle = payload && vehicleOf(payload, null)
  return {
    id: entry.id,
    reference: referenceOf(entry.id),
    kind: entry.kind,
    title: leadTitles[entry.kind],
    acceptedAt: entry.acceptedAt,
    name: payload ? nameOf({ payload }) : '',
    vehicle: vehicle ? vehicleInWords(vehicle) : '',
    fault: payload ? null : (fault ?? 'What they wrote was erased.'),
    handling: entry.handling,
    holder: entry.holder,
  }
}

function viewOf(
  lead: OpenedLead & { history: LeadHistory },
  record: Parameters<typeof vehicleOf>[1],
): LeadView {
  const { payload } = lead
  const vehicle = payload && vehicleOf(payload, record)
  const answers = payload ? answersOf(payload) : []
  return {
    ...lineOf(lead),
    ...(vehicle && { vehicle: vehicleInWords(vehicle) }),
    phone: oneLine(payload?.phone ?? ''),
    email: oneLine(payload?.email ?? ''),
    vehicleId: payload?.vehicleId ?? null,
    answers: answers.filter(({ name }) => !isHidden(name) && name !== 'message'),
    message: payload && 'kind' in payload ? (payload.message ?? '') : '',
    history: lead.history,
    hidden: answers.filter(({ name }) => isHidden(name)).map(({ label }) => label),
  }
}

/** Everything that a person wrote, in the order of the form. */
function answersOf(payload: Lead['payload']): (LeadAnswer & { name: string })[] {
  if (kindOf({ payload }) !== 'application' && 'kind' in payload)
    return answersOfEnquiry(payload).map(({ field, label, value }) => ({
      name: field,
      label,
      value: oneLine(value),
    }))
  if ('kind' in payload) return []
  const { finance } = payload
  const chosen = finance ? [{ name: 'finance', label: 'Finance chosen', value: financeInWords(finance) }] : []
  const answers = applicationFields.flatMap(({ name, label }) => {
    const value = oneLine(payload[name] ?? '')
    return value === '' ? [] : [{ name, label, value }]
  })
  return [...chosen, ...answers]
}

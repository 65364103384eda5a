import type { LeadEvent } from '#domain/leads/lead-history.ts'
import type { LeadFilter, Noting, Outbox } from '#domain/leads/outbox.ts'
import type { StockList } from '#domain/stock/stock-list.ts'
import type { Audit } from '../../staff-audit.ts'
import type { Retention } from '../erase-expired.ts'
import { answersIn } from '../lead-answers.ts'
import { findLeadId } from './all-leads.ts'
import type { LeadSearch } from './find-leads.ts'
import { type OpenedLead, openEntries } from './lead-office.ts'
import {
  daysLeftOf,
  inOneLine,
  isHidden,
  type LeadAnswer,
  type LeadLine,
  type LeadView,
  lineOf,
  viewOf,
} from './lead-view.ts'
import { vehiclesOfLeads } from './vehicles-of-leads.ts'

export interface LeadPage {
  leads: LeadLine[]
  total: number
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
  note(id: string, noted: Pick<LeadEvent, 'act' | 'text' | 'when'>, version: number): Promise<Noting>
}

export interface StaffLeadsContext {
  /** Null while there are no leads. */
  outbox: () => Promise<Outbox> | null
  /** Of this outbox. */
  search: (outbox: Outbox) => LeadSearch
  stock: Pick<StockList, 'find'>
  audit: Audit
  /** Who works with them. */
  person: string
  retention: Retention
}

/** Whoever finds more than these looks for something narrower. */
const mostFound = 50

export function createStaffLeads(context: StaffLeadsContext): StaffLeads {
  const { outbox, search, stock, audit, person, retention } = context

  async function find(name: string) {
    const leads = await outbox()
    if (!leads) return null
    const found = await leads.show(await findLeadId(leads, name))
    return found && { ...found, payload: found.lead?.payload ?? null, fault: null }
  }

  async function linesOf(opened: readonly OpenedLead[]): Promise<LeadLine[]> {
    const recordOf = await vehiclesOfLeads(stock, opened)
    return opened.map((lead) => lineOf(lead, recordOf(lead)))
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
      const opened = await openEntries(leads, entries)
      // Who sees the list may look for somebody in it.
      search(leads)
        .prepare()
        .catch(() => {})
      return { leads: await linesOf(opened), total }
    },
    async find(text) {
      const leads = await outbox()
      if (!leads) return { leads: [], hasMore: false }
      const found = await search(leads).find(text, { limit: mostFound })
      audit({ command: 'find', leads: found.leads.length })
      return { leads: await linesOf(found.leads), hasMore: found.hasMore }
    },
    async open(name) {
      const lead = await find(name)
      if (!lead) return null
      if (lead.payload) audit({ command: 'show', id: lead.entry.id })
      const recordOf = await vehiclesOfLeads(stock, [lead])
      return viewOf(lead, { record: recordOf(lead), daysLeft: daysLeftOf(lead, lead.keptMs, retention) })
    },
    async reveal(id) {
      const lead = await find(id)
      if (!lead?.payload || 'kind' in lead.payload) return []
      audit({ command: 'reveal', id: lead.entry.id })
      return answersIn(lead.payload)
        .filter(({ field }) => isHidden(field))
        .map(inOneLine)
    },
    async note(id, { act, text, when }, version) {
      const leads = await outbox()
      // Of a lead that is not there, the audit would say what somebody wrote into an address.
      const found = await leads?.show(id)
      if (!leads || !found?.lead) return 'gone'
      audit({ command: 'note', id: found.entry.id, act })
      return leads.note(found.entry.id, { act, text, person, at: Date.now(), ...(when && { when }) }, version)
    },
  }
}

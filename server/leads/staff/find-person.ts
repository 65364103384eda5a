import type { Subscription } from '#domain/alerts/alert.ts'
import { readAddress } from '#domain/alerts/alert-address.ts'
import { allEntries } from './all-leads.ts'
import { type LeadOffice, type OpenedLead, openInBatches } from './lead-office.ts'
import {
  foldEmail,
  isSamePhone,
  matchesOf,
  type PersonMatch,
  type PersonSelection,
  phoneDigits,
} from './match-person.ts'

export interface PersonLead extends OpenedLead {
  matches: PersonMatch[]
}

export interface PersonLeads {
  /** Those with an address or a number that was looked for; with only a name to look for, those with the name. */
  found: PersonLead[]
  /** Those with only the name, beside an address or a number: perhaps of somebody else. */
  sameName: PersonLead[]
  /** Leads whose answers cannot be read, so that nobody knows whose they are. */
  unreadable: OpenedLead[]
  /** The alert by email of the address that was looked for; null for none. */
  alert: Subscription | null
  /** Addresses and numbers in `found` that were not looked for. */
  alsoGiven: { emails: string[]; phones: string[] }
}

/** Everything that a person wrote, in the order in which it came. What was erased is not found. */
export async function findPerson(
  { outbox }: Pick<LeadOffice, 'outbox'>,
  person: PersonSelection,
): Promise<PersonLeads> {
  const leads: PersonLead[] = []
  const unreadable: OpenedLead[] = []
  for await (const lead of openInBatches(outbox, allEntries(outbox))) {
    if (lead.fault !== null) unreadable.push(lead)
    const matches = lead.payload ? matchesOf(lead.payload, person) : []
    if (matches.length > 0) leads.push({ ...lead, matches })
  }
  const hasMore = foldEmail(person.email ?? '') !== '' || phoneDigits(person.phone ?? '') !== ''
  const isSure = ({ matches }: PersonLead) => !hasMore || matches.some((match) => match !== 'name')
  const found = leads.filter(isSure)
  return {
    found,
    sameName: leads.filter((lead) => !isSure(lead)),
    unreadable,
    alert: await findAlert(outbox, person),
    alsoGiven: alsoGiven(found, person),
  }
}

async function findAlert(
  { alerts }: Pick<LeadOffice['outbox'], 'alerts'>,
  { email = '' }: PersonSelection,
): Promise<Subscription | null> {
  const address = readAddress(email)
  return address === null ? null : ((await alerts.findOf(address))?.subscription ?? null)
}

function alsoGiven(
  found: readonly PersonLead[],
  { email = '', phone = '' }: PersonSelection,
): PersonLeads['alsoGiven'] {
  const emails = new Map<string, string>()
  const phones = new Map<string, string>()
  for (const { payload } of found) {
    const given = { email: payload?.email ?? '', phone: payload?.phone ?? '' }
    const address = foldEmail(given.email)
    if (address !== '' && address !== foldEmail(email)) emails.set(address, given.email.trim())
    const digits = phoneDigits(given.phone)
    if (digits !== '' && !isSamePhone(given.phone, phone)) phones.set(digits, given.phone.trim())
  }
  return { emails: [...emails.values()], phones: [...phones.values()] }
}

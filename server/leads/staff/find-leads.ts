import { idPrefixOf } from '#domain/applications/application-reference.ts'
import type { Lead, Outbox } from '#domain/leads/outbox.ts'
import { identifierKey } from '#domain/stock/identifier-key.ts'
import { readPlate } from '#domain/stock/number-plate.ts'
import { type OpenedLead, openEntry } from './lead-office.ts'
import { foldEmail, isSelection, matchesOf, type PersonSelection } from './match-person.ts'

export interface FoundLeads {
  /** The latest first. */
  leads: OpenedLead[]
  /** Whether there are more than `limit`. */
  hasMore: boolean
}

const pageSize = 200

/**
 * Leads by what somebody of the staff types: a reference, a name, a phone number, an email address, or the plate of a vehicle
 * that the lead is about or offers. What people wrote is sealed, so all leads are opened one after the other.
 */
export async function findLeads(
  outbox: Pick<Outbox, 'page' | 'show'>,
  text: string,
  { limit }: { limit: number },
): Promise<FoundLeads> {
  const isFound = matcherOf(text)
  const leads: OpenedLead[] = []
  for (let offset = 0; ; offset += pageSize) {
    const { entries } = await outbox.page({}, { limit: pageSize, offset })
    for (const entry of entries) {
      const lead = await openEntry(outbox, entry)
      if (!isFound(lead)) continue
      if (leads.length === limit) return { leads, hasMore: true }
      leads.push(lead)
    }
    if (entries.length < pageSize) return { leads, hasMore: false }
  }
}

function matcherOf(text: string): (lead: OpenedLead) => boolean {
  const prefix = idPrefixOf(text)
  const plate = readPlate(text)
  const key = plate === null ? null : identifierKey(plate)
  const person = personOf(text)
  return ({ entry, payload }) => {
    if (prefix !== null && entry.id.startsWith(prefix)) return true
    if (payload === null) return false
    if (key !== null && platesOf(payload).some((each) => identifierKey(readPlate(each) ?? each) === key))
      return true
    return isSelection(person) && matchesOf(payload, person).length > 0
  }
}

/** A text with an "@" is an address, one of digits and signs a number, anything else a name. */
function personOf(text: string): PersonSelection {
  if (text.includes('@')) return { email: foldEmail(text) }
  return /^[\d\s()+./-]{6,}$/.test(text) ? { phone: text } : { name: text }
}

function platesOf(payload: Lead['payload']): string[] {
  const offered = 'kind' in payload ? payload.partExchange?.registration : undefined
  return [payload.vehicleDetails?.registration, offered].filter((plate) => plate !== undefined)
}

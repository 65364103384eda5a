import { referenceOf } from '#domain/applications/application-reference.ts'
import type { Outbox, ShownLead } from '#domain/leads/outbox.ts'
import type { StoredVehicle } from '#domain/stock/stock-list.ts'
import { nameOf } from '../../leads/lead-answers.ts'
import type { Audit } from '../../staff-audit.ts'

/** Whom a vehicle is held for. */
export interface HeldFor {
  /** The id of the lead; null once it is erased. */
  lead: string | null
  /** The name; the reference where it has none or cannot be read; and of an erased lead, that it was erased. */
  words: string
}

/**
 * Whom each of these vehicles is held for, by the vehicle's id. Opens the leads of these vehicles and no other, and notes first how
 * many.
 */
export async function heldForOf(
  stored: readonly StoredVehicle[],
  outbox: Pick<Outbox, 'showMany'> | null,
  audit: Audit,
): Promise<Map<string, HeldFor>> {
  const held = stored.flatMap(({ id, standing, override }) => {
    const lead = override?.fields.reservation?.lead ?? null
    return standing === 'reserved' && lead !== null ? [{ id, lead }] : []
  })
  if (held.length === 0) return new Map()
  if (outbox) audit({ command: 'list', leads: new Set(held.map(({ lead }) => lead)).size })
  const leads = held.map(({ lead }) => lead)
  const shown = await outbox?.showMany(leads).catch(() => null)
  return new Map(held.map(({ id, lead }) => [id, personOf(lead, shown?.get(lead))]))
}

/** The page of a lead says why it cannot be read. */
function personOf(id: string, shown: ShownLead | Error | undefined): HeldFor {
  const reference = referenceOf(id)
  if (shown === undefined || shown instanceof Error) return { lead: id, words: reference }
  if (!shown.lead) return { lead: null, words: 'a person who was erased' }
  return { lead: id, words: nameOf(shown.lead) || reference }
}

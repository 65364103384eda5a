import { referenceOf } from '#domain/applications/application-reference.ts'
import type { Outbox } from '#domain/leads/outbox.ts'
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
  outbox: Pick<Outbox, 'show'> | null,
  audit: Audit,
): Promise<Map<string, HeldFor>> {
  const held = stored.flatMap(({ id, standing, override }) => {
    const lead = override?.fields.reservation?.lead ?? null
    return standing === 'reserved' && lead !== null ? [{ id, lead }] : []
  })
  if (held.length === 0) return new Map()
  if (outbox) audit({ command: 'list', leads: new Set(held.map(({ lead }) => lead)).size })
  return new Map(
    await Promise.all(
      held.map(async ({ id, lead }): Promise<[string, HeldFor]> => [id, await personOf(lead, outbox)]),
    ),
  )
}

async function personOf(id: string, outbox: Pick<Outbox, 'show'> | null): Promise<HeldFor> {
  const reference = referenceOf(id)
  try {
    const found = await outbox?.show(id)
    if (!found) return { lead: id, words: reference }
    if (!found.lead) return { lead: null, words: 'a person who was erased' }
    return { lead: id, words: nameOf(found.lead) || reference }
  } catch {
    // Its page says why it cannot be read.
    return { lead: id, words: reference }
  }
}

import { referenceOf } from '#domain/applications/application-reference.ts'
import { kindOf, type Lead } from '#domain/leads/outbox.ts'
import { shortStockNumber } from '#domain/stock/identifier-key.ts'
import { vehicleAddress } from '#domain/stock/vehicle-address.ts'
import type { AcceptedLead } from './destination.ts'

/** What is sent of a lead besides what the visitor wrote. */
interface LeadFacts {
  /** As the visitor was given it: "C608 3742". */
  reference: string
  /** ISO 8601 in UTC. */
  acceptedAt: string
  /** Absent without a vehicle, or without `PUBLIC_URL`. */
  vehicleUrl?: string
}

/** @param publicUrl the origin that visitors use */
export function factsOf({ id, acceptedAt, payload }: AcceptedLead, publicUrl: string | null): LeadFacts {
  const { vehicleId } = payload
  return {
    reference: referenceOf(id),
    acceptedAt: new Date(acceptedAt).toISOString(),
    ...(vehicleId !== undefined &&
      publicUrl !== null && { vehicleUrl: vehicleAddress(vehicleId, publicUrl) }),
  }
}

/**
 * The command by which a dealer who confirms a reservation reserves the vehicle on the site. Null for any other lead, and
 * for a stock number that a shell would not take as a word: a client of the API may have sent any text.
 */
export function reserveCommand({ payload }: Pick<Lead, 'payload'>): string | null {
  if (kindOf({ payload }) !== 'reserve') return null
  const number = shortStockNumber(payload.vehicleId ?? '')
  return /^\w[\w.-]*$/.test(number) ? `forecourt stock set ${number} --state reserved` : null
}

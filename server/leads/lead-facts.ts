import { referenceOf } from '#domain/applications/application-reference.ts'
import { vehicleAddress } from '#domain/stock/vehicle-address.ts'
import type { AcceptedLead } from './destination.ts'

/** What is sent of a lead beside what the visitor wrote. */
export interface LeadFacts {
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

import { isRouteErrorResponse } from 'react-router'
import { BusyPage } from '../layout/BusyPage.tsx'
import { faultKind } from '../layout/fault-kind.ts'
import { type MissingVehicle, VehicleNotFound } from './VehicleNotFound.tsx'

/**
 * For what a page of a vehicle threw. SPEC wants "Vehicle not found." when the vehicle cannot be fetched; a refusal
 * because of load says nothing about the vehicle, so it has words of its own.
 */
export function VehicleFault({ error }: { error: unknown }) {
  const kind = faultKind(error)
  if (kind === 'busy') return <BusyPage />
  if (kind !== 'missing') return <VehicleNotFound reason={kind} missing={null} />
  const missing = isRouteErrorResponse(error) ? (error.data as MissingVehicle | null) : null
  return <VehicleNotFound reason="missing" missing={missing} />
}

import { hasUnknownState, listingState } from '#domain/stock/listing-state.ts'
import type { StockRecord } from '#domain/stock/record.ts'

/** How `vehicle.state` is stored. */
export const vehicleStates = { neverListed: 0, listed: 1, left: 2 } as const

export type VehicleState = (typeof vehicleStates)[keyof typeof vehicleStates]

/**
 * The state of a vehicle whose record was replaced. A record that hides a vehicle removes it from sale. With a state
 * that is not known it is not listed, and nothing says that it has left.
 */
export function stateAfter(record: StockRecord, before: VehicleState): VehicleState {
  const { neverListed, listed, left } = vehicleStates
  const state = listingState(record)
  if (state === 'forecourt' || state === 'reserved') return listed
  return before === neverListed || hasUnknownState(record) ? neverListed : left
}

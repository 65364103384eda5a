import { emissionClassOf } from './emission-class.ts'
import type { StockRecord } from './record.ts'

/** The one value of the filter: what is not known to be compliant has none. */
export const cleanAirCompliant = 'Compliant'

/**
 * Whether a vehicle may be driven in UK clean air zones and London's ULEZ without a charge: electric and hydrogen; petrol
 * from Euro 4; diesel from Euro 6. Null when it is not, or when its fuel or class is not on record.
 *
 * Source: Clean Air Zone Framework (Defra, DfT) and Transport for London, standards of the ULEZ. Their lorries need
 * Euro VI, which the diesel ones of the stock are.
 */
export function cleanAirOf({ vehicle }: Pick<StockRecord, 'vehicle'>): string | null {
  const fuel = typeof vehicle.fuelType === 'string' ? vehicle.fuelType.toLowerCase() : ''
  const lowest = fuel.includes('diesel') ? 6 : fuel.includes('petrol') ? 4 : null
  if (lowest === null) return /electric|hydrogen/.test(fuel) ? cleanAirCompliant : null
  const found = /^Euro (\d)$/.exec(emissionClassOf(vehicle.emissionClass) ?? '')?.[1]
  return Number(found ?? 0) >= lowest ? cleanAirCompliant : null
}

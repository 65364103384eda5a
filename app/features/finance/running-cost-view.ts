import type { Pence } from '#domain/finance/money.ts'
import { penceFromPounds } from '#domain/finance/money.ts'
import { type EnergyUse, energyUse } from '#domain/finance/running-cost.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import { numberOf, textOf } from '../record/record-text.ts'

/** What the record says about the cost of running a vehicle. */
export interface RunningCostView {
  use: EnergyUse
  /** Vehicle tax for a year; null when unknown. */
  tax: Pence | null
}

export function toRunningCostView({ vehicle }: StockRecord): RunningCostView {
  const tax = numberOf(vehicle, 'vehicleExciseDutyWithoutSupplementGBP')
  return {
    use: energyUse({
      fuelType: textOf(vehicle, 'fuelType'),
      mpg: numberOf(vehicle, 'fuelEconomyWLTPCombinedMPG') || numberOf(vehicle, 'fuelEconomyNEDCCombinedMPG'),
      batteryKwh: numberOf(vehicle, 'batteryCapacityKWH'),
      batteryRange: numberOf(vehicle, 'batteryRangeMiles'),
    }),
    tax: tax === null ? null : penceFromPounds(tax),
  }
}

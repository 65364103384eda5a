import { urls } from '#app/urls.ts'
import { formatPounds } from '#domain/finance/format-money.ts'
import { penceFromPounds } from '#domain/finance/money.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import { vehicleTypeWords } from '#domain/stock/vehicle-type-words.ts'

export interface DepositChoice {
  label: string
  to: string
}

/**
 * Links that show payments with a deposit. No offer exists yet, so the amounts are round parts of the range's lower end:
 * examples, of which the visitor chooses one.
 *
 * @param low in whole pounds
 */
export function depositChoices(low: number, { type, vehicleId }: DepositTarget): DepositChoice[] {
  return exampleDeposits(low).map((pounds) => ({
    label: `Use ${formatPounds(penceFromPounds(pounds))} as a deposit`,
    to: vehicleId
      ? urls.vehicle(vehicleId, { deposit: String(pounds) })
      : urls.search(type, { deposit: String(pounds) }),
  }))
}

export interface DepositTarget {
  type: VehicleType
  /** The vehicle of ours that the visitor came from. */
  vehicleId: string | null
}

/** For each type, when the visitor's next vehicle may be any: half the range's lower end. */
export function depositChoicesByType(low: number, types: readonly VehicleType[]): DepositChoice[] {
  const pounds = exampleDeposits(low)[1] ?? exampleDeposits(low)[0]
  if (pounds === undefined) return []
  const amount = formatPounds(penceFromPounds(pounds))
  return types.map((type) => ({
    label: `Use ${amount} as a deposit: ${vehicleTypeWords[type].plural}`,
    to: urls.search(type, { deposit: String(pounds) }),
  }))
}

/** A quarter, a half and three quarters, rounded down to £500, or to £100 below £2,000. */
function exampleDeposits(low: number): number[] {
  const step = low < 2_000 ? 100 : 500
  const amounts = [0.25, 0.5, 0.75].map((share) => Math.floor((low * share) / step) * step)
  return [...new Set(amounts)].filter((pounds) => pounds > 0)
}

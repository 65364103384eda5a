import { formatCount } from '#app/ui/format-count.ts'
import type { LeasingAudience, LeasingGuide } from '#content/leasing-guides.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'

/** The values of the three selects of a leasing page; '' means that nothing is chosen. */
export interface LeasingChoice {
  audience: LeasingAudience | ''
  price: string
  budget: string
}

export interface Step {
  value: string
  label: string
  low: number
  high: number
}

/** Three ranges around two limits: up to the first, between them, and from the second. Whole pounds; limits belong to both ranges. */
export function steps(edges: readonly [number, number]): Step[] {
  const [low, high] = edges
  const pounds = (amount: number) => `£${formatCount(amount)}`
  return [
    { value: 'low', label: `Up to ${pounds(low)}`, low: 0, high: low },
    { value: 'middle', label: `${pounds(low)} to ${pounds(high)}`, low, high },
    { value: 'high', label: `${pounds(high)} and more`, low: high, high: Number.POSITIVE_INFINITY },
  ]
}

interface LeasingRanges {
  prices: readonly Step[]
  budgets: readonly Step[]
}

/** The ranges that the selects of each type offer. */
export const leasingRanges: Readonly<Record<VehicleType, LeasingRanges>> = {
  car: { prices: steps([20_000, 35_000]), budgets: steps([250, 400]) },
  van: { prices: steps([25_000, 35_000]), budgets: steps([300, 400]) },
  truck: { prices: steps([70_000, 100_000]), budgets: steps([1_200, 1_800]) },
}

/** Whether a guide is among those that a visitor has chosen. */
export function fitsChoice(
  guide: Pick<LeasingGuide, 'audiences' | 'price' | 'budget'>,
  { audience, price, budget }: LeasingChoice,
  { prices, budgets }: LeasingRanges,
): boolean {
  return (
    (audience === '' || guide.audiences.includes(audience)) &&
    within(prices, price, guide.price) &&
    within(budgets, budget, guide.budget)
  )
}

function within(choices: readonly Step[], value: string, amount: number): boolean {
  const chosen = choices.find((step) => step.value === value)
  return chosen === undefined || (chosen.low <= amount && amount <= chosen.high)
}

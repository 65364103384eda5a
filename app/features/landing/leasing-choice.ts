import { formatCount } from '#app/ui/format-count.ts'
import type { AmountStep, LeasingAudience, LeasingGuide } from '#content/leasing-guides.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'

/** The values of the three selects of a leasing page; '' means that nothing is chosen. */
export interface LeasingChoice {
  audience: LeasingAudience | ''
  price: AmountStep | ''
  budget: AmountStep | ''
}

export interface Step {
  value: AmountStep
  label: string
}

/** Three ranges around two limits: up to the first, between them, and from the second. Whole pounds. */
export function steps(edges: readonly [number, number]): Step[] {
  const [low, high] = edges
  const pounds = (amount: number) => `£${formatCount(amount)}`
  return [
    { value: 'low', label: `Up to ${pounds(low)}` },
    { value: 'middle', label: `${pounds(low)} to ${pounds(high)}` },
    { value: 'high', label: `${pounds(high)} and more` },
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

/** Whether a guide is about what a visitor has chosen. */
export function fitsChoice(
  { audiences, prices, budgets }: Pick<LeasingGuide, 'audiences' | 'prices' | 'budgets'>,
  { audience, price, budget }: LeasingChoice,
): boolean {
  return isAbout(audiences, audience) && isAbout(prices, price) && isAbout(budgets, budget)
}

function isAbout<Value extends string>(values: readonly Value[] | undefined, chosen: Value | ''): boolean {
  return values === undefined || chosen === '' || values.includes(chosen)
}

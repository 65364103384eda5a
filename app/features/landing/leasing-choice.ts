import type { LeasingAudience, LeasingGuide } from '#content/leasing-guides.ts'

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
  const pounds = (amount: number) => `£${amount.toLocaleString('en-GB')}`
  return [
    { value: 'low', label: `Up to ${pounds(low)}`, low: 0, high: low },
    { value: 'middle', label: `${pounds(low)} to ${pounds(high)}`, low, high },
    { value: 'high', label: `${pounds(high)} and more`, low: high, high: Number.POSITIVE_INFINITY },
  ]
}

export function narrow(
  guides: readonly LeasingGuide[],
  { audience, price, budget }: LeasingChoice,
  { prices, budgets }: { prices: readonly Step[]; budgets: readonly Step[] },
): LeasingGuide[] {
  return guides.filter(
    (guide) =>
      (audience === '' || guide.audiences.includes(audience)) &&
      within(prices, price, guide.price) &&
      within(budgets, budget, guide.budget),
  )
}

function within(choices: readonly Step[], value: string, amount: number): boolean {
  const chosen = choices.find((step) => step.value === value)
  return chosen === undefined || (chosen.low <= amount && amount <= chosen.high)
}

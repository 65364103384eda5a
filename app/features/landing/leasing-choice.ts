import { formatCount } from '#app/ui/format-count.ts'
import type { LeasingAudience, LeasingGuide, LeasingStep } from '#content/leasing-guides.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'

/** The values of the three selects of a leasing page; '' means that nothing is chosen. */
export interface LeasingChoice {
  audience: LeasingAudience | ''
  price: LeasingStep | ''
  budget: LeasingStep | ''
}

interface StepOption {
  value: LeasingStep
  label: string
}

/** Three ranges around two limits, in whole pounds. */
function steps(low: number, high: number): StepOption[] {
  const pounds = (amount: number) => `£${formatCount(amount)}`
  return [
    { value: 'low', label: `Up to ${pounds(low)}` },
    { value: 'middle', label: `${pounds(low)} to ${pounds(high)}` },
    { value: 'high', label: `${pounds(high)} and more` },
  ]
}

/** What a visitor may have in mind; nothing on the page is offered at these amounts. */
export const leasingRanges: Readonly<
  Record<VehicleType, { prices: readonly StepOption[]; budgets: readonly StepOption[] }>
> = {
  car: { prices: steps(20_000, 35_000), budgets: steps(250, 400) },
  van: { prices: steps(25_000, 35_000), budgets: steps(300, 400) },
  truck: { prices: steps(70_000, 100_000), budgets: steps(1_200, 1_800) },
}

/** Whether an explanation matters to a visitor. One that says nothing of a select fits each of its values. */
export function fitsChoice(
  guide: Pick<LeasingGuide, 'audience' | 'price' | 'budget'>,
  choice: LeasingChoice,
): boolean {
  return (['audience', 'price', 'budget'] as const).every((name) => {
    const fitting: readonly string[] | undefined =
      guide[name] === undefined ? undefined : [guide[name]].flat()
    return choice[name] === '' || fitting === undefined || fitting.includes(choice[name])
  })
}

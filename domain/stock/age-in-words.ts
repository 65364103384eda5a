import type { StockSummary } from './stock-summary.ts'

/** "Up to 30 days", "31 to 60 days", "Over 90 days". */
export function ageInWords(ages: StockSummary['ages'], index: number, upTo: number | null): string {
  const before = ages[index - 1]?.upTo ?? null
  if (before === null) return `Up to ${upTo} days`
  return upTo === null ? `Over ${before} days` : `${before + 1} to ${upTo} days`
}

import type { BasisPoints, Pence } from './money.ts'

const whole = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP', maximumFractionDigits: 0 })
const exact = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' })
const percent = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 })

/**
 * "£12,000" or "£309.93". Pence are shown unless they are zero. `pence: true` always shows them ("£10.00");
 * `pence: false` rounds to the nearest pound.
 */
export function formatPounds(amount: Pence, options: { pence?: boolean } = {}): string {
  const showPence = options.pence ?? amount % 100 !== 0
  return (showPence ? exact : whole).format(amount / 100)
}

/** "£309.93 a month"; "Covered by your deposit" for null, which `monthlyFigure` gives then. */
export function formatMonthly(monthly: Pence | null): string {
  return monthly === null ? 'Covered by your deposit' : `${formatPounds(monthly, { pence: true })} a month`
}

/** "20.5%". */
export function formatRate(rate: BasisPoints): string {
  return `${percent.format(rate / 100)}%`
}

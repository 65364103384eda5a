/** How prices of several vehicles change: by a share of each, or by an amount. Below zero: they fall. */
export interface PriceChange {
  by: 'percent' | 'pounds'
  amount: number
}

/** Percent. */
const mostPercent = 50

/** Null for what is no change of a price: "5", "-5", "+£250", "-2.5". */
export function readPriceChange(by: string, text: string): PriceChange | null {
  const amount = Number(text.replaceAll(/[£,\s%]/g, '').replace('−', '-'))
  if (!Number.isFinite(amount) || amount === 0 || (by !== 'percent' && by !== 'pounds')) return null
  return by === 'percent' && Math.abs(amount) > mostPercent ? null : { by, amount }
}

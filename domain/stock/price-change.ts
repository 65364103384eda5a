/** How prices of several vehicles change: by a share of each, or by an amount. Below zero: they fall. */
export interface PriceChange {
  by: 'percent' | 'pounds'
  amount: number
}

/** Percent. A larger change is a typing error. */
const mostPercent = 50

const signed = /^(£?)\s?([-+]?)\s?(£?)\s?(\d{1,3}(?:,\d{3})+|\d{1,8})(\.\d{1,2})?\s?(%?)$/

/** Null for what is no change of a price, and for what may be read in two ways, such as pounds with a sign of percent. */
export function readPriceChange(by: string, text: string): PriceChange | null {
  if (text.length > 20 || (by !== 'percent' && by !== 'pounds')) return null
  const found = signed.exec(text.trim().replace(/[−–]/, '-'))
  if (found === null) return null
  const [, before, sign, after, whole = '', part = '', percent] = found
  const isPounds = before !== '' || after !== ''
  if (by === 'percent' ? isPounds : percent !== '') return null
  // "1.00" is a pound; "1.000" is refused by the pattern.
  const size = Number(whole.replaceAll(',', '') + part)
  if (size === 0 || (by === 'percent' && size > mostPercent)) return null
  return { by, amount: sign === '-' ? -size : size }
}

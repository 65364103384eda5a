import { formatPounds } from '#domain/finance/format-money.ts'
import type { Pence } from '#domain/finance/money.ts'

/** "£309.93 a month". */
export function monthlyWords(monthly: Pence): string {
  return `${formatPounds(monthly, { pence: true })} a month`
}

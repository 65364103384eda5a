import { kindOf, type Lead } from '#domain/leads/outbox.ts'
import { shortStockNumber } from '#domain/stock/identifier-key.ts'

/**
 * The command by which a dealer who confirms a reservation reserves the vehicle on the site. Null for any other lead, and
 * for a stock number that a shell would not take as a word: a client of the API may have sent any text.
 */
export function reserveCommand({ payload }: Pick<Lead, 'payload'>): string | null {
  if (kindOf({ payload }) !== 'reserve') return null
  const number = shortStockNumber(payload.vehicleId ?? '')
  return /^\w[\w.-]*$/.test(number) ? `npx forecourt stock set ${number} --state reserved` : null
}

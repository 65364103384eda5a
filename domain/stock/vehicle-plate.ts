import { monthsOfPlate, plateOf, plateOfRegistration } from './number-plate.ts'
import type { StockRecord } from './record.ts'

/**
 * The age identifier, such as "71": the feed's own, else that of the registration, else that of the month of first
 * registration. Null for older and unreadable ones.
 */
export function vehiclePlate({
  plate,
  registration,
  firstRegistrationDate,
}: Pick<StockRecord['vehicle'], 'plate' | 'registration' | 'firstRegistrationDate'>): string | null {
  const own = typeof plate === 'string' ? /(?:^|\D)(\d\d)(?:\D|$)/.exec(plate)?.[1] : undefined
  if (own !== undefined && monthsOfPlate(own)) return own
  const registered = typeof registration === 'string' ? plateOfRegistration(registration) : null
  if (registered !== null) return registered
  const date =
    typeof firstRegistrationDate === 'string' ? /^(\d{4})-(\d\d)/.exec(firstRegistrationDate) : null
  const month = Number(date?.[2])
  return date && month >= 1 && month <= 12 ? plateOf(Number(date[1]), month) : null
}

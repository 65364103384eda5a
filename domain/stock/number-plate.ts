import type { StockRecord } from './record.ts'

/** The months in which new age identifiers are introduced. */
const halves = { march: 3, september: 9 } as const

/**
 * The age identifier of a car first registered in that month: 21 from March to August 2021, 71 from September
 * 2021 to February 2022. Null before September 2001, when plates had letters, and from September 2050, when two digits run out.
 *
 * @param month 1 to 12
 */
export function plateOf(year: number, month: number): string | null {
  const start = month < halves.march ? year - 1 : year
  const spring = month >= halves.march && month < halves.september
  if (start < 2001 || start > 2050 || start === (spring ? 2001 : 2050)) return null
  return String(spring ? start - 2000 : start - 1950).padStart(2, '0')
}

/** The months of first registration that an age identifier stands for, both included; null when it stands for none. */
export function monthsOfPlate(plate: string): { from: YearMonth; to: YearMonth } | null {
  if (!/^\d\d$/.test(plate)) return null
  const age = Number(plate)
  const spring = age < 51
  const year = spring ? 2000 + age : 1950 + age
  if (plateOf(year, spring ? halves.march : halves.september) !== plate) return null
  return spring
    ? { from: { year, month: 3 }, to: { year, month: 8 } }
    : { from: { year, month: 9 }, to: { year: year + 1, month: 2 } }
}

export interface YearMonth {
  year: number
  /** 1 to 12 */
  month: number
}

/** The age identifier of a current-style registration ("AB71 CDE"); null for older, Northern Irish and cherished ones. */
export function plateOfRegistration(registration: string): string | null {
  const match = /^[A-HJ-PR-Y]{2}(\d\d)[A-HJ-PR-Z]{3}$/.exec(registration.replaceAll(' ', '').toUpperCase())
  const plate = match?.[1]
  return plate && monthsOfPlate(plate) ? plate : null
}

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

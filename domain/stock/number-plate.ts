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

/** Figures and letters that are typed for each other. */
const figureOf: Readonly<Record<string, string>> = {
  O: '0',
  Q: '0',
  I: '1',
  L: '1',
  Z: '2',
  S: '5',
  G: '6',
  B: '8',
}
const letterOf: Readonly<Record<string, string>> = { 0: 'O', 1: 'L', 2: 'Z', 5: 'S', 6: 'G', 8: 'B' }

/**
 * A registration in the style since September 2001, as the DVLA writes it: "BD51 SMR" of "bd5i-smr", "AB21 CDO" of "AB21CD0". Two
 * letters of an area, two figures and three letters: the position decides what a sign is. I, Q and Z are never in the first two letters, I and Q never
 * in the last three (DVLA, INF104). Null for any other text, for figures that stand for no months, and where both are letters: "Deliver" is no DE11 VER.
 */
export function readPlate(text: string): string | null {
  const typed = text.replaceAll(/[^a-z\d]/gi, '').toUpperCase()
  if (prefixStyle.test(typed)) return null
  const signs = [...typed]
  const plain = signs
    .map((sign, at) => (at === 2 || at === 3 ? figureOf[sign] : letterOf[sign]) ?? sign)
    .join('')
  const [, tag, age = '', last] = current.exec(plain) ?? []
  const hasFigure = signs.slice(2, 4).some((sign) => /\d/.test(sign))
  return !hasFigure || monthsOfPlate(age) === null ? null : `${tag}${age} ${last}`
}

/** "P123 ABC", of 1983 to 2001. */
const prefixStyle = /^[A-HJ-NPR-TV-Y][1-9]\d\d[A-HJ-PR-Z]{3}$/
const current = /^([A-HJ-PR-Y]{2})(\d\d)([A-HJ-PR-Z]{3})$/

/** The age identifier of a current-style registration ("AB71 CDE"); null for older, Northern Irish and cherished ones. */
export function plateOfRegistration(registration: string): string | null {
  return readPlate(registration)?.slice(2, 4) ?? null
}

/**
 * The age identifier, such as "71": the feed's own, else that of the registration, else that of the month of first
 * registration. Null for older and unreadable ones.
 */
export function vehiclePlate({
  plate,
  registration,
  firstRegistrationDate,
  firstRegistrationMonth,
}: Pick<
  StockRecord['vehicle'],
  'plate' | 'registration' | 'firstRegistrationDate' | 'firstRegistrationMonth'
>): string | null {
  const own = typeof plate === 'string' ? /(?:^|\D)(\d\d)(?:\D|$)/.exec(plate)?.[1] : undefined
  if (own !== undefined && monthsOfPlate(own)) return own
  const registered = typeof registration === 'string' ? plateOfRegistration(registration) : null
  if (registered !== null) return registered
  const since = firstRegistrationDate ?? firstRegistrationMonth
  const date = typeof since === 'string' ? /^(\d{4})-(\d\d)/.exec(since) : null
  const month = Number(date?.[2])
  return date && month >= 1 && month <= 12 ? plateOf(Number(date[1]), month) : null
}

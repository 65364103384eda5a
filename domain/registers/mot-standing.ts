import type { IsoDay } from '../stock/iso-day.ts'
import type { VehicleType } from '../stock/vehicle-type.ts'
import type { MotHistory, MotTest, MotVehicle } from './mot-history.ts'

/** How a vehicle stands with its MOT on a day, by the register. */
export type MotStanding =
  /** A certificate runs until that day. */
  | { state: 'valid'; until: IsoDay }
  /** The last certificate ended on that day. */
  | { state: 'ended'; on: IsoDay }
  /** Never tested. `byRule`: the register gives no day, so it follows from the first registration. */
  | { state: 'not-due'; until: IsoDay; byRule: boolean }
  | { state: 'first-due'; on: IsoDay; byRule: boolean }
  /** It was tested, and no certificate has a day; or never tested, and nothing says when it was registered. */
  | { state: 'not-given' }
  /** The register has no such vehicle. */
  | { state: 'unknown' }
  | { state: 'away' }

export function motStanding(history: MotHistory, type: VehicleType, today: IsoDay): MotStanding {
  if (history.state !== 'found') return { state: history.state }
  const until = latestExpiry(history.tests)
  if (until !== null) return until >= today ? { state: 'valid', until } : { state: 'ended', on: until }
  if (history.tests.some(({ result }) => result === 'passed')) return { state: 'not-given' }
  const day = history.firstTestDue ?? firstTestByRule(history, history.plate, type)
  if (day === null) return { state: 'not-given' }
  const byRule = history.firstTestDue === null
  return day >= today ? { state: 'not-due', until: day, byRule } : { state: 'first-due', on: day, byRule }
}

/** Of a certificate. A failed test has none. */
function latestExpiry(tests: readonly MotTest[]): IsoDay | null {
  return (
    tests
      .flatMap(({ result, expires }) => (result === 'passed' && expires !== null ? [expires] : []))
      .toSorted()
      .at(-1) ?? null
  )
}

/**
 * Years from the first registration to the first test: three in Great Britain, four in Northern Ireland, one for lorries.
 * Source: Road Traffic Act 1988, s. 47; DVA, MOT test requirements; DVSA, annual tests of heavy vehicles.
 */
export function yearsToFirstTest(type: VehicleType, plate: string): number {
  if (type === 'truck') return 1
  return isNorthernIrish(plate) ? 4 : 3
}

/** Northern Ireland's plates are up to three letters, one of which is an I or a Z, and figures. */
export function isNorthernIrish(plate: string): boolean {
  return /^(?=[A-Z]*[IZ])[A-Z]{2,3}\d{1,4}$|^\d{1,4}(?=[A-Z]*[IZ])[A-Z]{2,3}$/.test(plate)
}

function firstTestByRule(
  { firstUsed, registered }: MotVehicle,
  plate: string,
  type: VehicleType,
): IsoDay | null {
  const since = firstUsed ?? registered
  if (since === null) return null
  const year = Number(since.slice(0, 4)) + yearsToFirstTest(type, plate)
  const day = since.slice(4)
  return `${year}${day === '-02-29' ? '-02-28' : day}`
}

/** Whole months of the certificate, or until the first test; null when neither is known or the day has passed. */
export function motMonthsLeft(standing: MotStanding, today: IsoDay): number | null {
  if (standing.state !== 'valid' && standing.state !== 'not-due') return null
  const [year = 0, month = 0, day = 0] = standing.until.split('-').map(Number)
  const [nowYear = 0, nowMonth = 0, nowDay = 0] = today.split('-').map(Number)
  return (year - nowYear) * 12 + month - nowMonth - (day < nowDay ? 1 : 0)
}

/** The latest test of all; null without one whose day is known. */
export function latestTest(history: MotHistory | undefined): (MotTest & { on: IsoDay }) | null {
  if (history?.state !== 'found') return null
  const [first] = history.tests
  return first && first.on !== null ? { ...first, on: first.on } : null
}

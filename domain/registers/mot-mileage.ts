import type { IsoDay } from '../stock/iso-day.ts'
import type { StockRecord } from '../stock/record.ts'
import type { MotHistory } from './mot-history.ts'

/** A mileage that a tester read. */
export interface Reading {
  on: IsoDay
  miles: number
}

/** Kilometres are rounded to miles on both sides. */
const roundingMiles = 1

/** The oldest first. Tests without a day or a reading are left out. */
export function motReadings(history: MotHistory | undefined): Reading[] {
  if (history?.state !== 'found') return []
  const readings = history.tests.flatMap(({ on, odometer }) =>
    on !== null && odometer.state === 'read' ? [{ on, miles: odometer.miles }] : [],
  )
  return readings.toReversed()
}

/** Where a reading is lower than the one before it. */
function fallsOf(readings: readonly Reading[]): { from: Reading; to: Reading }[] {
  return readings.flatMap((to, at) => {
    const from = readings[at - 1]
    return from && to.miles < from.miles - roundingMiles ? [{ from, to }] : []
  })
}

/** What the tests say of a mileage. It is never said that a mileage is genuine: nobody reads it between two tests. */
export type MileageFinding =
  /** At least two readings, none lower than the one before it, and the advert not lower than the last. */
  | { state: 'consistent'; tests: number; first: Reading; last: Reading }
  | { state: 'falls'; falls: { from: Reading; to: Reading }[] }
  /** The advert says less than the last reading. */
  | { state: 'below'; last: Reading; advertised: number }
  /** Fewer than two readings, or no mileage in the advert. */
  | { state: 'none' }

export function mileageFinding(history: MotHistory | undefined, advertised: number | null): MileageFinding {
  const readings = motReadings(history)
  const [first, last] = [readings[0], readings.at(-1)]
  if (!first || !last) return { state: 'none' }
  if (advertised !== null && advertised < last.miles - roundingMiles)
    return { state: 'below', last, advertised }
  const falls = fallsOf(readings)
  if (falls.length > 0) return { state: 'falls', falls }
  if (readings.length < 2 || advertised === null) return { state: 'none' }
  return { state: 'consistent', tests: readings.length, first, last }
}

/**
 * The mileage of a record that is below its last MOT test, unless somebody has confirmed both; null for any other. The
 * advert does not claim it meanwhile.
 */
export function doubtedMileage(record: StockRecord): { advertised: number; last: Reading } | null {
  const advertised = record.vehicle.odometerReadingMiles
  if (record.motHistory === undefined || typeof advertised !== 'number') return null
  const finding = mileageFinding(record.motHistory, advertised)
  if (finding.state !== 'below') return null
  const { mileageChecked: checked } = record
  const isChecked = checked?.advert === advertised && checked.test === finding.last.miles
  return isChecked ? null : { advertised, last: finding.last }
}

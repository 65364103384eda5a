import type { IsoDay } from './iso-day.ts'
import { isHiddenByDealer } from './public-record.ts'
import { readDay } from './read-day.ts'
import type { StockRecord } from './record.ts'
import { previousOwners } from './vehicle-figures.ts'

type Check = NonNullable<StockRecord['check']>

/** Where a fact of a vehicle's history comes from. */
export type HistorySource = 'stock record' | 'vehicle check' | 'MOT test'

/** A fact with its source and date: of an MOT test its day, of anything else the day of the record's last update. */
export interface Told<T> {
  value: T
  source: HistorySource
  on: IsoDay | null
}

/** What a record says about a vehicle's past. A fact is null when the record does not state it. */
export interface VehicleHistory {
  owners: Told<number> | null
  service: Told<string> | null
  /** `miles` at the last service; null when not given. */
  lastService: Told<{ day: IsoDay; miles: number | null }> | null
  motExpires: Told<IsoDay> | null
  /** The latest MOT test; `miles` only where the reading is in miles. */
  lastMot: Told<{ day: IsoDay; result: string; miles: number | null }> | null
  /** When the latest registration document was issued. */
  v5cIssued: Told<IsoDay> | null
  /** The category, such as "S"; "none" when the check says so. */
  writeOff: Told<string> | null
  stolen: Told<boolean> | null
  /** True when any lender has an interest; false only when the check answers for private and trade finance. */
  finance: Told<boolean> | null
  mileageDiscrepancy: Told<boolean> | null
  scrapped: Told<boolean> | null
  imported: Told<boolean> | null
  exported: Told<boolean> | null
  registrationChanged: Told<boolean> | null
  colourChanged: Told<boolean> | null
}

export function vehicleHistory(record: StockRecord): VehicleHistory {
  const { vehicle, metadata } = record
  const on = readDay(metadata.lastUpdated)
  const found = checkOf(record)
  const inRecord = <T>(value: T | null | undefined) => told(value, 'stock record', on)
  const inCheck = <T>(value: T | null | undefined) => told(value, 'vehicle check', on)

  const showsOwners = !isHiddenByDealer(record, 'owners')
  const showsMot = !isHiddenByDealer(record, 'motExpiryDate')
  const lastMot = showsMot ? latestMot(record) : null
  const expiry = readDay(vehicle.motExpiryDate)
  const serviced = readDay(vehicle.lastServiceDate)
  return {
    owners: showsOwners ? (inRecord(previousOwners(vehicle)) ?? inCheck(found.previousOwners)) : null,
    service: inRecord(vehicle.serviceHistory),
    lastService:
      serviced === null
        ? null
        : inRecord({ day: serviced, miles: vehicle.lastServiceOdometerReadingMiles ?? null }),
    motExpires: showsMot ? later(motExpiryOf(record, lastMot), inRecord(expiry)) : null,
    lastMot,
    v5cIssued: inCheck(latest(found.v5cs?.map(({ issuedDate }) => readDay(issuedDate)) ?? [])),
    writeOff: inCheck(writeOffCategory(found.insuranceWriteoffCategory)),
    stolen: inCheck(found.stolen),
    finance: inCheck(anyFinance(found)),
    mileageDiscrepancy: inCheck(found.mileageDiscrepancy),
    scrapped: inCheck(found.scrapped),
    imported: inCheck(found.imported),
    exported: inCheck(found.exported),
    registrationChanged: inCheck(found.registrationChanged),
    colourChanged: inCheck(found.colourChanged),
  }
}

function told<T>(value: T | null | undefined, source: HistorySource, on: IsoDay | null): Told<T> | null {
  return value === null || value === undefined ? null : { value, source, on }
}

/** `check` and `history` as one. Where two answers differ the worse one counts: true before false. */
function checkOf({ history, check, checks }: StockRecord): Check {
  const found: Check = {}
  for (const part of [history, checks, check]) {
    for (const [field, value] of Object.entries(part ?? {})) {
      if (value !== null && found[field] !== true) found[field] = value
    }
  }
  return found
}

function anyFinance({ privateFinance, tradeFinance }: Check): boolean | null {
  if (privateFinance === true || tradeFinance === true) return true
  return privateFinance === false && tradeFinance === false ? false : null
}

/** "S" of "S", "Cat S" and "Category S". */
function writeOffCategory(text: string | null | undefined): string | null {
  if (!text) return null
  if (/^(none|no|not recorded|clear)$/i.test(text)) return 'none'
  return /^(?:cat(?:egory)?\.?\s*)?([a-z])$/i.exec(text)?.[1]?.toUpperCase() ?? text
}

/** Those of the register, where it was read, else those of the feed. */
function motTestsOf({ motTests, motHistory }: StockRecord): NonNullable<StockRecord['motTests']> {
  if (motHistory?.state !== 'found' || motHistory.tests.length === 0) return motTests ?? []
  return motHistory.tests.map(({ on, result, expires, odometer }) => ({
    completedDate: on,
    testResult: result.charAt(0).toUpperCase() + result.slice(1),
    expiryDate: expires,
    odometerValue: odometer.state === 'read' ? odometer.miles : null,
  }))
}

function latestMot(record: StockRecord): VehicleHistory['lastMot'] {
  const tests = motTestsOf(record).flatMap(({ completedDate, testResult, odometerValue, odometerUnit }) => {
    const day = readDay(completedDate)
    if (!day || !testResult) return []
    const inMiles = odometerUnit == null || /^mi/i.test(odometerUnit)
    return [{ day, result: testResult, miles: inMiles ? (odometerValue ?? null) : null }]
  })
  const day = latest(tests.map((test) => test.day))
  const last = tests.find((test) => test.day === day)
  return last ? { value: last, source: 'MOT test', on: last.day } : null
}

/** The latest expiry among the tests. */
function motExpiryOf(record: StockRecord, lastMot: VehicleHistory['lastMot']): Told<IsoDay> | null {
  const expiry = latest(motTestsOf(record).map(({ expiryDate }) => readDay(expiryDate)))
  return told(expiry, 'MOT test', lastMot?.on ?? null)
}

/** The later of two days; `a` when they are equal. */
function later(a: Told<IsoDay> | null, b: Told<IsoDay> | null): Told<IsoDay> | null {
  if (a === null || b === null) return a ?? b
  return b.value > a.value ? b : a
}

function latest(days: readonly (IsoDay | null)[]): IsoDay | null {
  return (
    days
      .filter((day) => day !== null)
      .toSorted()
      .at(-1) ?? null
  )
}

import { formatCount } from '#app/ui/format-count.ts'
import type { MotDefect, MotHistory, MotTest, Odometer } from '#domain/registers/mot-history.ts'
import { motReadings } from '#domain/registers/mot-mileage.ts'
import { isNorthernIrish } from '#domain/registers/mot-standing.ts'
import { motFacts, repeatedDefects, wordsOfDefect } from '#domain/registers/mot-words.ts'
import { formatDay, type IsoDay } from '#domain/stock/iso-day.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import { formatMiles } from '../record/format-miles.ts'
import { mileageChart } from './mileage-chart.ts'

/** What the MOT register has of a vehicle, as text. */
export type MotView = NonNullable<ReturnType<typeof toMotView>>

/** Null where the register was never asked. */
export function toMotView(record: StockRecord, type: VehicleType, today: IsoDay) {
  const { motHistory: history, mileageWithheld } = record
  if (history === undefined) return null
  const tests = history.state === 'found' ? history.tests : []
  const repeated = repeatedDefects(tests)
  const advertised = mileageWithheld ? null : (record.vehicle.odometerReadingMiles ?? null)
  return {
    ...motFacts(record, history, { type, today }),
    chart: mileageChart(motReadings(history), advertised === null ? null : { on: today, miles: advertised }),
    tests: tests.map((test) => toTestView(test, repeated)),
    notes: notesOf(history, type),
    /** With the attribution that the licence asks for. */
    source:
      history.state === 'found' || history.state === 'unknown'
        ? `MOT history from the DVSA, checked on ${formatDay(history.readOn)}.`
        : null,
  }
}

function notesOf(history: MotHistory, type: VehicleType): string[] {
  const notes: string[] = []
  if (history.state === 'away')
    notes.push('We will try again. You can check it on GOV.UK with the number plate.')
  if (type === 'truck')
    notes.push(
      'Lorries have an annual test from their first year. Tests before 2018 are not in this register.',
    )
  if (history.state === 'found' && history.tests.some(({ source }) => source === 'DVA NI'))
    notes.push('Northern Ireland’s tests are listed without the tester’s notes.')
  else if (isNorthernIrish(history.plate) && type !== 'truck')
    notes.push('In Northern Ireland the first test is due after four years.')
  return notes
}

function toTestView(
  { on, result, expires, odometer, defects }: MotTest,
  repeated: ReadonlyMap<string, { times: number }>,
) {
  return {
    day: on === null ? 'Day not given' : formatDay(on),
    result: resultWords[result] ?? result,
    isFailed: result === 'failed',
    mileage: odometerInWords(odometer),
    expires: expires === null ? null : `Certificate until ${formatDay(expires)}`,
    defects: defects.map(({ text, kind, isDangerous }) => ({
      kind: kindWords[kind] ?? `Noted as “${kind}”`,
      text,
      isDangerous,
      /** At how many tests; null for one. */
      times: repeated.get(wordsOfDefect(text))?.times ?? null,
    })),
  }
}

const resultWords: Readonly<Record<string, string>> = {
  passed: 'Passed',
  failed: 'Failed',
  'not given': 'Result not given',
}

/** By `MotDefect.kind`. */
const kindWords: Readonly<Record<MotDefect['kind'], string>> = {
  advisory: 'Advisory',
  minor: 'Minor defect',
  major: 'Major defect',
  dangerous: 'Dangerous defect',
  fail: 'Reason for failure',
  prs: 'Repaired during the test',
  'user entered': 'Tester’s note',
  'not given': 'Noted',
}

function odometerInWords(odometer: Odometer): string {
  switch (odometer.state) {
    case 'read':
      return odometer.kilometres === undefined
        ? formatMiles(odometer.miles)
        : `${formatMiles(odometer.miles)} (${formatCount(odometer.kilometres)} km read)`
    case 'unreadable':
      return 'Odometer unreadable'
    case 'none':
      return 'No odometer'
    case 'not-given':
      return 'Mileage not given'
  }
}

import { formatCount } from '#app/ui/format-count.ts'
import type { MotDefect, MotHistory, MotTest, Odometer } from '#domain/registers/mot-history.ts'
import { type MileageFinding, mileageFinding, motReadings } from '#domain/registers/mot-mileage.ts'
import {
  isNorthernIrish,
  latestTest,
  type MotStanding,
  motStanding,
  yearsToFirstTest,
} from '#domain/registers/mot-standing.ts'
import { formatDay, type IsoDay } from '#domain/stock/iso-day.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import { formatMiles } from '../record/format-miles.ts'
import { mileageChart } from './mileage-chart.ts'
import type { Spec } from './vehicle-specs.ts'

/** What the MOT register has of a vehicle, as text. */
export type MotView = NonNullable<ReturnType<typeof toMotView>>

/** Null where the register was never asked. */
export function toMotView(record: StockRecord, type: VehicleType, today: IsoDay) {
  const { motHistory: history, mileageWithheld } = record
  if (history === undefined) return null
  const standing = motStanding(history, type, today)
  const tests = history.state === 'found' ? history.tests : []
  const repeated = repeatedDefects(tests)
  const advertised = mileageWithheld ? null : (record.vehicle.odometerReadingMiles ?? null)
  const readings = motReadings(history)
  const last = latestTest(history)
  return {
    standing: standingInWords(standing, history, type),
    isWarning: standing.state === 'ended' || standing.state === 'first-due',
    /** What a buyer should see before the tests. */
    alerts: [
      ...(last?.result === 'failed' ? [`The latest test, on ${formatDay(last.on)}, was failed.`] : []),
      ...(mileageWithheld ? [withheldInWords(readings.at(-1)?.on)] : []),
      ...fallsInWords(mileageFinding(history, advertised)),
      ...(history.state === 'found' && history.recall === 'Yes' ? ['A safety recall is outstanding.'] : []),
      ...dangerousInWords(tests),
      ...[...repeated.values()].map(({ text, times }) => `Noted at ${times} tests: ${text}`),
    ],
    mileage: consistencyInWords(mileageFinding(history, advertised)),
    chart: mileageChart(readings, advertised === null ? null : { on: today, miles: advertised }),
    tests: tests.map((test) => toTestView(test, repeated)),
    notes: notesOf(history, type),
    /** With the attribution that the licence asks for. */
    source:
      history.state === 'found' || history.state === 'unknown'
        ? `MOT history of DVSA, read on ${formatDay(history.readOn)}.`
        : null,
  }
}

/** Lines of a comparison; none where the register was never asked. */
export function motSpecs(record: StockRecord, type: VehicleType, today: IsoDay): Spec[] {
  const view = toMotView(record, type, today)
  if (view === null) return []
  const failed = view.tests.filter(({ isFailed }) => isFailed).length
  return [
    { label: 'MOT by the register', value: view.standing },
    ...(view.tests.length === 0
      ? []
      : [
          { label: 'MOT tests', value: `${view.tests.length}, of which ${failed} failed` },
          {
            label: 'To know from MOT tests',
            value: view.alerts.length === 0 ? 'Nothing noted twice or as dangerous' : view.alerts.join(' '),
          },
          { label: 'Mileage at MOT tests', value: view.mileage?.fact ?? 'Not consistent, or too few tests' },
        ]),
  ]
}

function standingInWords(standing: MotStanding, history: MotHistory, type: VehicleType): string {
  switch (standing.state) {
    case 'valid':
      return `MOT until ${formatDay(standing.until)}`
    case 'ended':
      return `The MOT ended on ${formatDay(standing.on)}`
    case 'not-due':
      return `No MOT is due until ${formatDay(standing.until)}${byRule(standing.byRule, history, type)}`
    case 'first-due':
      return `The first MOT was due on ${formatDay(standing.on)}${byRule(standing.byRule, history, type)}`
    case 'not-given':
      return 'The MOT register gives no date for this vehicle'
    case 'unknown':
      return 'The MOT register has no tests of this number plate'
    case 'away':
      return 'The MOT register could not be asked'
  }
}

function byRule(isByRule: boolean, { plate }: MotHistory, type: VehicleType): string {
  if (!isByRule) return ''
  const years = yearsToFirstTest(type, plate)
  return `, ${years === 1 ? 'a year' : `${years === 3 ? 'three' : 'four'} years`} after its first registration`
}

function notesOf(history: MotHistory, type: VehicleType): string[] {
  const notes: string[] = []
  if (history.state === 'away')
    notes.push('We try again. You can look it up on GOV.UK with the number plate.')
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

function withheldInWords(on: IsoDay | undefined): string {
  const day = on === undefined ? '' : ` on ${formatDay(on)}`
  return `We are checking the mileage: the test${day} has a higher one than our advert, so we do not show ours.`
}

function fallsInWords(finding: MileageFinding): string[] {
  if (finding.state !== 'falls') return []
  return finding.falls.map(
    ({ from, to }) =>
      `The mileage is lower on ${formatDay(to.on)} (${formatMiles(to.miles)}) than on ${formatDay(from.on)} (${formatMiles(from.miles)}).`,
  )
}

function consistencyInWords(finding: MileageFinding): { fact: string; basis: string } | null {
  if (finding.state !== 'consistent') return null
  const { tests, first, last } = finding
  return {
    fact: `Mileage consistent over ${tests} tests`,
    basis: `No reading is lower than the one before, from ${formatMiles(first.miles)} on ${formatDay(first.on)} to ${formatMiles(last.miles)} on ${formatDay(last.on)}, and the advert is not below the last. Nobody reads the mileage between two tests.`,
  }
}

function dangerousInWords(tests: readonly MotTest[]): string[] {
  return tests.flatMap(({ on, defects }) =>
    defects
      .filter(({ isDangerous }) => isDangerous)
      .map(({ text }) => `Dangerous${on === null ? '' : ` on ${formatDay(on)}`}: ${text}`),
  )
}

/** Defects with the same words at two tests or more, by those words. */
function repeatedDefects(tests: readonly MotTest[]): Map<string, { text: string; times: number }> {
  const found = new Map<string, { text: string; days: Set<string> }>()
  for (const { on, defects } of tests) {
    for (const { text } of defects) {
      const entry = found.get(wordsOf(text)) ?? { text, days: new Set() }
      // A retest of the same day says the same again.
      found.set(wordsOf(text), { ...entry, days: entry.days.add(on ?? 'unknown') })
    }
  }
  return new Map(
    [...found].flatMap(([words, { text, days }]) =>
      days.size < 2 ? [] : [[words, { text, times: days.size }]],
    ),
  )
}

function wordsOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
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
      times: repeated.get(wordsOf(text))?.times ?? null,
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

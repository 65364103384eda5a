import { formatDay, type IsoDay } from '../stock/iso-day.ts'
import type { StockRecord } from '../stock/record.ts'
import type { VehicleType } from '../stock/vehicle-type.ts'
import type { MotHistory, MotTest } from './mot-history.ts'
import { type MileageFinding, mileageFinding, motReadings } from './mot-mileage.ts'
import { latestTest, type MotStanding, motStanding, yearsToFirstTest } from './mot-standing.ts'

/** What the MOT register says of a vehicle in sentences, for pages and whoever asks by machine. `record` as the site shows it. */
export function motFacts(
  record: StockRecord,
  history: MotHistory,
  { type, today }: { type: VehicleType; today: IsoDay },
) {
  const standing = motStanding(history, type, today)
  const tests = history.state === 'found' ? history.tests : []
  const { mileageWithheld } = record
  const finding = mileageFinding(
    history,
    mileageWithheld ? null : (record.vehicle.odometerReadingMiles ?? null),
  )
  const last = latestTest(history)
  return {
    standing: standingInWords(standing, history, type),
    isWarning: standing.state === 'ended' || standing.state === 'first-due',
    /** What a buyer should see before the tests. */
    alerts: [
      ...(last?.result === 'failed' ? [`The latest test, on ${formatDay(last.on)}, was failed.`] : []),
      ...(mileageWithheld ? [withheldInWords(motReadings(history).at(-1)?.on)] : []),
      ...fallsInWords(finding),
      ...(history.state === 'found' && history.recall === 'Yes' ? ['A safety recall is outstanding.'] : []),
      ...dangerousInWords(tests),
      ...[...repeatedDefects(tests).values()].map(({ text, times }) => `Noted at ${times} tests: ${text}`),
    ],
    mileage: consistencyInWords(finding),
  }
}

/** Lines of a comparison; none where the register was never asked. */
export function motLines(
  record: StockRecord,
  type: VehicleType,
  today: IsoDay,
): { label: string; value: string }[] {
  const { motHistory: history } = record
  if (history === undefined) return []
  const { standing, alerts, mileage } = motFacts(record, history, { type, today })
  const tests = history.state === 'found' ? history.tests : []
  const failed = tests.filter(({ result }) => result === 'failed').length
  return [
    { label: 'MOT by the register', value: standing },
    ...(tests.length === 0
      ? []
      : [
          { label: 'MOT tests', value: `${tests.length}, of which ${failed} failed` },
          {
            label: 'To know from MOT tests',
            value: alerts.length === 0 ? 'Nothing noted twice or as dangerous' : alerts.join(' '),
          },
          { label: 'Mileage at MOT tests', value: mileage?.fact ?? 'Not consistent, or too few tests' },
        ]),
  ]
}

/** "37,000 miles". */
export function milesInWords(miles: number): string {
  return miles === 1 ? '1 mile' : `${miles.toLocaleString('en-GB')} miles`
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

function withheldInWords(on: IsoDay | undefined): string {
  const day = on === undefined ? '' : ` on ${formatDay(on)}`
  return `We are checking the mileage: the test${day} has a higher one than our advert, so we do not show ours.`
}

function fallsInWords(finding: MileageFinding): string[] {
  if (finding.state !== 'falls') return []
  return finding.falls.map(
    ({ from, to }) =>
      `The mileage is lower on ${formatDay(to.on)} (${milesInWords(to.miles)}) than on ${formatDay(from.on)} (${milesInWords(from.miles)}).`,
  )
}

function consistencyInWords(finding: MileageFinding): { fact: string; basis: string } | null {
  if (finding.state !== 'consistent') return null
  const { tests, first, last } = finding
  return {
    fact: `Mileage consistent over ${tests} tests`,
    basis: `No reading is lower than the one before, from ${milesInWords(first.miles)} on ${formatDay(first.on)} to ${milesInWords(last.miles)} on ${formatDay(last.on)}, and the advert is not below the last. Nobody reads the mileage between two tests.`,
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
export function repeatedDefects(tests: readonly MotTest[]): Map<string, { text: string; times: number }> {
  const found = new Map<string, { text: string; days: Set<string> }>()
  for (const { on, defects } of tests) {
    for (const { text } of defects) {
      const entry = found.get(wordsOfDefect(text)) ?? { text, days: new Set() }
      // A retest of the same day says the same again.
      found.set(wordsOfDefect(text), { ...entry, days: entry.days.add(on ?? 'unknown') })
    }
  }
  return new Map(
    [...found].flatMap(([words, { text, days }]) =>
      days.size < 2 ? [] : [[words, { text, times: days.size }]],
    ),
  )
}

export function wordsOfDefect(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

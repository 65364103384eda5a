import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { type MotHistory, readMotVehicle } from '#domain/registers/mot-history.ts'
import { exampleRecord } from '#domain/stock/example-record.ts'
import { createShowing, showsEverything } from '#domain/stock/shown-record.ts'
import { MotTests } from './MotTests.tsx'
import { toMotView } from './mot-view.ts'

const today = '2026-11-28'
const plate = 'AB12CDE'
const tyre = { text: 'Nearside Front Tyre worn close to legal limit (5.2.3 (e))', type: 'ADVISORY' }

function historyOf(motTests: object[], fields: object = {}): MotHistory {
  const vehicle = readMotVehicle({ registration: plate, motTests, ...fields }, plate)
  if (!vehicle) throw new Error('no answer')
  return { state: 'found', plate, readOn: today, ...vehicle }
}

const testOf = (day: string, miles: number, fields: object = {}) => ({
  completedDate: `${day}T10:00:00.000Z`,
  testResult: 'PASSED',
  expiryDate: `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`,
  odometerValue: String(miles),
  odometerUnit: 'MI',
  dataSource: 'DVSA',
  defects: [],
  ...fields,
})

function viewOf(motHistory: MotHistory | undefined, miles = 45_000, type: 'car' | 'truck' = 'car') {
  const record = { ...exampleRecord({ odometerReadingMiles: miles }), ...(motHistory && { motHistory }) }
  return toMotView(createShowing(showsEverything)(record), type, today)
}

function textOf(...args: Parameters<typeof viewOf>): string {
  const view = viewOf(...args)
  return view === null ? '' : renderToStaticMarkup(<MotTests {...view} />)
}

const history = historyOf([
  testOf('2026-03-10', 42_000, { defects: [tyre] }),
  testOf('2025-03-10', 31_000, {
    defects: [{ ...tyre, text: 'nearside front tyre worn close to legal limit (5.2.3 (e))' }],
  }),
  testOf('2025-03-09', 31_000, {
    testResult: 'FAILED',
    expiryDate: undefined,
    defects: [{ text: 'Brake hose <ferrule> insecure', type: 'DANGEROUS', dangerous: true }],
  }),
  testOf('2024-03-10', 20_000),
  testOf('2023-03-10', 11_000),
])

describe('the MOT history of the vehicle page', () => {
  it('has each test in the tester’s words, and first what is dangerous or was noted again', () => {
    const view = viewOf(history)
    expect(view).toMatchObject({
      standing: 'MOT until 10 March 2027',
      alerts: [
        'Dangerous on 9 March 2025: Brake hose <ferrule> insecure',
        'Noted at 2 tests: Nearside Front Tyre worn close to legal limit (5.2.3 (e))',
      ],
      mileage: { fact: 'Mileage consistent over 5 tests' },
      source: 'MOT history from the DVSA, checked on 28 November 2026.',
    })
    expect(view?.tests[2]).toMatchObject({
      day: '9 March 2025',
      result: 'Failed',
      mileage: '31,000 miles',
      expires: null,
    })
    const html = textOf(history)
    expect(html).toContain('Open Government Licence v3.0')
    expect(html).toContain('Show 2 earlier tests')
    expect(html).toContain('Brake hose &lt;ferrule&gt; insecure')
    expect(html).not.toMatch(/genuine/i)
    expect(html.match(/<circle/g)).toHaveLength(6)
  })

  it.each([
    ['was never asked', undefined, ''],
    ['could not be asked', { state: 'away', plate, readOn: today }, 'The MOT register could not be asked'],
    ['has no such vehicle', { state: 'unknown', plate, readOn: today }, 'no tests of this number plate'],
    [
      'has a new vehicle',
      historyOf([], { motTestDueDate: '2029-09-01' }),
      'No MOT is due until 1 September 2029',
    ],
    [
      'has a vehicle without a date',
      historyOf([], { firstUsedDate: '2025-05-20' }),
      'No MOT is due until 20 May 2028, three years after its first registration',
    ],
    [
      'has tests of Northern Ireland',
      historyOf([testOf('2026-03-10', 1, { dataSource: 'DVA NI', defects: null })]),
      'without the tester’s notes',
    ],
    ['has a recall', historyOf([], { hasOutstandingRecall: 'Yes' }), 'A safety recall is outstanding'],
    [
      'has a test that was failed last',
      historyOf([testOf('2026-11-01', 9, { testResult: 'FAILED' })]),
      'The latest test, on 1 November 2026, was failed',
    ],
    ['has an MOT that ended', historyOf([testOf('2024-03-10', 9)]), 'The MOT ended on 10 March 2025'],
    [
      'has an odometer in kilometres',
      historyOf([testOf('2026-03-10', 80_467, { odometerUnit: 'KM' })]),
      '50,000 miles (80,467 km read)',
    ],
    [
      'has one that was unreadable',
      historyOf([testOf('2026-03-10', 9, { odometerResultType: 'UNREADABLE' })]),
      'Odometer unreadable',
    ],
    [
      'has a mileage that fell',
      historyOf([testOf('2026-03-10', 20_000), testOf('2025-03-10', 61_000)]),
      'The mileage is lower on 10 March 2026 (20,000 miles)',
    ],
    [
      'has a mileage above the advert',
      historyOf([testOf('2026-03-10', 99_000)]),
      'We are checking the mileage: the test on 10 March 2026',
    ],
    ['has a new kind of result', historyOf([testOf('2026-03-10', 9, { testResult: 'ABORTED' })]), 'aborted'],
  ] as const)('tells when the register %s', (_, motHistory, words) => {
    expect(textOf(motHistory as MotHistory | undefined)).toContain(words)
  })

  it('says a truck’s own rule', () => {
    expect(textOf(historyOf([], { firstUsedDate: '2026-05-20' }), 45_000, 'truck')).toContain(
      'No MOT is due until 20 May 2027, a year after its first registration',
    )
  })

  it('shows 60 tests, out of order and of one day, all of them', () => {
    const sixty = Array.from({ length: 60 }, (_, n) =>
      testOf(`20${10 + (n % 15)}-0${1 + (n % 9)}-1${n % 5}`, n * 1_000),
    )
    expect(viewOf(historyOf(sixty))?.tests).toHaveLength(60)
    expect(textOf(historyOf(sixty))).toContain('Show 57 earlier tests')
  })
})

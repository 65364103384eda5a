import { describe, expect, it } from 'vitest'
import { exampleRecord } from '../stock/example-record.ts'
import { createShowing, showsEverything } from '../stock/shown-record.ts'
import type { VehicleType } from '../stock/vehicle-type.ts'
import { type MotHistory, readMotVehicle } from './mot-history.ts'
import { mileageFinding } from './mot-mileage.ts'
import { motMonthsLeft, motStanding } from './mot-standing.ts'
import { registerDisagreements } from './register-disagreements.ts'

const today = '2026-11-28'

/** "2025-03-10 P 40000 2026-03-09": day, passed or failed, miles or `?`, expiry. */
function testsOf(lines: readonly string[]) {
  return lines.map((line) => {
    const [day, result, miles, expiryDate] = line.split(' ')
    return {
      completedDate: `${day}T10:00:00.000Z`,
      testResult: result === 'P' ? 'PASSED' : 'FAILED',
      expiryDate,
      ...(miles === '?'
        ? { odometerResultType: 'UNREADABLE' }
        : { odometerValue: miles, odometerUnit: 'MI' }),
    }
  })
}

function historyOf(lines: readonly string[], fields: object = {}, plate = 'AB12CDE'): MotHistory {
  const vehicle = readMotVehicle({ registration: plate, motTests: testsOf(lines), ...fields }, plate)
  if (!vehicle) throw new Error('no answer')
  return { state: 'found', plate, readOn: today, ...vehicle }
}

describe('how a vehicle stands with its MOT', () => {
  it.each<[string, MotHistory, VehicleType, object]>([
    ['passed', historyOf(['2026-03-10 P 1 2027-03-09']), 'car', { state: 'valid', until: '2027-03-09' }],
    ['ends today', historyOf(['2025-11-28 P 1 2026-11-28']), 'car', { state: 'valid', until: today }],
    ['ended', historyOf(['2025-11-27 P 1 2026-11-27']), 'car', { state: 'ended', on: '2026-11-27' }],
    [
      'failed while the last certificate runs',
      historyOf(['2026-11-20 F 1', '2025-12-10 P 1 2026-12-09']),
      'car',
      { state: 'valid', until: '2026-12-09' },
    ],
    [
      'failed only',
      historyOf(['2026-11-20 F 1'], { firstUsedDate: '2023-11-01' }),
      'car',
      { state: 'first-due', on: '2026-11-01', byRule: true },
    ],
    ['passed without a day', historyOf(['2026-03-10 P 1']), 'car', { state: 'not-given' }],
    [
      'never tested',
      historyOf([], { motTestDueDate: '2028-09-30' }),
      'car',
      { state: 'not-due', until: '2028-09-30', byRule: false },
    ],
    [
      'never tested, though due',
      historyOf([], { motTestDueDate: '2026-09-30' }),
      'van',
      { state: 'first-due', on: '2026-09-30', byRule: false },
    ],
    [
      'three years, by the rule',
      historyOf([], { firstUsedDate: '2024-02-29' }),
      'car',
      { state: 'not-due', until: '2027-02-28', byRule: true },
    ],
    [
      'four in Northern Ireland',
      historyOf([], { firstUsedDate: '2023-06-01' }, 'KIG8200'),
      'car',
      { state: 'not-due', until: '2027-06-01', byRule: true },
    ],
    [
      'one for a lorry',
      historyOf([], { firstUsedDate: '2026-06-01' }),
      'truck',
      { state: 'not-due', until: '2027-06-01', byRule: true },
    ],
    ['nothing known', historyOf([]), 'car', { state: 'not-given' }],
    ['no such vehicle', { state: 'unknown', plate: 'AB12CDE', readOn: today }, 'car', { state: 'unknown' }],
    ['not asked', { state: 'away', plate: 'AB12CDE', readOn: today }, 'car', { state: 'away' }],
  ])('%s', (_, history, type, expected) => expect(motStanding(history, type, today)).toEqual(expected))

  it.each([
    ['2027-11-28', 12],
    ['2027-11-27', 11],
    ['2026-12-27', 0],
    ['2026-11-28', 0],
    ['2029-01-31', 26],
  ])('has whole months left until %s: %i', (until, months) => {
    expect(motMonthsLeft({ state: 'valid', until }, today)).toBe(months)
    expect(motMonthsLeft({ state: 'ended', on: until }, today)).toBeNull()
  })
})

describe('what the tests say of a mileage', () => {
  it.each([
    [
      'rises',
      ['2026-03-10 P 42000', '2025-03-10 P 31000', '2024-03-10 P 20000'],
      45_000,
      { state: 'consistent', tests: 3 },
    ],
    [
      'is that of the last test',
      ['2026-03-10 P 42000', '2025-03-10 P 31000'],
      42_000,
      { state: 'consistent', tests: 2 },
    ],
    [
      'is the same at a retest',
      ['2026-03-11 P 42000', '2026-03-10 F 42000'],
      42_000,
      { state: 'consistent', tests: 2 },
    ],
    [
      'tests come in another order',
      ['2024-03-10 P 20000', '2026-03-10 P 42000', '2025-03-10 P 31000'],
      45_000,
      { state: 'consistent', tests: 3 },
    ],
    [
      'one is unreadable',
      ['2026-03-10 P 42000', '2025-03-10 P ?', '2024-03-10 P 20000'],
      45_000,
      { state: 'consistent', tests: 2 },
    ],
    [
      'the advert is below the last test',
      ['2026-03-10 P 42000', '2025-03-10 P 31000'],
      41_990,
      { state: 'below', advertised: 41_990 },
    ],
    [
      'falls once',
      ['2026-03-10 P 42000', '2025-03-10 P 61000', '2024-03-10 P 20000'],
      45_000,
      { state: 'falls', falls: [{ from: { miles: 61_000 }, to: { miles: 42_000 } }] },
    ],
    ['one test is not enough', ['2026-03-10 P 42000'], 45_000, { state: 'none' }],
    ['one test is enough to doubt', ['2026-03-10 P 42000'], 4_500, { state: 'below' }],
    ['no test', [], 45_000, { state: 'none' }],
    ['no mileage in the advert', ['2026-03-10 P 42000', '2025-03-10 P 31000'], null, { state: 'none' }],
    ['nothing readable', ['2026-03-10 P ?', '2025-03-10 P ?'], 45_000, { state: 'none' }],
  ] as const)('%s', (_, lines, advertised, expected) =>
    expect(mileageFinding(historyOf(lines), advertised)).toMatchObject(expected),
  )

  it('takes readings in kilometres for what they are, and says where miles and kilometres were mixed up', () => {
    const [first, second] = testsOf(['2026-03-10 P 80467', '2025-03-10 P 48280'])
    const mixed = historyOf([], {
      motTests: [
        { ...first, odometerUnit: 'KM' },
        { ...second, odometerUnit: 'KM' },
      ],
    })
    expect(mileageFinding(mixed, 50_000)).toMatchObject({ state: 'consistent', last: { miles: 50_000 } })
    const lying = historyOf([], {
      motTests: [{ ...first, odometerValue: '50000' }, second, ...testsOf(['2024-03-10 P 57000'])],
    })
    expect(mileageFinding(lying, 51_000)).toMatchObject({
      state: 'falls',
      falls: [{ from: { miles: 57_000 } }],
    })
  })
})

describe('where advert and register disagree', () => {
  const recordOf = (vehicle: object, motHistory: MotHistory) => ({
    ...exampleRecord({
      make: 'Mercedes-Benz',
      colour: 'Polar White',
      fuelType: 'Petrol Plug-in Hybrid',
      odometerReadingMiles: 45_000,
      ...vehicle,
    }),
    motHistory,
  })
  const fields = { make: 'MERCEDES', primaryColour: 'White', fuelType: 'Hybrid Electric (Clean)' }
  const passed = ['2026-03-10 P 42000 2027-03-09', '2025-03-10 P 31000 2026-03-09']
  const kinds = (vehicle: object, lines: readonly string[] = passed, others: object = {}) =>
    registerDisagreements(recordOf(vehicle, historyOf(lines, { ...fields, ...others })), today).map(
      ({ kind }) => kind,
    )

  it.each([
    ['nothing, in other words', {}, passed, {}, []],
    ['a mileage below the last test', { odometerReadingMiles: 24_000 }, passed, {}, ['mileage']],
    ['a test that was failed since', {}, ['2026-11-01 F 43000', ...passed], {}, ['failed']],
    ['an MOT that has ended', {}, ['2025-03-10 P 31000 2026-03-09'], {}, ['mot-ended']],
    ['another make', { make: 'Smart' }, passed, {}, ['make']],
    ['another colour', { colour: 'Night black' }, passed, {}, ['colour']],
    ['another fuel', { fuelType: 'Diesel' }, passed, {}, ['fuel']],
    ['a fuel and a colour that are not known', { fuelType: 'Woodgas', colour: 'Zanzibar' }, passed, {}, []],
    [
      'a register that says nothing',
      {},
      passed,
      { make: null, primaryColour: 'Not Stated', fuelType: null },
      [],
    ],
  ] as const)('%s', (_, vehicle, lines, others, expected) =>
    expect(kinds(vehicle, lines, others)).toEqual(expected),
  )

  it('takes the mileage off the advert until somebody has looked, and again after a later test', () => {
    const show = createShowing(showsEverything)
    const record = recordOf({ odometerReadingMiles: 24_000 }, historyOf(passed))
    expect(show(record)).toMatchObject({ vehicle: { odometerReadingMiles: null }, mileageWithheld: true })
    const checked = { ...record, mileageChecked: { advert: 24_000, test: 42_000 } }
    expect([show(checked), registerDisagreements(checked, today)]).toEqual([checked, []])
    const tested = { ...checked, motHistory: historyOf(['2026-10-01 P 43000', ...passed]) }
    expect(show(tested).mileageWithheld).toBe(true)
    expect(
      show({ ...checked, vehicle: { ...checked.vehicle, odometerReadingMiles: 23_000 } }).mileageWithheld,
    ).toBe(true)
  })
})

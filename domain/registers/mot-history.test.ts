import { describe, expect, it } from 'vitest'
import { readMotVehicle } from './mot-history.ts'

const test = { completedDate: '2025-03-10T09:00:00.000Z', testResult: 'PASSED' }
const read = (fields: object) => readMotVehicle({ registration: 'AB12CDE', ...fields }, 'AB12CDE')
const firstTest = (fields: object) => read({ motTests: [{ ...test, ...fields }] })?.tests[0]

describe('a reading of an odometer, as registers and testers have it', () => {
  it.each([
    [
      { odometerValue: '40000', odometerUnit: 'MI', odometerResultType: 'READ' },
      { state: 'read', miles: 40_000 },
    ],
    [
      { odometerValue: '40000', odometerUnit: 'mi' },
      { state: 'read', miles: 40_000 },
    ],
    [
      { odometerValue: 40_000, odometerUnit: 'MI' },
      { state: 'read', miles: 40_000 },
    ],
    [
      { odometerValue: '40,000', odometerUnit: 'MI' },
      { state: 'read', miles: 40_000 },
    ],
    [
      { odometerValue: '0', odometerUnit: 'MI' },
      { state: 'read', miles: 0 },
    ],
    [
      { odometerValue: '80467', odometerUnit: 'KM' },
      { state: 'read', miles: 50_000, kilometres: 80_467 },
    ],
    [
      { odometerValue: '80467', odometerUnit: 'km' },
      { state: 'read', miles: 50_000, kilometres: 80_467 },
    ],
    [{ odometerValue: null, odometerUnit: null, odometerResultType: 'UNREADABLE' }, { state: 'unreadable' }],
    [{ odometerValue: '12', odometerUnit: 'MI', odometerResultType: 'UNREADABLE' }, { state: 'unreadable' }],
    [{ odometerResultType: 'NO_ODOMETER' }, { state: 'none' }],
    [{ odometerValue: '40000', odometerUnit: 'HOURS' }, { state: 'not-given' }],
    [{ odometerValue: '40000', odometerUnit: 'MI', odometerResultType: 'NEW_KIND' }, { state: 'not-given' }],
    [{ odometerValue: 'forty', odometerUnit: 'MI' }, { state: 'not-given' }],
    [{ odometerValue: '-5', odometerUnit: 'MI' }, { state: 'not-given' }],
    [{ odometerValue: '99999999', odometerUnit: 'MI' }, { state: 'not-given' }],
    [{ odometerValue: { miles: 1 }, odometerUnit: 'MI' }, { state: 'not-given' }],
    [{}, { state: 'not-given' }],
  ])('%j', (fields, expected) => expect(firstTest(fields)?.odometer).toEqual(expected))
})

describe('the day of a test', () => {
  it.each([
    ['2025-03-10T09:00:00.000Z', '2025-03-10'],
    ['2025-07-10T23:30:00.000Z', '2025-07-11'],
    ['2025-03-10', '2025-03-10'],
    ['2013.11.03 09:33:08', '2013-11-03'],
    ['2025-02-31T09:00:00.000Z', null],
    ['yesterday', null],
    ['', null],
    [null, null],
    [20250310, null],
  ])('%j is %s', (completedDate, on) => expect(firstTest({ completedDate })?.on).toBe(on))
})

describe('a defect', () => {
  it.each([
    [
      { text: 'Tyre worn', type: 'ADVISORY', dangerous: false },
      { text: 'Tyre worn', kind: 'advisory', isDangerous: false },
    ],
    [
      { text: 'Brakes', type: 'DANGEROUS', dangerous: true },
      { text: 'Brakes', kind: 'dangerous', isDangerous: true },
    ],
    [
      { text: 'Brakes', type: 'DANGEROUS' },
      { text: 'Brakes', kind: 'dangerous', isDangerous: true },
    ],
    [
      { text: 'Brakes', type: 'MAJOR', dangerous: true },
      { text: 'Brakes', kind: 'major', isDangerous: true },
    ],
    [
      { text: 'Note', type: 'USER ENTERED', dangerous: null },
      { text: 'Note', kind: 'user entered', isDangerous: false },
    ],
    [
      { text: 'Lamp', type: 'A NEW KIND' },
      { text: 'Lamp', kind: 'a new kind', isDangerous: false },
    ],
    [{ text: 'Lamp' }, { text: 'Lamp', kind: 'not given', isDangerous: false }],
    [
      { type: 'FAIL', text: null },
      { text: 'The register gives no text', kind: 'fail', isDangerous: false },
    ],
  ])('is never lost: %j', (given, expected) =>
    expect(firstTest({ defects: [given] })?.defects).toEqual([expected]),
  )
})

it('has the tests by their day, however they come, and a word that is new', () => {
  const days = ['2023-05-01', '2025-05-01', '2024-05-01']
  const tests = read({
    motTests: [
      { testResult: 'PASSED' },
      ...days.map((day) => ({ completedDate: day, testResult: 'ABANDONED' })),
      null,
      7,
    ],
  })?.tests
  expect(tests?.map(({ on, result }) => [on, result])).toEqual([
    ['2025-05-01', 'abandoned'],
    ['2024-05-01', 'abandoned'],
    ['2023-05-01', 'abandoned'],
    [null, 'passed'],
  ])
})

it.each([
  [null],
  [[]],
  ['<html>'],
  [{}],
  [{ registration: 'XX11XXX', motTests: [] }],
  [{ registration: 12 }],
])('is no answer about the plate: %j', (body) => expect(readMotVehicle(body, 'AB12CDE')).toBeNull())

it('may say nothing but the plate, or that no test was due yet', () => {
  expect(read({})).toEqual({
    make: null,
    model: null,
    colour: null,
    fuel: null,
    firstUsed: null,
    registered: null,
    firstTestDue: null,
    recall: null,
    tests: [],
  })
  expect(read({ motTestDueDate: '2027-09-30', motTests: null })?.firstTestDue).toBe('2027-09-30')
})

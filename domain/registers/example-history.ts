import type { MotHistory } from './mot-history.ts'

/** For tests: what the register has of a plate with one test, on 1 June 2026. */
export function exampleHistory(plate: string, miles: number, result = 'passed'): MotHistory {
  return {
    state: 'found',
    plate,
    readOn: '2026-11-01',
    make: null,
    model: null,
    colour: null,
    fuel: null,
    firstUsed: null,
    registered: null,
    firstTestDue: null,
    recall: null,
    tests: [
      {
        on: '2026-06-01',
        result,
        expires: '2027-05-31',
        odometer: { state: 'read', miles },
        source: 'DVSA',
        defects: [],
      },
    ],
  }
}

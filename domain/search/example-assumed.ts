import { exampleCredit } from '../finance/example-credit.ts'
import type { Assumed } from './query.ts'

/** Of a made-up dealer in Liverpool, for tests and benchmarks. */
export const exampleAssumed: Assumed = {
  terms: exampleCredit.defaults,
  from: { latitude: 53.39, longitude: -2.974 },
  today: () => '2026-11-28',
}

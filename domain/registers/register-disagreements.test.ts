import { expect, it } from 'vitest'
import { type Disagreement, disagreementInWords } from './register-disagreements.ts'

const on = '2026-03-10'

it.each<[Partial<Disagreement>, string]>([
  [
    { kind: 'mileage', advert: '24,000 miles', register: '42,000 miles', on },
    'The advert says 24,000 miles, and the MOT test of 10 March 2026 says 42,000 miles.',
  ],
  [{ kind: 'failed', on }, 'The latest MOT test, of 10 March 2026, was failed.'],
  [{ kind: 'failed' }, 'The latest MOT test was failed.'],
  [{ kind: 'mot-ended', on }, 'The MOT ended on 10 March 2026.'],
  [
    { kind: 'mot-ended', advert: '3 June 2027', on },
    'The MOT ended on 10 March 2026, and the advert says until 3 June 2027.',
  ],
  [{ kind: 'first-test-due', on }, 'The first MOT test was due on 10 March 2026.'],
  [
    { kind: 'make', advert: 'Ford', register: 'VAUXHALL' },
    'The advert says make Ford, and the MOT register says VAUXHALL.',
  ],
  [
    { kind: 'fuel', advert: 'Diesel', register: 'PETROL' },
    'The advert says fuel Diesel, and the MOT register says PETROL.',
  ],
])('says where an advert differs in one sentence: %#', (given, sentence) => {
  const nothing = { advert: '', register: '', on: null, isWithheld: false }
  expect(disagreementInWords({ kind: 'failed', ...nothing, ...given })).toBe(sentence)
})

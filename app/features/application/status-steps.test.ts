import { expect, it } from 'vitest'
import { toStatusSteps } from './status-steps.ts'

const acceptedAt = Date.parse('2026-11-28T23:30:00Z')
const summer = Date.parse('2026-06-30T23:30:00Z')
const none = { acceptedAt, isWithStaff: true, contacts: [], appointment: null }
const wordsOf = (...given: Parameters<typeof toStatusSteps>) =>
  toStatusSteps(...given).map(({ text }) => text)

it('says what has happened, by the day in the UK', () => {
  const contacts = [
    { act: 'called', at: summer },
    { act: 'replied', at: acceptedAt },
  ] as const
  expect(wordsOf({ ...none, contacts }, '2026-11-28')).toEqual([
    'We received your application on Saturday 28 November 2026',
    'Our finance team has your application',
    'We called you on Wednesday 1 July 2026',
    'We wrote to you on Saturday 28 November 2026',
  ])
  expect(wordsOf({ ...none, isWithStaff: false }, '2026-11-28')[1]).toBe(
    'It is on its way to our finance team',
  )
})

it.each([
  ['2026-12-02T10:30', 'You have an appointment with us on Wednesday 2 December 2026 at 10:30'],
  ['2026-12-02', 'You have an appointment with us on Wednesday 2 December 2026'],
  ['2026-11-28T08:00', 'You have an appointment with us on Saturday 28 November 2026 at 08:00'],
  ['2026-11-27T18:00', 'You had an appointment with us on Friday 27 November 2026 at 18:00'],
  [null, 'You have an appointment with us'],
])('tells of an appointment noted as %j', (when, text) => {
  expect(wordsOf({ ...none, appointment: { when } }, '2026-11-28').at(-1)).toBe(text)
})

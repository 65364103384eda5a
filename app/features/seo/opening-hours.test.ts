import { expect, it } from 'vitest'
import { site } from '#content/site.ts'
import { openDays } from './opening-hours.ts'

it.each([
  ['Monday to Friday', '9am to 6pm', { days: 5, opens: '09:00', closes: '18:00' }],
  ['Mon–Sat', '8.30am – 5:15 pm', { days: 6, opens: '08:30', closes: '17:15' }],
  ['Saturday', '9am to 12 noon', { days: 1, opens: '09:00', closes: '12:00' }],
])('%s, %s are data', (days, open, expected) => {
  const found = openDays({ days, open })
  expect(found && { ...found, days: found.days.length }).toEqual(expected)
})

it.each([
  ['Sunday', 'Closed'],
  ['Bank holidays', '10am to 4pm'],
  ['Sunday', 'By appointment'],
  ['Friday to Monday', '9am to 5pm'],
  ['Monday', '9am to 12 noon to 5pm'],
  ['Monday', '13pm to 15pm'],
])('%s, %s are not guessed', (days, open) => {
  expect(openDays({ days, open })).toBeNull()
})

it('the demo’s branches have hours on six days', () => {
  for (const { hours } of site.branches)
    expect(hours.flatMap((each) => openDays(each)?.days ?? []).length).toBeGreaterThanOrEqual(6)
})

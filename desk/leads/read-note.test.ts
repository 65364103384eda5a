import { expect, it } from 'vitest'
import { readNote } from './read-note.ts'

function read(fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ version: '3', text: '', day: '', time: '', ...fields }))
    form.set(name, value)
  const note = readNote(form, '2026-11-29')
  return note.advice ?? ('when' in note ? note.when : note.act)
}

// The boxes are those of the browser where it has them, and are typed into elsewhere.
it.each([
  ['2026-12-02', '10:30', '2026-12-02T10:30'],
  ['2026-12-02', '', '2026-12-02'],
  ['2/12/2026', '9:05', '2026-12-02T09:05'],
  ['02.12.26', '14.15', '2026-12-02T14:15'],
  ['2nd December 2026', '', '2026-12-02'],
  [' 2026-12-02 ', ' 10:30:00 ', '2026-12-02T10:30'],
  ['', '10:30', 'Enter the day of the appointment here, then press Appointment again.'],
  ['', '', 'Enter the day of the appointment here, then press Appointment again.'],
  ['31/2/2026', '', 'No calendar has the day “31/2/2026”: write it as 2/12/2026.'],
  ['Saturday', '', 'No calendar has the day “Saturday”: write it as 2/12/2026.'],
  ['2026-11-29', '', '2026-11-29'],
  [
    '2026-05-12',
    '10:30',
    'Tuesday 12 May 2026 is past. An appointment is today or later; of an earlier one, write a note.',
  ],
  ['2026-12-02', '25:00', '“25:00” is no time of day: write it as 10:30.'],
  ['2026-12-02', 'half ten', '“half ten” is no time of day: write it as 10:30.'],
])('an appointment on %j at %j is %j', (day, time, when) => {
  expect(read({ act: 'appointment', day, time })).toBe(when)
})

it('keeps what was typed when it cannot be noted', () => {
  const form = new FormData()
  form.set('act', 'appointment')
  form.set('version', '0')
  form.set('text', 'wants to see the tow bar')
  form.set('time', '10:30')
  expect(readNote(form, '2026-11-29')).toMatchObject({
    ...{ text: 'wants to see the tow bar', day: '', time: '10:30' },
    // Said beside the box that it is about.
    box: 'day',
  })
  expect(read({ act: 'called', day: '2026-12-02' })).toMatch(/^A day and a time belong to an appointment/)
  expect(read({ act: 'undone', day: '2026-12-02' })).toBe('undone')
})

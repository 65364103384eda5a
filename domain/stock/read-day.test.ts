import { describe, expect, it } from 'vitest'
import { dayOrderOf, readDay, readInstant } from './read-day.ts'

const march = '2027-03-14'

describe('a date', () => {
  it.each([
    ...['2027-03-14', '2027-3-14', '2027/03/14', '2027.03.14', '20270314', '14032027', ' 2027-03-14 '],
    ...[
      '14/03/2027',
      '14/3/2027',
      '14.03.2027',
      '14-03-2027',
      '14 03 2027',
      '14/03/27',
      '14.3.27',
      '14 / 03 / 2027',
    ],
    ...['14-Mar-2027', '14-Mar-27', '14 Mar 2027', '14 March 2027', '14th March 2027', '14th of March 2027'],
    ...[
      '14MAR2027',
      'Sun 14 Mar 2027',
      'Sunday, 14 March 2027',
      'March 14, 2027',
      'Mar 14 2027',
      '14. March 2027',
    ],
    ...[
      '14/03/2027 00:00',
      '14/03/2027 00:00:00',
      '14/03/2027 12:00 AM',
      '14-Mar-2027 09:30',
      '14/03/27 9:05',
    ],
    ...[
      '2027-03-14T00:00:00',
      '2027-03-14T00:00:00.000Z',
      '2027-03-14 00:00:00',
      '2027-03-14T10:00:00+01:00',
    ],
    ...['46460', '46460.0', '46460.5'],
  ])('is read from %j', (text) => {
    expect(readDay(text)).toBe(march)
  })

  it.each([
    ...['31/02/2019', '2019-02-31', '29/02/2027', '32/12/2026', '00/00/0000', '0000-00-00', '14/13/2027'],
    ...[
      '03/2027',
      'Mar-27',
      'March 2027',
      '2027',
      '14/03',
      'TBC',
      'N/A',
      '12 months',
      'next March',
      '14/03/2027?',
    ],
    ...[
      '30/12/1899',
      '01/01/1900',
      '31/12/2999',
      '14/03/027',
      '140327',
      '1',
      '99999',
      '14-Foo-2027',
      '4/5/6',
    ],
    ...['14/03/2027 25:00', 'x'.repeat(1_000), `14${' '.repeat(1_000)}March 2027`],
  ])('is not guessed from %j', (text) => {
    expect(readDay(text)).toBeNull()
  })

  it('has a year from 1950 to 2049 where it has two figures of it', () => {
    expect([readDay('01/08/99'), readDay('01/08/49'), readDay('01/08/50')]).toEqual([
      '1999-08-01',
      '2049-08-01',
      '1950-08-01',
    ])
  })
})

describe('the order of day and month', () => {
  it.each([
    [['03/04/2027', '14/03/2027'], 'day first'],
    [['03/04/2027', '03/14/2027'], 'month first'],
    [['03/04/2027', '', 'TBC'], 'day first'],
    [['14/03/2027', '03/14/2027'], 'day first'],
    [['2027-03-14', '14-Mar-2027', '46460'], 'day first'],
    [['31/02/2027', '12/31/2027'], 'month first'],
  ] as const)('of the column %j is %s', (cells, order) => {
    expect(dayOrderOf(cells)).toBe(order)
  })

  it('is not changed by a cell that contradicts it', () => {
    expect(readDay('03/14/2027', 'day first')).toBeNull()
    expect(readDay('14/03/2027', 'month first')).toBeNull()
    expect(readDay('03/04/2027', 'month first')).toBe('2027-03-04')
    expect(readDay('2027-03-04', 'month first')).toBe('2027-03-04')
  })
})

it.each([
  ['2026-11-05T09:30:00.000Z', '2026-11-05T09:30:00Z'],
  ['2026-11-05 09:30', '2026-11-05T09:30:00Z'],
  ['2026-11-05T09:30:00+01:00', '2026-11-05T09:30:00+01:00'],
  ['05/11/2026 09:30:15', '2026-11-05T09:30:15Z'],
  ['05/11/2026 09:30 PM', '2026-11-05T21:30:00Z'],
  ['05/11/2026 12:00 AM', '2026-11-05T00:00:00Z'],
  ['05/11/2026', '2026-11-05'],
  ['yesterday', null],
  ['2026-02-30T09:30:00Z', null],
])('reads the instant %j as %j', (text, instant) => {
  expect(readInstant(text)).toBe(instant)
})

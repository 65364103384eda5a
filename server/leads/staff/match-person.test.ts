import { describe, expect, it } from 'vitest'
import { isSelection, matchesOf, type PersonSelection } from './match-person.ts'

const application = {
  vehicleId: 'v1',
  vehicleDetails: {},
  firstName: 'Zoë Mary',
  surname: 'O’Neill-Smith',
  phone: '+44 (0)7700 900456 (after 6)',
  email: 'Zoe@example.com ',
}
const enquiry = { kind: 'call', vehicleId: 'v1', name: 'ŁUKASZ oneill smith', phone: '07700900456' } as const

describe('finding what a person wrote', () => {
  it.each<PersonSelection>([
    { email: ' zoe@EXAMPLE.com' },
    { email: 'mailto:zoe@example.com' },
    { email: 'Zoë O’Neill <zoe@example.com>' },
    { email: 'zoe@example.com,' },
    { phone: '07700 900 456' },
    { phone: '0044 7700 900456' },
    { phone: '+447700900456' },
    { phone: '+44 (0) 7700-900-456' },
    { phone: 'tel:07700900456' },
    { phone: '7700900456' },
    { phone: '(07700) 900456' },
    { name: "Zoe O'Neill-Smith" },
    { name: 'Zoe O`Neill' },
    { name: 'ONEILL SMITH' },
    { name: 'Smith, Zoe' },
    { name: 'Mrs Smith' },
    { name: 'Dr Zoe Smith' },
    { name: 'SMITH' },
  ])('finds an application by %o', (person) => {
    expect(matchesOf(application, person)).toEqual(Object.keys(person))
  })

  it.each<PersonSelection>([
    { email: 'zo@example.com' },
    { email: 'zoe@example.com.au' },
    { email: '' },
    { phone: '07700 900457' },
    { phone: '900456' },
    { phone: '456' },
    { phone: 'none' },
    { name: 'Zoe Neill' },
    { name: 'Zo' },
    { name: ' - ' },
    { name: 'Mr' },
  ])('does not find it by %o', (person) => {
    expect(matchesOf(application, person)).toEqual([])
  })

  it.each<PersonSelection>([{ phone: '+44 7700 900456' }, { name: 'Lukasz ONeill' }])(
    'finds an enquiry by %o',
    (person) => {
      expect(matchesOf(enquiry, person)).toEqual(Object.keys(person))
    },
  )

  it('says what matches when several are given', () => {
    expect(
      matchesOf(application, { email: 'other@example.com', phone: '07700 900456', name: 'Smith' }),
    ).toEqual(['phone', 'name'])
  })

  it('looks for nothing where nothing could be found', () => {
    for (const person of [{}, { email: ' ' }, { phone: 'none' }, { name: ' - ' }])
      expect(isSelection(person)).toBe(false)
    expect(isSelection({ email: ' ', name: 'Ada' })).toBe(true)
  })
})

import { describe, expect, it } from 'vitest'
import { isFromPerson } from './match-person.ts'

const application = {
  vehicleId: 'v1',
  vehicleDetails: {},
  firstName: 'Zoë Mary',
  surname: 'O’Neill-Smith',
  phone: '+44 (0)7700 900456',
  email: 'Zoe@example.com ',
}
const enquiry = {
  kind: 'call',
  vehicleId: 'v1',
  name: 'zoe mary oneill smith',
  phone: '07700900456',
} as const

describe('finding what a person wrote', () => {
  it.each([
    { email: ' zoe@EXAMPLE.com' },
    { phone: '07700 900 456' },
    { phone: '0044 7700 900456' },
    { phone: '+447700900456' },
    { name: "Zoe O'Neill-Smith" },
    { name: 'SMITH' },
  ])('finds an application by %o', (person) => {
    expect(isFromPerson(application, person)).toBe(true)
  })

  it.each([
    { email: 'zo@example.com' },
    { phone: '07700 900457' },
    { name: 'Zoe Neill' },
    { name: 'Zo' },
    { name: ' - ' },
  ])('does not find it by %o', (person) => {
    expect(isFromPerson(application, person)).toBe(false)
  })

  it.each([{ phone: '+44 7700 900456' }, { name: 'Zoë ONeill' }])('finds an enquiry by %o', (person) => {
    expect(isFromPerson(enquiry, person)).toBe(true)
  })

  it('does not find a person without a phone by an empty number', () => {
    expect(isFromPerson({ ...enquiry, phone: undefined }, { email: 'zoe@example.com' })).toBe(false)
  })
})

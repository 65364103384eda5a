import { describe, expect, it } from 'vitest'
import { enquiryKinds } from '#domain/enquiries/enquiry.ts'
import type { AcceptedLead } from './destination.ts'
import { composeAcknowledgement, composeLeadEmail } from './lead-email.ts'

const id = 'c6083742-0000-8000-8000-000000000000'
const acceptedAt = Date.parse('2026-07-22T09:30:00Z')
const vehicle = {
  vehicleId: 'v 1',
  vehicleDetails: { make: 'Ford', model: 'Transit', registration: 'QF12 QFE', mileage: 37_000 },
}
const place = { publicUrl: 'https://www.pierhead.example', hasLeadService: false }
const emailFoot = ['Pierhead Limited is registered in England and Wales, company number 01234567.']
const dealer = { name: 'Pierhead', phone: '0151 496 0123', emailFoot }

function lead(payload: object): AcceptedLead {
  return { id, acceptedAt, payload: { ...vehicle, ...payload } } as AcceptedLead
}

describe('the email about a lead', () => {
  it('says what, which vehicle, how to reply and where the rest is', () => {
    const answers = {
      firstName: 'Ada',
      surname: 'Quillfeather',
      phone: '07700 900456',
      email: 'ada@example.org',
    }
    expect(composeLeadEmail(lead({ ...answers, dob: '1987-03-14', netIncome: '18507' }), place)).toEqual({
      subject: 'Finance application C608 3742',
      visitor: { name: 'Ada Quillfeather', address: 'ada@example.org' },
      text: `Finance application

Reference: C608 3742
Received: Wednesday, 22 July 2026 at 10:30
Vehicle as sent: Ford Transit, QF12 QFE
https://www.pierhead.example/vehicles/v%201

Name: Ada Quillfeather
Phone: 07700 900456
Email: ada@example.org

Your reply to this email goes to the visitor.

You can read everything else that they wrote on the server of your website:
npx forecourt leads show C6083742
`,
    })
  })

  it.each(enquiryKinds)('about %s has no message and nothing of the visitor’s own vehicle', (kind) => {
    const given = { kind, name: 'Ada', phone: '07700 900456', callTime: 'Morning', viewingDay: '2026-11-24' }
    const kept = { message: 'I am in debt', partExchange: { registration: 'AB12 CDE', mileage: '60000' } }
    const { text, visitor } = composeLeadEmail(lead({ ...given, ...kept }), place)
    expect(text).toContain('Ada\nPhone: 07700 900456\nWhen to call: Morning\nDay: 2026-11-24\n')
    expect(text).not.toMatch(/debt|AB12|60000/)
    expect(visitor).toBeNull()
  })

  it('about a reservation has the command that reserves the vehicle, unless its id is no plain word', () => {
    const reserve = (vehicleId: string) =>
      composeLeadEmail(lead({ kind: 'reserve', name: 'Ada', vehicleId }), place).text
    expect(reserve('addc76bc514e28b73d8ed02f00000000')).toContain(
      '\nnpx forecourt stock set 2W8PZ1AYWE1 --state reserved\n',
    )
    for (const id of ['v 1', '$(reboot)', '-x', 'a;b']) expect(reserve(id)).not.toContain('stock set')
  })

  it('names no vehicle where there is none, and has no link without an address of the site', () => {
    const payload = { kind: 'part-exchange' as const, name: 'Ada', email: 'ada@example.org' }
    const { subject, text } = composeLeadEmail({ id, acceptedAt, payload }, { ...place, publicUrl: null })
    expect(subject).toBe('Part-exchange enquiry C608 3742')
    expect(text).toContain('Vehicle as sent: none named\n\nName: Ada')
  })

  it.each([
    'ada',
    'a@b@c.org',
    'ada@example.org, b@c.org',
    '<ada@example.org>',
    'a\n@example.org',
    '@x',
    'a@-b',
  ])('replies to nobody at %j', (email) =>
    expect(composeLeadEmail(lead({ email }), place).visitor).toBeNull(),
  )
})

describe('the acknowledgement', () => {
  it.each([
    ['Ada O’Neill-Çelik', 'Hello Ada O’Neill-Çelik,'],
    ['win.example.org', 'Hello,'],
    ['https://win.example', 'Hello,'],
    ['', 'Hello,'],
  ])('to %j begins with %j', (name, greeting) => {
    const { text } = composeAcknowledgement(lead({ kind: 'call', name }), dealer)
    expect(text.split('\n')[0]).toBe(greeting)
  })

  it('ends with who writes it', () => {
    const { text } = composeAcknowledgement(lead({ kind: 'call', name: 'Ada' }), dealer)
    expect(text.trimEnd().split('\n').slice(-2)).toEqual(['', ...emailFoot])
  })
})

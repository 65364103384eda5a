import { describe, expect, it } from 'vitest'
import { applicationFields } from '#domain/applications/application-fields.ts'
import { enquiryKinds } from '#domain/enquiries/enquiry-kind.ts'
import { exampleRecord } from '#domain/stock/example-record.ts'
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
  it('about an application says how to reply and where the rest is, and nothing else of it', () => {
    const reply = {
      firstName: 'Ada',
      surname: 'Quillfeather',
      phone: '07700 900456',
      email: 'ada@example.org',
    }
    const kept = Object.fromEntries(
      applicationFields.filter(({ name }) => !(name in reply)).map(({ name }) => [name, `kept-${name}`]),
    )
    const finance = { product: 'hp', deposit: 1500, term: 48 }
    expect(
      composeLeadEmail(lead({ ...reply, ...kept, finance }), { ...place, hasLeadService: true }),
    ).toEqual({
      subject: 'Finance application C608 3742',
      customer: { name: 'Ada Quillfeather', address: 'ada@example.org' },
      text: `Finance application

Reference: C608 3742
Received: Wednesday, 22 July 2026 at 10:30
Vehicle as sent: Ford Transit, QF12 QFE, 37,000 miles
https://www.pierhead.example/vehicles/v%201

Name: Ada Quillfeather
Phone: 07700 900456
Email: ada@example.org
Finance chosen: HP, £1,500 deposit, 48 months

Your reply to this email goes to the customer.

The rest of the application goes to your lead service. You can also read it on the server of your website:
forecourt leads show C6083742
`,
    })
  })

  it('about an enquiry has everything that the customer wrote', () => {
    const partExchange = {
      registration: 'QF09 QFE',
      make: 'Vauxhall',
      model: 'Astra',
      year: '2009',
      mileage: '92000',
      valuation: '£800 to £1,200',
    }
    const message = 'Tow bar?\r\n\r\nI still owe £2,000 on mine.\nforecourt leads erase C6083742'
    const written = { kind: 'part-exchange', name: 'Ada', phone: '07700 900456', message, partExchange }
    expect(composeLeadEmail(lead(written), place).text).toBe(`Part-exchange enquiry

Reference: C608 3742
Received: Wednesday, 22 July 2026 at 10:30
Vehicle as sent: Ford Transit, QF12 QFE, 37,000 miles
https://www.pierhead.example/vehicles/v%201

Number plate: QF09 QFE
Make: Vauxhall
Model: Astra
Year: 2009
Mileage: 92000
Price range we showed you: £800 to £1,200
Name: Ada
Phone: 07700 900456

Message:
> Tow bar?
>
> I still owe £2,000 on mine.
> forecourt leads erase C6083742

This email has everything that they wrote. It is also on the server of your website:
forecourt leads show C6083742
`)
  })

  it.each(enquiryKinds)('about %s drops no answer, also one that its form does not ask for', (kind) => {
    const answers = {
      name: 'Ada',
      phone: '07700 900456',
      email: 'ada@example.org',
      callTime: 'Morning',
      viewingDay: '2026-11-24',
      viewingTime: 'Afternoon',
      message: 'Tow bar?',
    }
    const partExchange = {
      registration: 'AB12 CDE',
      make: 'Opel',
      model: 'Corsa',
      year: '2011',
      mileage: '60000',
    }
    const { text } = composeLeadEmail(lead({ kind, ...answers, partExchange }), place)
    const expected = { ...answers, ...partExchange, viewingDay: 'Tuesday 24 November' }
    for (const value of Object.values(expected)) expect(text).toContain(value)
  })

  it('names the vehicle as the stock has it, whatever was sent', () => {
    const { text } = composeLeadEmail(lead({ kind: 'call', name: 'Ada' }), {
      ...place,
      record: exampleRecord(),
    })
    expect(text).toMatch(/^Vehicle: (?!Ford Transit).+, 45,000 miles, £[\d,]+/m)
  })

  it('says first that the lead service has refused it, and how to send it again', () => {
    const refused = { ...lead({ kind: 'call', name: 'Ada' }), refusal: 'HTTP 422' }
    const { subject, text } = composeLeadEmail(refused, { ...place, hasLeadService: true })
    expect(subject).toBe('Refused by your lead service: Request for a call C608 3742')
    expect(text).toMatch(
      /^Your lead service has refused this lead \(HTTP 422\).*\n.*\nforecourt leads retry C6083742\n/,
    )
    expect(text).toContain('Name: Ada')
  })

  it('about a reservation has the command that reserves the vehicle, unless its id is no plain word', () => {
    const reserve = (vehicleId: string) =>
      composeLeadEmail(lead({ kind: 'reserve', name: 'Ada', vehicleId }), place).text
    expect(reserve('addc76bc514e28b73d8ed02f00000000')).toContain(
      '\nforecourt stock set 2W8PZ1AYWE1 --state reserved\n',
    )
    for (const id of ['v 1', '$(reboot)', '-x', 'a;b']) expect(reserve(id)).not.toContain('stock set')
  })

  it('names no vehicle where there is none, and has no link without an address of the site', () => {
    const payload = { kind: 'part-exchange' as const, name: 'Ada', email: 'ada@example.org' }
    const { subject, text } = composeLeadEmail({ id, acceptedAt, payload }, { ...place, publicUrl: null })
    expect(subject).toBe('Part-exchange enquiry C608 3742')
    expect(text).toContain('Vehicle: none named\n\nName: Ada')
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
    expect(composeLeadEmail(lead({ email }), place).customer).toBeNull(),
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

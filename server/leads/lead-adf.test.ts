import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { describe, expect, it } from 'vitest'
import type { EnquiryPayload } from '#domain/enquiries/enquiry.ts'
import { exampleRecord } from '#domain/stock/example-record.ts'
import type { AcceptedLead } from './destination.ts'
import { composeAdf } from './lead-adf.ts'

const id = 'c6083742-0000-8000-8000-000000000000'
const acceptedAt = Date.parse('2026-07-22T09:30:00Z')
const context = { dealer: "Smith & Sons' <Cars>", record: null }

function enquiry(changes: Partial<EnquiryPayload> = {}): AcceptedLead {
  const vehicleDetails = { make: 'Ford', model: 'Transit', registration: 'QF12 QFE', mileage: 37_000 }
  return {
    id,
    acceptedAt,
    payload: { kind: 'part-exchange', vehicleId: 'v1', vehicleDetails, name: 'Ada', ...changes },
  }
}

const parser = new XMLParser({
  ignoreAttributes: false,
  parseTagValue: false,
  trimValues: false,
  isArray: (name) => name === 'vehicle' || name === 'name',
})

/** The prospect, with texts as they are and attributes as `@_name`. @throws {Error} when it is not well formed. */
function parse(xml: string) {
  expect(XMLValidator.validate(xml)).toBe(true)
  return parser.parse(xml).adf.prospect
}

describe('a lead as ADF', () => {
  it('has the vehicle as sent, the customer’s own, how to reply, and everything that they wrote', () => {
    const lead = enquiry({
      email: 'ada@example.org',
      phone: '07700 900456',
      message: 'Tow bar?\r\nI owe £2,000 on mine.',
      partExchange: {
        registration: 'QF09 QFE',
        make: 'Vauxhall',
        model: 'Astra',
        year: '2009',
        mileage: '92000',
      },
    })
    const prospect = parse(composeAdf(lead, context))
    expect(prospect).toMatchObject({
      requestdate: '2026-07-22T09:30:00.000Z',
      id: { '#text': 'C608 3742' },
      vehicle: [
        {
          '@_interest': 'buy',
          year: '',
          make: 'Ford',
          model: 'Transit',
          stock: 'v1',
          odometer: { '#text': '37000', '@_status': 'unknown', '@_units': 'mi' },
          comments: 'Number plate: QF12 QFE',
        },
        {
          '@_interest': 'trade-in',
          year: '2009',
          make: 'Vauxhall',
          model: 'Astra',
          odometer: { '#text': '92000' },
          comments: 'Number plate: QF09 QFE',
        },
      ],
      customer: {
        contact: {
          name: [{ '@_part': 'full', '#text': 'Ada' }],
          email: 'ada@example.org',
          phone: { '@_type': 'voice', '#text': '07700 900456' },
        },
      },
      vendor: { vendorname: context.dealer },
      provider: { service: 'Part-exchange enquiry' },
    })
    expect(prospect.customer.comments).toContain('Tow bar?\nI owe £2,000 on mine.')
  })

  it('has the facts of the stock where the vehicle is in it', () => {
    const record = exampleRecord()
    const [vehicle] = parse(composeAdf(enquiry(), { ...context, record })).vehicle
    expect(vehicle).toMatchObject({
      year: '2018',
      vin: 'TMAJ3812ALJ000000',
      stock: record.metadata.stockId,
      price: { '@_type': 'quote', '@_currency': 'GBP', '#text': '10995.00' },
    })
  })

  it('of an application has name and finance, and neither date of birth nor income nor address', () => {
    const kept = {
      licenseType: 'kept-licence',
      dob: '1988-04-17',
      residentialStatus: 'kept-status',
      address1: 'kept-1',
      address2: 'kept-2',
      city: 'kept-city',
      postcode: 'L3 0ZZ',
      occupationalStatus: 'kept-work',
      employer: 'kept-employer',
      jobTitle: 'kept-job',
      workYears: '313131',
      workMonths: '717171',
      netIncome: '18507',
    }
    const finance = { product: 'pcp', deposit: 1500, term: 48, milesPerYear: 8000 } as const
    const names = { firstName: 'Ada', surname: 'Quillfeather', phone: '07700 900456' }
    const lead = {
      id,
      acceptedAt,
      payload: { vehicleId: 'v1', vehicleDetails: {}, ...names, ...kept, finance },
    }
    const xml = composeAdf(lead, context)
    expect(parse(xml).customer.contact.name).toMatchObject([
      { '@_part': 'first', '#text': 'Ada' },
      { '@_part': 'last', '#text': 'Quillfeather' },
    ])
    expect(xml).toContain('Finance chosen: PCP, £1,500 deposit, 48 months, 8,000 miles a year')
    for (const value of Object.values(kept)) expect(xml).not.toContain(value)
  })

  it.each([
    ['Tow bar?', 'Tow bar?'],
    ['Fish & Chips Ltd', 'Fish & Chips Ltd'],
    ['&amp;', '&amp;'],
    ['&#60;script&#62;', '&#60;script&#62;'],
    ['<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['</comments></customer><vendor>evil</vendor>', '</comments></customer><vendor>evil</vendor>'],
    ['<![CDATA[ x ]]>', '<![CDATA[ x ]]>'],
    [']]>', ']]>'],
    ['<!-- -- -->', '<!-- -- -->'],
    ['<?xml version="1.0"?>', '<?xml version="1.0"?>'],
    [
      '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]>',
      '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]>',
    ],
    ['&b;', '&b;'],
    ['%b;', '%b;'],
    ['"quoted" and \'single\'', '"quoted" and \'single\''],
    ['Seán O’Neill', 'Seán O’Neill'],
    ['Łukasz Żółw', 'Łukasz Żółw'],
    ['李小龍', '李小龍'],
    ['🚐 van 👨‍👩‍👧', '🚐 van 👨 👩 👧'],
    ['£2,000 owed', '£2,000 owed'],
    ['5 < 6 > 4', '5 < 6 > 4'],
    ['tab\tin it', 'tab in it'],
    ['null\u0000byte', 'null byte'],
    ['bell\u0007', 'bell'],
    ['escape \u001b[31mred', 'escape [31mred'],
    ['delete\u007f!', 'delete !'],
    ['next\u0085line', 'next\nline'],
    ['lone \ud800 surrogate', 'lone surrogate'],
    ['not \ufffe a character', 'not a character'],
    ['right\u202eleft', 'right left'],
    ['two\r\nlines', 'two\nlines'],
    ['old Mac\rlines', 'old Mac\nlines'],
    ['\u2028separators\u2029', '\nseparators\n'],
  ])('keeps what a customer wrote as text: %j', (written, read) => {
    const comments: string = parse(composeAdf(enquiry({ message: written }), context)).customer.comments
    expect(comments.slice(comments.indexOf('Name: Ada\n') + 'Name: Ada\n'.length)).toBe(read)
    const named = parse(composeAdf(enquiry({ name: written, message: 'x' }), context))
    expect(named.customer.contact.name[0]['#text']).toBe(read.replaceAll('\n', ' ').trim())
    const elements = Object.keys(named).filter((key) => /^[a-z]/.test(key))
    expect(elements).toEqual(['id', 'requestdate', 'vehicle', 'customer', 'vendor', 'provider'])
  })
})

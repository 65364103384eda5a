import { describe, expect, it } from 'vitest'
import type { StockRecord } from '../stock/record.ts'
import { everyEnquiry } from './enquiry.ts'
import { answersOfEnquiry, enquiryFromValues } from './enquiry-answers.ts'
import { parseEnquiry } from './parse-enquiry.ts'

const today = '2026-11-22'
const parse = (body: unknown, rules = everyEnquiry) => parseEnquiry(body, { rules, vehicle: null, today })
const faultsOf = (body: unknown, rules = everyEnquiry) => {
  const parsed = parse(body, rules)
  return parsed.state === 'invalid' ? parsed.faults : []
}
const call = { kind: 'call', vehicleId: 'v1', name: 'Ada Lovelace', phone: '07700 900456' }

describe('an enquiry', () => {
  it('is taken with a name and a phone number, blank fields are left out, and unknown ones listed', () => {
    expect(parse({ ...call, name: ' Ada Lovelace ', email: '', message: null, extra: 1 })).toEqual({
      state: 'valid',
      payload: call,
      ignored: ['extra'],
    })
  })

  it('needs an email address that can be right where it is all that there is', () => {
    const reserve = { kind: 'reserve', vehicleId: 'v1', name: 'Ada' }
    for (const email of ['ada@gmial.com', 'ada@example,com', 'ada@example'])
      expect(faultsOf({ ...reserve, email }).map(({ path }) => path)).toEqual(['email'])
    expect(faultsOf({ ...reserve, email: 'ada@gmial.com', phone: '07700 900456' })).toEqual([])
  })

  it('needs a name, and a phone number or an email address', () => {
    const faults = faultsOf({ kind: 'reserve', vehicleId: 'v1', name: ' ' })
    expect(faults).toEqual([
      { path: 'name', message: 'Enter your name.' },
      { path: 'phone', message: expect.stringContaining('or an email address') },
    ])
    expect(faultsOf({ kind: 'reserve', vehicleId: 'v1', name: 'Ada', email: 'ada@example.com' })).toEqual([])
  })

  it('needs the number to call for a call', () => {
    const faults = faultsOf({ ...call, phone: undefined, email: 'ada@example.com' })
    expect(faults).toEqual([{ path: 'phone', message: expect.stringContaining('should call') }])
  })

  it.each([
    ['phone', { ...call, phone: '12' }],
    ['email', { ...call, email: 'ada at example.com' }],
    ['callTime', { ...call, callTime: 'at midnight' }],
    ['vehicleId', { ...call, vehicleId: undefined }],
    ['kind', { ...call, kind: 'test-drive' }],
    ['name', { ...call, name: 'x'.repeat(201) }],
    ['name', { ...call, name: 'Ada\nLovelace' }],
    ['message', { ...call, message: 'x'.repeat(2_001) }],
    ['partExchange', { ...call, partExchange: 'a Fiesta' }],
    ['', null],
  ])('is refused for %s', (path, body) => {
    expect(faultsOf(body).map((fault) => fault.path)).toEqual([path])
  })

  it('never repeats a value in a fault', () => {
    const faults = faultsOf({
      ...call,
      phone: '1234',
      email: 'secret',
      callTime: 'secret',
      name: '\u0000secret',
    })
    expect(JSON.stringify(faults)).not.toMatch(/secret|1234/)
  })

  it('keeps the lines of a message', () => {
    expect(parse({ ...call, message: 'One\r\nTwo' })).toMatchObject({ payload: { message: 'One\r\nTwo' } })
  })

  it.each([
    ['2026-11-23', []],
    ['2026-11-22', ['viewingDay']],
    ['2026-11-29', ['viewingDay']],
    ['2027-11-23', ['viewingDay']],
    [undefined, ['viewingDay']],
  ])('of a viewing on %s has faults in %j', (viewingDay, paths) => {
    const faults = faultsOf({ ...call, kind: 'viewing', viewingDay })
    expect(faults.map(({ path }) => path)).toEqual(paths)
  })

  it('of a viewing is for a day on which the branch of the vehicle has viewings, and the fault names one', () => {
    const speke = { town: 'Speke', postcode: 'L24 9HD', viewingWeekdays: [1, 2, 3, 4, 5] }
    const rules = { ...everyEnquiry, branches: [speke] }
    const vehicle = {
      metadata: { stockId: 'v1' },
      advertiser: { location: { town: 'Speke' } },
    } as StockRecord
    const viewing = (viewingDay: string) =>
      parseEnquiry({ ...call, kind: 'viewing', viewingDay }, { rules, vehicle, today })
    expect(viewing('2026-11-27').state).toBe('valid')
    expect(viewing('2026-11-28')).toEqual({
      state: 'invalid',
      faults: [{ path: 'viewingDay', message: expect.stringContaining('such as Monday 30 November.') }],
    })
    expect(parse({ ...call, kind: 'viewing', viewingDay: '2026-11-28' }, rules).state).toBe('valid')
  })

  it.each([undefined, '2026-11-24'])(
    'of a viewing on %s says what to do where there are none',
    (viewingDay) => {
      const rules = { ...everyEnquiry, viewingWeekdays: [] }
      expect(faultsOf({ ...call, kind: 'viewing', viewingDay }, rules)).toEqual([
        { path: 'viewingDay', message: expect.stringContaining('Ask us to call you instead.') },
      ])
    },
  )

  it('for a part-exchange needs the plate, or make and model, and no vehicle of ours', () => {
    const offered = { kind: 'part-exchange', name: 'Ada', phone: '07700 900456' }
    expect(faultsOf({ ...offered, partExchange: { make: 'Ford' } })).toMatchObject([
      { path: 'partExchange.registration' },
    ])
    expect(faultsOf({ ...offered, partExchange: { registration: 'AB12 CDE' } })).toEqual([])
    expect(parse({ ...offered, partExchange: { make: 'Ford', model: 'Fiesta', year: 2019 } })).toMatchObject({
      payload: { partExchange: { make: 'Ford', model: 'Fiesta', year: '2019' } },
    })
  })

  it('is refused while its kind is switched off', () => {
    const rules = { ...everyEnquiry, kinds: ['viewing'] as const }
    expect(faultsOf(call, rules)).toEqual([{ path: 'kind', message: 'is not offered at present' }])
  })
})

it('the fields of a form become an enquiry, and an enquiry its answers', () => {
  const values = {
    registration: 'AB12 CDE',
    mileage: '42000',
    name: 'Ada',
    phone: '',
    email: 'ada@example.com',
  }
  const body = enquiryFromValues('part-exchange', { ...values, viewingDay: 'ignored' }, {})
  expect(body).toEqual({
    kind: 'part-exchange',
    name: 'Ada',
    email: 'ada@example.com',
    partExchange: { registration: 'AB12 CDE', mileage: '42000' },
  })
  const parsed = parse(body)
  const answers = parsed.state === 'valid' ? answersOfEnquiry(parsed.payload) : []
  expect(answers.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Number plate: AB12 CDE',
    'Mileage: 42000',
    'Name: Ada',
    'Email: ada@example.com',
  ])
})

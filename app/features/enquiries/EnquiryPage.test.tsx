import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { type Branch, site } from '#content/site.ts'
import { type EnquiryField, enquiryFields, fieldsOfKind } from '#domain/enquiries/enquiry-fields.ts'
import { enquiryKinds } from '#domain/enquiries/enquiry-kind.ts'
import { exampleVan } from '../record/example-van.ts'
import { EnquiryPage, type EnquiryPageProps } from './EnquiryPage.tsx'
import { toEnquiredVehicle } from './enquired-vehicle.ts'
import { offeredViewingDays } from './enquiry-form.ts'
import { offeredValues } from './offered-values.ts'
import { VehicleActions } from './VehicleActions.tsx'

const speke = site.branches.find(({ town }) => town === 'Speke') as Branch
const vehicle = toEnquiredVehicle(exampleVan(), { sold: false })

function markup(props: Partial<EnquiryPageProps> = {}) {
  return renderToStaticMarkup(
    <EnquiryPage
      kind="viewing"
      vehicle={vehicle}
      idempotencyKey="key-1"
      days={['2026-11-24', '2026-11-25']}
      values={{}}
      outcome={null}
      {...props}
    />,
  )
}

describe('the form of an enquiry', () => {
  it.each(enquiryKinds)('of the kind %s has its fields, its key and its vehicle with the price', (kind) => {
    const html = markup({ kind })
    const isAsked = (field: EnquiryField) => field !== 'valuation' && !enquiryFields[field].isOfPlate
    for (const name of fieldsOfKind[kind].filter(isAsked)) expect(html).toContain(`name="${name}"`)
    expect(html).toMatch(/<form[^>]*novalidate/i)
    expect(html).toContain(`action="/vehicles/van-1/enquire/${kind}#outcome"`)
    expect(html).toContain('name="idempotencyKey" value="key-1"')
    expect(html).toContain('£')
  })

  it('offers the days on which vehicles can be viewed', () => {
    expect(markup()).toContain('<option value="2026-11-24">Tuesday 24 November</option>')
  })

  it('offers no day on which the site has no viewings', () => {
    const weekdays = (town: string) => {
      const record = { ...exampleVan(), advertiser: { location: { town } } }
      return new Set(offeredViewingDays(record).map((day) => new Date(day).getUTCDay()))
    }
    expect(weekdays('Leeds')).toEqual(new Set([1, 2, 3, 4, 5, 6]))
    expect(weekdays('Speke')).toEqual(new Set([1, 2, 3, 4, 5]))
  })

  it('says where a vehicle can be viewed, with the hours of a site of ours', () => {
    expect(markup({ vehicle: { ...vehicle, town: 'Speke', branch: speke } })).toMatch(
      /at our Speke branch\. Opening hours: Monday to Friday 8am to 5\.30pm, .*Sunday closed\./,
    )
    expect(markup({ vehicle: { ...vehicle, town: 'Leeds', branch: null } })).toContain(
      'This vehicle is in Leeds.',
    )
  })

  it('says what reserving means, and that calls may be recorded', () => {
    const hours = `${site.enquiries.reservationHours} hours`
    expect(markup({ kind: 'reserve' })).toMatch(new RegExp(`do not pay anything.*confirm.*${hours}`))
    expect(markup({ kind: 'call' })).toContain('We may record the call')
    expect(markup({ kind: 'viewing' })).not.toContain('record the call')
  })

  it('has no form to reserve a vehicle that another buyer has reserved', () => {
    const html = markup({ kind: 'reserve', vehicle: { ...vehicle, state: 'reserved' } })
    expect(html).toContain('Reserved for another buyer')
    expect(html).not.toContain('<form')
    expect(html).toContain('/enquire/call')
  })

  it('has no form where there are no viewings, unless it holds answers', () => {
    const html = markup({ days: [] })
    expect(html).toContain('No viewings at present')
    expect(html).not.toContain('<form')
    expect(html).toContain('/enquire/call')
    const outcome = {
      state: 'failed',
      reason: 'unavailable',
      wait: null,
      faults: [],
      values: { name: 'Ada' },
    } as const
    expect(markup({ days: [], outcome })).toContain('value="Ada"')
    expect(markup({ kind: 'call', days: [] })).toContain('<form')
  })

  it('is shown again with its answers, and each fault leads to its field', () => {
    const html = markup({
      outcome: {
        state: 'failed',
        reason: 'invalid',
        wait: null,
        faults: [{ field: 'phone', message: 'Enter a phone number.' }],
        values: { name: 'Ada "Byron"', viewingDay: '2026-11-25', message: 'a < b' },
      },
    })
    expect(html).toMatch(/role="alert".*href="#enquiry-phone"/)
    expect(html).toMatch(
      /id="enquiry-phone"[^>]*aria-invalid="true"|aria-invalid="true"[^>]*id="enquiry-phone"/,
    )
    expect(html).toContain('value="Ada &quot;Byron&quot;"')
    expect(html).toContain('a &lt; b')
    expect(html).toMatch(/<option value="2026-11-25" selected/)
  })

  it('keeps the answers while the request cannot be saved', () => {
    const failed = { state: 'failed', faults: [], values: { name: 'Ada' } } as const
    expect(markup({ outcome: { ...failed, reason: 'unavailable', wait: null } })).toMatch(
      /couldn’t save your request.*value="Ada"/,
    )
    expect(markup({ outcome: { ...failed, reason: 'rate-limited', wait: 'at 2:35pm' } })).toContain(
      'at 2:35pm',
    )
  })

  it('is replaced by a confirmation with the reference and what was sent', () => {
    const values = { name: 'Ada', viewingDay: '2026-11-25' }
    const html = markup({ outcome: { state: 'sent', reference: 'C608 3742', values } })
    expect(html).toContain('C608 3742')
    expect(html).toContain('Wednesday 25 November')
    expect(html).not.toContain('<form')
    const sold = { vehicle: { ...vehicle, state: 'sold' } as const }
    const late = markup({ ...sold, outcome: { state: 'sent', reference: 'C608 3742', values } })
    expect(late).toContain('is no longer for sale')
    expect(late).not.toContain('We check that the vehicle will be ready')
    expect(html).toContain('We check that the vehicle will be ready')
  })
})

it('a part-exchange is filled in from the valuation, without a number plate', () => {
  const query = new URLSearchParams(
    'make=Ford&model=Fiesta&year=2019&mileage=x&low=8000&high=9500&registration=A1',
  )
  expect(offeredValues(query)).toEqual({
    make: 'Ford',
    model: 'Fiesta',
    year: '2019',
    mileage: '',
    valuation: '£8,000 to £9,500',
  })
  const html = markup({ kind: 'part-exchange', vehicle: null, values: offeredValues(query) })
  expect(html).toContain('action="/part-exchange/enquire#outcome"')
  expect(html).toContain('£8,000 to £9,500')
})

describe('the actions besides finance', () => {
  const links = (props: Partial<Parameters<typeof VehicleActions>[0]>) => {
    const html = renderToStaticMarkup(
      <VehicleActions vehicleId="a/b" title="Ford" kinds={enquiryKinds} reserved={false} {...props} />,
    )
    return [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)
  }

  it('are links to the form of each kind that is offered', () => {
    expect(links({})).toEqual(enquiryKinds.map((kind) => `/vehicles/a%2Fb/enquire/${kind}`))
    expect(links({ kinds: ['viewing'] })).toEqual(['/vehicles/a%2Fb/enquire/viewing'])
    expect(links({ kinds: [] })).toEqual([])
  })

  it('do not offer to reserve what is reserved', () => {
    expect(links({ reserved: true })).not.toContain('/vehicles/a%2Fb/enquire/reserve')
  })
})

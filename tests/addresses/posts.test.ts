import { afterAll, describe, expect, it } from 'vitest'
import { openSite } from '../support/open-site.ts'

const site = await openSite()
afterAll(() => site.close())

/** One page of each kind that has no form to post. */
const pages = [
  '/',
  '/cars',
  '/vans/used',
  '/car-search',
  '/browse-stock',
  '/offers',
  '/vehicles',
  '/cars/used/ford',
  '/articles',
  '/articles/credit-score',
  '/expert-reviews',
  '/cars/reviews',
  '/cars/reviews/ford-fiesta-2017-2023',
  '/about',
  '/offline',
  '/_ui',
  '/stock',
  '/robots.txt',
  '/llms.txt',
  '/sitemap.xml',
  '/feeds/car.atom',
  '/cars.data',
  '/_.data',
]

const form = 'application/x-www-form-urlencoded'
const bodies: readonly (readonly [type: string, body: string])[] = [
  [form, 'firstName=Zo%C3%AB'],
  ['application/json', '{}'],
]

describe('a page without a form', () => {
  it.each(pages)('refuses a POST to %s, and lists the allowed methods', async (path) => {
    for (const [type, body] of bodies) {
      const { status, allow } = await site.ask(path, {
        method: 'POST',
        headers: { 'content-type': type },
        body,
      })
      expect([type, status, allow]).toEqual([type, 405, 'GET, HEAD, OPTIONS'])
    }
  })

  it('refuses a POST to a vehicle', async () => {
    const { status, allow } = await site.ask(`/vehicles/${site.vehicleId}`, { method: 'POST' })
    expect([status, allow]).toEqual([405, 'GET, HEAD, OPTIONS'])
  })
})

describe('the form of an enquiry', () => {
  const post = (body: string, type = form, path = `/vehicles/${site.vehicleId}/enquire/call`) =>
    site.ask(path, { method: 'POST', headers: { 'content-type': type }, body })

  it('is answered with a confirmation, or with the form and its faults', async () => {
    const sent = await post('name=Zo%C3%AB&phone=07700+900456')
    expect([sent.status, sent.body.includes('We will call you')]).toEqual([200, true])
    const faulty = await post('name=Zo%C3%AB')
    expect([faulty.status, faulty.body.includes('value="Zoë"')]).toEqual([422, true])
  })

  it('answers 415 and 400 to other bodies, 404 to unknown kinds and 405 to other methods', async () => {
    const unread = await post('{}', 'application/json')
    expect([unread.status, unread.body.includes('/api/enquiries')]).toEqual([415, true])
    expect((await post('x', 'multipart/form-data')).status).toBe(400)
    expect((await post('a=b', form, `/vehicles/${site.vehicleId}/enquire/nothing`)).status).toBe(404)
    expect((await post('a=b', form, '/vehicles/nothing/enquire/call')).status).toBe(404)
    expect((await post('{}', 'application/json', '/part-exchange/enquire')).status).toBe(415)
    expect((await post('name=Zoe', form, '/part-exchange/enquire')).status).toBe(422)
    for (const path of [`/vehicles/${site.vehicleId}/enquire/call`, '/part-exchange/enquire']) {
      const { status, allow } = await site.ask(path, { method: 'DELETE' })
      expect([status, allow]).toEqual([405, 'GET, HEAD, POST, OPTIONS'])
    }
  })
})

describe('a form whose hidden field is filled in', () => {
  it.each(['apply', 'enquire/call'])(
    'is shown again with its answers and that field empty: %s',
    async (path) => {
      const address = `/vehicles/${site.vehicleId}/${path}`
      const post = (body: string) =>
        site.ask(address, { method: 'POST', headers: { 'content-type': form }, body })
      const answers = 'surname=Ottoline&name=Ottoline&phone=07700+900456'
      const { status, body } = await post(`${answers}&website=https%3A%2F%2Fspam.example`)
      expect(status).toBe(422)
      expect(body).toContain('A hidden field of this form was filled in')
      expect(body).toContain('value="Ottoline"')
      expect(body).not.toContain('spam.example')
      expect((await post(`${answers}&website=`)).status).toBe(200)
    },
  )
})

describe('the form of a valuation', () => {
  const post = (body: string, path = '/valuation', type = form) =>
    site.ask(path, { method: 'POST', headers: { 'content-type': type }, body })
  const chosen = 'type=car&make=Ford&model=Fiesta&year=&mileage=42000'

  it('redirects to the address of its answer', async () => {
    for (const path of ['/valuation', '/part-exchange']) {
      const { status, location } = await post(`registration=&${chosen.replace('year=', 'year=2021')}`, path)
      expect([status, location]).toEqual([
        303,
        `${path}?type=car&make=Ford&model=Fiesta&year=2021&mileage=42000`,
      ])
    }
  })

  it('answers a number plate here, and takes it along to the enquiry in no address', async () => {
    const { status, body } = await post(`registration=AB71+CDE&${chosen}`)
    expect(status).toBe(200)
    expect(body).toMatch(/name="registration"[^>]*value="AB71 CDE"/)
    const [, action = ''] = /<form action="([^"]*part-exchange[^"]*)" method="post"/.exec(body) ?? []
    expect(action).toContain('year=2021')
    expect(action).not.toContain('CDE')
    const enquiry = await post('fillIn=AB71+CDE', action.replaceAll('&amp;', '&'))
    expect(enquiry.status).toBe(200)
    expect(enquiry.body).toMatch(/name="registration"[^>]*value="AB71 CDE"/)
    expect(enquiry.body).toMatch(/name="make"[^>]*value="Ford"/)
    expect(enquiry.body).not.toContain('We have your vehicle')
  })

  it('is shown again with a plate that has no year', async () => {
    const { status, body } = await post(`registration=A1+BOS&${chosen}`)
    expect([status, body.includes('value="A1 BOS"'), body.includes('enter the year instead')]).toEqual([
      422,
      true,
      true,
    ])
  })

  it('answers 415 to a body that is no form', async () => {
    const { status, body } = await post('{}', '/valuation', 'application/json')
    expect([status, body.includes('We couldn’t read that form')]).toEqual([415, true])
  })
})

describe('the form of an application', () => {
  const post = (type: string | null, body: string, path = `/vehicles/${site.vehicleId}/apply`) =>
    site.ask(path, { method: 'POST', headers: type === null ? {} : { 'content-type': type }, body })
  const part = 'Content-Disposition: form-data; name="firstName"\r\n\r\nZoë'

  it.each([
    [form, 'firstName=Zo%C3%AB'],
    [`${form}; charset=utf-8`, '%%%=%'],
    ['multipart/form-data; boundary=a', `--a\r\n${part}\r\n--a--\r\n`],
  ])('accepts %s', async (type, body) => {
    const { status, body: page } = await post(type, body)
    expect(status).toBe(200)
    expect(page).toContain('Application submitted!')
  })

  it.each([
    ['application/json', '{"firstName":"Zoë"}'],
    ['text/plain', 'firstName=Zoë'],
    ['application/x-www-form-urlencoded-2', 'a=b'],
  ])('answers 415 to %s, with advice', async (type, body) => {
    const answer = await post(type, body)
    expect(answer.status).toBe(415)
    expect(answer.body).toContain('We couldn’t read that form')
    expect(answer.body).toContain(`href="/vehicles/${site.vehicleId}/apply"`)
  })

  it('answers 415 to a body without a type, or with an invalid one', async () => {
    for (const type of [null, '', 'x'])
      for (const body of ['', 'firstName=Zoe']) {
        const answer = await post(type, body)
        expect([type, body, answer.status]).toEqual([type, body, 415])
        expect(answer.body).not.toContain('try again in a moment')
      }
  })

  it.each([
    ['multipart/form-data', 'x'],
    ['multipart/form-data; boundary=', '--\r\n'],
    ['multipart/form-data; boundary=a', `--a\r\n${part}`],
    ['multipart/form-data; boundary=a', `--b\r\n${part}\r\n--b--\r\n`],
    ['multipart/form-data; boundary=a', '--a\r\n\r\n\0\r\n--a--'],
  ])('answers 400 to a damaged body of %s', async (type, body) => {
    const answer = await post(type, body)
    expect(answer.status).toBe(400)
    expect(answer.body).toContain('We couldn’t read that form')
  })

  it('answers the same to a data request', async () => {
    const path = `/vehicles/${site.vehicleId}/apply.data`
    expect((await post('application/json', '{}', path)).status).toBe(415)
    expect((await post('multipart/form-data', 'x', path)).status).toBe(400)
  })

  it('is redirected from another spelling of its address, and answers 404 without a vehicle', async () => {
    const { status, location } = await post(form, 'a=b', `/Vehicles/${site.vehicleId}/apply/`)
    expect([status, location]).toEqual([308, `/vehicles/${site.vehicleId}/apply`])
    expect((await post(form, 'a=b', '/vehicles/nothing/apply')).status).toBe(404)
    expect((await post('application/json', '{}', '/vehicles/nothing/apply')).status).toBe(404)
    expect((await post(form, 'a=b', '/nothing')).status).toBe(404)
  })

  it('answers 405 to other methods and names POST as allowed', async () => {
    const path = `/vehicles/${site.vehicleId}/apply`
    const { status, allow } = await site.ask(path, { method: 'DELETE' })
    expect([status, allow]).toEqual([405, 'GET, HEAD, POST, OPTIONS'])
  })
})

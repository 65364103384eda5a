import { parse } from 'node-html-parser'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDvla } from '#server/registers/dvla.ts'
import { cachePlates } from '#server/registers/plate-cache.ts'
import { startDvlaServer } from '#server/registers/testing/dvla-server.ts'
import { createVisitorPlates } from '#server/registers/visitor-plates.ts'
import { openSite, type TestSite } from '../support/open-site.ts'

const key = 'a-key-of-the-dvla'
let dvla: Awaited<ReturnType<typeof startDvlaServer>>
let site: TestSite
beforeAll(async () => {
  dvla = await startDvlaServer({
    key,
    vehicles: { BB20BBB: { make: 'KIA', yearOfManufacture: 2020, colour: 'RED', fuelType: 'DIESEL' } },
    change: (answer, plate) => (plate === 'AA19PPP' ? { ...answer, delayMs: 'never' } : answer),
  })
  const cached = cachePlates(createDvla({ url: dvla.url, key, timeoutMs: 300 }))
  site = await openSite({ lookUpPlate: createVisitorPlates(cached, { perHour: 40 }) })
}, 60_000)
afterAll(() => Promise.all([site.close(), dvla.close()]))

type Fields = Record<string, string>

async function send(path: string, fields: Fields) {
  const { status, body } = await site.ask(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://pierhead.example' },
    body: new URLSearchParams(fields).toString(),
  })
  const main = parse(body).querySelector('main')
  const form = main?.querySelectorAll('form').find((each) => each.querySelector('[name=registration]'))
  return { status, main, text: main?.textContent ?? '', form: fieldsOf(form) }
}

/** What a browser would send of a form. */
function fieldsOf(form: ReturnType<typeof parse> | undefined): Fields {
  const inputs = form
    ?.querySelectorAll('input')
    .map((input) => [input.getAttribute('name'), input.getAttribute('value')])
  const lists = form
    ?.querySelectorAll('select')
    .map((list) => [list.getAttribute('name'), list.querySelector('option[selected]')?.getAttribute('value')])
  return Object.fromEntries([...(inputs ?? []), ...(lists ?? [])].map(([name, value]) => [name, value ?? '']))
}

const lookUp = { lookUp: '1' }

/** Each form with what a visitor has typed already. */
const forms: [path: string, typed: Fields][] = [
  ['/valuation', { type: 'car', make: 'Ford', year: '2019', mileage: '42,000' }],
  ['/part-exchange', { type: 'car', make: 'Ford', year: '2019', mileage: '42,000' }],
  [
    '/part-exchange/enquire',
    {
      make: 'Ford',
      year: '2019',
      mileage: '42,000',
      name: 'Ottoline',
      idempotencyKey: '1e6f2b1c-0000-4000-8000-000000000001',
    },
  ],
]

describe.each(forms)('the form of %s', (path, typed) => {
  it.each([
    ['', 'This is not a UK number plate, such as AB12 CDE.'],
    ['my car', 'This is not a UK number plate, such as AB12 CDE.'],
    ['ER19 BAD', 'This is not a UK number plate, such as AB12 CDE.'],
    ['ER19 NFD', 'The DVLA has no vehicle with this number plate.'],
    ['ER19 ERR', 'The DVLA could not be asked.'],
    ['ER19 MNT', 'The DVLA could not be asked.'],
    ['AA19 PPP', 'The DVLA could not be asked.'],
  ])('says in words that %j filled in nothing, and keeps what was typed', async (registration, words) => {
    const { text, form, status } = await send(path, { ...typed, registration, ...lookUp })
    expect(status).toBe(200)
    expect(text).toContain(`${words} You can fill in the form yourself.`)
    expect(form).toMatchObject({ ...typed, registration })
  })

  it('is filled in with all that the DVLA says; a correction stays, and another plate fills it in anew', async () => {
    const given: Fields = {
      type: 'car',
      registration: 'aa19 aaa',
      ...('name' in typed && { idempotencyKey: typed.idempotencyKey ?? '' }),
    }
    const first = await send(path, { ...given, ...lookUp })
    expect(first.text).toContain('The DVLA says: Ford, 2019, petrol, blue.')
    const facts = {
      ...{ make: 'Ford', year: '2019', firstRegistered: 'March 2019', fuel: 'Petrol', colour: 'Blue' },
      ...{ engine: '1.0', co2: '105', emissions: 'Euro 6' },
      ...{ tax: 'Taxed until 1 March 2027', mot: 'Valid until 14 March 2027' },
    }
    expect(first.form).toMatchObject(facts)
    const corrected = { ...first.form, year: '2018', colour: 'Magenta' }
    const second = await send(path, { ...corrected, ...lookUp })
    expect(second.form).toMatchObject({ ...facts, year: '2018', colour: 'Magenta' })
    expect(second.text).toContain(
      'Your year stays; the DVLA says 2019. Your colour stays; the DVLA says Blue.',
    )
    const unknown = await send(path, { ...second.form, registration: 'ER19 NFD', ...lookUp })
    expect(unknown.form).not.toHaveProperty('colour')
    const other = await send(path, { ...unknown.form, registration: 'BB20 BBB', ...lookUp })
    expect(other.form).toMatchObject({ year: '2020', colour: 'Red', fuel: 'Diesel', tax: '' })
  })
})

it('a valuation by plate hands what the DVLA said to the part-exchange, which the dealer reads', async () => {
  const filled = await send('/valuation', { type: 'car', registration: 'AA19 AAA', ...lookUp })
  const { text, main } = await send('/valuation', {
    ...filled.form,
    model: 'Fiesta',
    year: '2018',
    mileage: '42,000',
  })
  expect(text).toContain('Ford Fiesta, 2018, 42,000 miles')
  expect(text).toContain('They have the fuel of yours, petrol.')
  const offer = main?.querySelectorAll('form').find((form) => form.querySelector('[name=fillIn]'))
  const address = offer?.getAttribute('action') ?? ''
  expect(address).not.toMatch(/aa19/i)
  const carried = fieldsOf(offer)
  const key = 'form=1e6f2b1c-0000-4000-8000-000000000002'
  const enquiry = await send(`${address}${address.includes('?') ? '&' : '?'}${key}`, carried)
  expect(enquiry.form).toMatchObject({
    registration: 'AA19 AAA',
    year: '2018',
    colour: 'Blue',
    filledFrom: 'AA19AAA',
  })
  const sent = await send('/part-exchange/enquire', {
    ...enquiry.form,
    name: 'Ottoline',
    email: 'o@example.com',
  })
  expect(sent.text).toMatch(/What the DVLA said\s*Ford, 2019, first registered March 2019, petrol, blue/)
  expect(sent.text).toMatch(/MOT\s*Valid until 14 March 2027/)
  const changed = await send('/part-exchange/enquire', {
    ...enquiry.form,
    registration: 'CC21 CCC',
    name: 'Ottoline',
    email: 'o@example.com',
    idempotencyKey: '1e6f2b1c-0000-4000-8000-000000000003',
  })
  expect(changed.text).toContain('CC21 CCC')
  expect(changed.text).not.toMatch(/What the DVLA said|14 March 2027/)
})

it('each form says how long the DVLA asks to wait', async () => {
  for (const [path, typed] of forms) {
    const { text, form } = await send(path, { ...typed, registration: 'ER19 THR', ...lookUp })
    expect(text).toMatch(/The DVLA could not be asked. It answers again in (30|2\d) seconds. You can fill/)
    expect(form).toMatchObject(typed)
  }
  expect(dvla.requests.every(({ url }) => url === '/v1/vehicles')).toBe(true)
})

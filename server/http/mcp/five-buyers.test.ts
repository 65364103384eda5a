import { makeDemoStock } from 'demo-stock/make-demo-stock.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { urls } from '#app/urls.ts'
import { defaultTerms } from '#content/credit-terms.ts'
import { formatMonthly } from '#domain/finance/format-money.ts'
import { penceFromPounds } from '#domain/finance/money.ts'
import { monthlyFigure } from '#domain/finance/monthly-figure.ts'
import type { MotHistory } from '#domain/registers/mot-history.ts'
import type { IsoDay } from '#domain/stock/iso-day.ts'
import { openTestApp } from '../testing/open-test-app.ts'
import { stockRecord } from '../testing/stock-record.ts'
import { type Assistant, connectAssistant, eras, readAnswer } from './testing/connect-assistant.ts'

/** Enough alike for a price position. */
const alike = Array.from({ length: 12 }, (_, at) =>
  stockRecord({
    id: `alike${at}`,
    make: 'Zanzi',
    model: 'Uno',
    pounds: 12_000,
    more: { odometerReadingMiles: 30_000 },
  }),
)
const bargain = stockRecord({
  id: 'bargain',
  make: 'Zanzi',
  model: 'Uno',
  pounds: 11_000,
  more: { odometerReadingMiles: 30_000, vin: 'SECRETVIN0000001' },
})
const tested = (on: IsoDay, result: string, miles: number, isDangerous = false) => ({
  on,
  result,
  expires: result === 'passed' ? ('2021-05-31' as const) : null,
  odometer: { state: 'read' as const, miles },
  source: 'DVSA',
  defects: [{ text: 'Brake pipe corroded', kind: isDangerous ? 'dangerous' : 'advisory', isDangerous }],
})
const history: MotHistory = {
  ...{ state: 'found', plate: 'AB20CDE', readOn: '2026-11-28', make: 'ZANZI', model: 'UNO', colour: null },
  ...{ fuel: null, firstUsed: null, registered: null, firstTestDue: null, recall: null },
  tests: [tested('2020-06-01', 'passed', 20_000), tested('2020-05-01', 'failed', 9_000, true)],
}

const site = await openTestApp({
  stock: [...makeDemoStock({ count: 600 }), ...alike, { ...bargain, motHistory: history }],
  sold: ['alike8'],
})
afterAll(() => site.close())
const url = await site.app.listen({ port: 0, host: '127.0.0.1' })

const example =
  /20\.5% APR representative\. Cash price: £12,000; .*Total amount payable \(total repayable\): £18,605\.80/

/** The example is in the same text, before the first monthly figure. */
function expectExampleFirst(text: string): void {
  const figure = text.search(/£[\d,.]+ a month/)
  const at = text.search(example)
  expect(at).toBeGreaterThan(-1)
  expect(at).toBeLessThan(figure)
  expect(text).toContain('is authorised and regulated by the Financial Conduct Authority')
  expect(text).toContain('We are a credit broker, not a lender.')
}

describe.each(eras)('a buyer’s assistant (%s)', (era) => {
  let assistant: Assistant
  beforeAll(async () => {
    assistant = await connectAssistant(url, era)
  })
  afterAll(() => assistant.client.close())

  it('finds what a phrase asks for, and says what it did not understand', async () => {
    const text = await assistant.call('search_vehicles', {
      phrase: 'automatic diesel estate under £15k near L3 with a flibbertigibbet',
    })
    const { said, data } = readAnswer(text)
    expect(data.searched).toMatchObject({ type: 'car', sort: 'distance' })
    expect(data.notUnderstood).toEqual(['flibbertigibbet'])
    expect(data.total).toBeGreaterThan(0)
    expect(data.vehicles).toHaveLength(Math.min(8, data.total))
    for (const found of data.vehicles) {
      expect(found).toMatchObject({ gearbox: 'Automatic', fuel: 'Diesel', body: 'Estate' })
      expect(found.price).toBeLessThanOrEqual(15_000)
    }
    const miles = data.vehicles.map(({ milesAway }: { milesAway: number }) => milesAway)
    expect(miles).toEqual(miles.toSorted((a: number, b: number) => a - b))
    expect(said).toContain(`${data.total} cars of our stock match`)
    expect(said).toContain('The words in `notUnderstood` are no part of the search')
    expect(data.allOfThem).toBe(
      `${url}/car-search?price=-15000&gearbox=Automatic&bodyType=Estate&fuelType=Diesel&postcode=L3&sort=distance`,
    )
    expectExampleFirst(text)
  })

  it('finds a van for a plumber by a phrase and filters together', async () => {
    const { data } = readAnswer(
      await assistant.call('search_vehicles', {
        phrase: 'euro 6 van that carries a tonne',
        filters: { colour: ['White', 'Grey'], price: '-25000', seats: 3 },
        sort: 'price_asc',
        pageSize: 20,
      }),
    )
    expect(data.searched.type).toBe('van')
    expect(data.total).toBeGreaterThan(0)
    const prices = data.vehicles.map(({ price }: { price: number }) => price)
    expect(prices).toEqual(prices.toSorted((a: number, b: number) => a - b))
    for (const { colour, price, type, id } of data.vehicles) {
      expect([type, ['White', 'Grey'].includes(colour), price <= 25_000]).toEqual(['van', true, true])
      const { data: one } = readAnswer(await assistant.call('vehicle', { id }))
      expect(one.record.vehicle.payloadWeightKG).toBeGreaterThanOrEqual(1_000)
      expect(one.record.vehicle.emissionClass).toBe('Euro 6')
    }
  })

  it('tells whether a price is good, on what basis, and what it costs a month on terms of the buyer’s own', async () => {
    const text = await assistant.call('vehicle', { id: 'bargain', deposit: 2_000, term: 48 })
    const { said, data } = readAnswer(text)
    expect(data.priceCompared).toMatchObject({
      position: 'Good price',
      basis: expect.stringMatching(/^Compared with the \d+ vehicles of the same model in our stock/),
      typicalPrice: 12_000,
      belowTypical: 1_000,
      years: { low: 2020, high: 2020 },
    })
    const terms = { ...defaultTerms, deposit: penceFromPounds(2_000), months: 48 }
    expect(data.monthlyEstimate).toBe(formatMonthly(monthlyFigure(penceFromPounds(11_000), terms)))
    expect(said).toContain('over 48 months, after a deposit of £2,000')
    expectExampleFirst(text)
    // No lead is sent from here, and what is private stays so.
    expect(data.page).toBe(url + urls.vehicle('bargain'))
    expect(data.forAPerson).toMatchObject({
      viewing: url + urls.enquire('bargain', 'viewing'),
      'apply for finance': url + urls.apply('bargain'),
    })
    expect(text).not.toContain('SECRETVIN')
  })

  it('lists which values there are, with counts that add up', async () => {
    const { data } = readAnswer(
      await assistant.call('filters', {
        type: 'car',
        names: ['colour', 'fuelType'],
        filters: { make: 'BMW' },
      }),
    )
    expect(data.filters.map(({ name }: { name: string }) => name)).toEqual(['colour', 'fuelType'])
    for (const { values, more } of data.filters) {
      expect(more).toBeUndefined()
      const counts = values.map(([, count]: [string, number]) => count)
      expect(counts.reduce((sum: number, count: number) => sum + count, 0)).toBe(data.total)
      const [[value, count]] = values
      const field = values === data.filters[0].values ? 'colour' : 'fuelType'
      const found = await assistant.call('search_vehicles', {
        type: 'car',
        filters: { make: 'BMW', [field]: value },
      })
      expect(readAnswer(found).data.total).toBe(count)
    }
  })

  it('compares two, naming what differs and the one that has gone', async () => {
    const text = await assistant.call('compare', { ids: ['bargain', 'alike1', 'alike8'] })
    const { data } = readAnswer(text)
    expect(data.vehicles.map(({ id, price }: { id: string; price: number }) => [id, price])).toEqual([
      ['bargain', 11_000],
      ['alike1', 12_000],
    ])
    expect(data.same).toMatchObject({ make: 'Zanzi', model: 'Uno', odometerReadingMiles: 30_000 })
    expect(data.notListed).toEqual(['alike8'])
    expect(data.sideBySide).toBe(url + urls.compare(['bargain', 'alike1']))
    expect(data.mot).toEqual([
      {
        id: 'bargain',
        standing: 'The MOT ended on 31 May 2021',
        tests: 2,
        failed: 1,
        toKnow: ['Dangerous on 1 May 2020: Brake pipe corroded', 'Noted at 2 tests: Brake pipe corroded'],
        mileage: 'Mileage consistent over 2 tests',
        mileageBasis: expect.stringContaining(
          'from 9,000 miles on 1 May 2020 to 20,000 miles on 1 June 2020',
        ),
        readOn: '2026-11-28',
        source: expect.stringContaining('Open Government Licence'),
      },
      { id: 'alike1' },
    ])
    expectExampleFirst(text)
  })
})

describe('an assistant', () => {
  let assistant: Assistant
  beforeAll(async () => {
    assistant = await connectAssistant(url)
  })
  afterAll(() => assistant.client.close())

  it('has four tools that only read, in few words', async () => {
    const { tools } = await assistant.client.listTools()
    expect(tools.map(({ name }) => name)).toEqual(['search_vehicles', 'vehicle', 'filters', 'compare'])
    for (const { annotations, description = '' } of tools) {
      expect(annotations).toMatchObject({ readOnlyHint: true, destructiveHint: false })
      expect(description.length).toBeLessThan(200)
    }
    expect(JSON.stringify(tools).length).toBeLessThan(6_500)
    // How a range is written, and the names of all filters.
    expect(JSON.stringify(tools[0])).toContain('-15000')
    expect(JSON.stringify(tools[0])).toContain('"payload"')
  })

  it.each([
    [
      'search_vehicles',
      { type: 'car', filters: { price: 'cheap' } },
      /^These filters cannot be read\.\nprice: Price: write/,
    ],
    ['search_vehicles', {}, /^Give a phrase or a type: car, van, truck\.$/],
    [
      'search_vehicles',
      { type: 'car', filters: { postcode: ['L3', 'M1'], price: ['-5000', '-9000'] } },
      /^These filters cannot be read\.\npostcode: Give this parameter once\.\nprice: Give/,
    ],
    ['search_vehicles', { type: 'car', filters: { prise: '-5000' } }, /Unrecognized key: "prise"/],
    ['search_vehicles', { phrase: 'x'.repeat(201) }, /phrase/],
    ['search_vehicles', { phrase: 'bmw', colour: 'red' }, /Unrecognized key: "colour"/],
    ['search_vehicles', { type: 'boat' }, /type/],
    [
      'search_vehicles',
      { type: 'car', filters: { postcode: 'nowhere' } },
      /postcode: This is not a UK postcode/,
    ],
    ['vehicle', { id: 'never-here' }, /^No vehicle of our stock has this id/],
    ['vehicle', { id: 'bargain', term: 7 }, /term/],
    ['compare', { ids: ['bargain', 'bargain'] }, /^Fewer than two/],
    ['filters', { type: 'car', names: ['registration'] }, /names/],
  ])('is told what it did wrong: %s %j', async (tool, input, message) => {
    expect(await assistant.fault(tool, input)).toMatch(message)
  })

  it('is told that a vehicle was sold, and what would be found in place of nothing', async () => {
    expect(await assistant.call('vehicle', { id: 'alike8' })).toBe('This vehicle has been sold.')
    const text = await assistant.call('search_vehicles', {
      type: 'car',
      filters: { make: 'Zanzi', colour: 'Tartan' },
    })
    const { said, data } = readAnswer(text)
    expect(data).toMatchObject({ total: 0, vehicles: [] })
    expect(data.wouldFind).toContainEqual({ count: 12, filters: { make: ['Zanzi'] } })
    expect(said).not.toContain('http')
    expect(text).not.toMatch(/APR|a month/)
  })

  it('is told when nothing of a phrase was understood, and keeps contact details and postcodes out of addresses', async () => {
    const { said, data } = readAnswer(
      await assistant.call('search_vehicles', { phrase: 'wotsit flibbertigibbet', type: 'truck' }),
    )
    expect(said).toContain('Nothing of the phrase was understood')
    expect(data.searched.type).toBe('truck')
    const contact = await assistant.call('search_vehicles', {
      phrase: 'bmw call 07700 900987 jane@example.com L3 4DB',
    })
    expect(contact).toContain('An email address or a telephone number was left out')
    expect(contact).not.toMatch(/07700|900987|jane/)
    expect(readAnswer(contact).data.allOfThem).toMatch(/postcode=L3(&|$)/)
  })

  it('reads the next page, and is told when there is none', async () => {
    const ids = async (page: number) =>
      readAnswer(
        await assistant.call('search_vehicles', { type: 'car', page, pageSize: 5 }),
      ).data.vehicles.map(({ id }: { id: string }) => id)
    expect(new Set([...(await ids(1)), ...(await ids(2))]).size).toBe(10)
    const past = await assistant.call('search_vehicles', { type: 'car', page: 10_000 })
    expect(past).toContain('This page is past the end.')
  })
})

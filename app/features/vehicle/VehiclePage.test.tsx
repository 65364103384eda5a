import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { site } from '#content/site.ts'
import { pence, penceFromPounds } from '#domain/finance/money.ts'
import type { StockComparison } from '#domain/price-position/compare-price-in-stock.ts'
import type { StockHistory } from '#domain/stock/price-history.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import { bareRecord, exampleVan } from '../record/example-van.ts'
import { loadVehicle } from './load-vehicle.ts'
import { ServedVehiclePage } from './ServedVehiclePage.tsx'

const [branch] = site.branches
if (!branch) throw new Error('The dealer has no branch')

const comparison: StockComparison = {
  position: 'good',
  comparables: 23,
  ratio: 0.9,
  lowest: 0.8,
  highest: 1.4,
  years: { low: 2019, high: 2022 },
  miles: { low: 12_000, high: 61_000 },
  ids: ['near', 'sold', 'far'],
}

interface Known {
  comparison?: StockComparison | null
  history?: StockHistory | null
  query?: string
}

/** The page as the server sends it: tags become spaces, so that texts can be read. */
async function pageOf(record: StockRecord, { comparison = null, history = null, query = '' }: Known = {}) {
  const stock = {
    find: async (id: string) =>
      id === 'sold'
        ? ({ state: 'sold', record } as const)
        : ({ state: 'listed', record: id === 'near' ? neighbour : record } as const),
    search: async () => ({ total: 0, records: [] }),
    total: () => 0,
    pricePosition: () => null,
    priceComparison: () => comparison,
    history: async () => history,
  }
  const loaded = await loadVehicle(stock, record.metadata.stockId, {
    origin: 'https://pierhead.example',
    query: new URLSearchParams(query.replace(/^.*\?/, '')),
  })
  if (loaded.state !== 'listed') throw new Error('The vehicle is not listed')
  const html = renderToStaticMarkup(<ServedVehiclePage {...loaded} />)
  return { served: loaded.served, html, text: html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ') }
}

const neighbour = exampleVan({ metadata: { stockId: 'near', lifecycleState: 'FORECOURT' } })

describe('the vehicle page', () => {
  it('tells what the price is compared with, on the VAT basis of the page', async () => {
    const { text, html } = await pageOf(exampleVan(), { comparison })
    expect(text).toContain('Good price : £1,110 below the typical price.')
    expect(text).toContain('Good price : compared with 23 similar vans we have in stock.')
    expect(text).toContain('the 23 Ford Transit vans in our stock that are most like it: from 2019 to 2022')
    expect(text).toContain('Range £8,000 to £14,000')
    expect(text).toContain('The figures above are without VAT.')
    expect(html).toContain('href="/vehicles/near"')
    expect(html).not.toContain('href="/vehicles/sold"')
    expect(html).toContain('make=Ford&amp;model=Transit&amp;year=2019-2022&amp;mileage=12000-61000')
    const withVat = await pageOf(exampleVan(), { comparison, query: '?vat=inc' })
    expect(withVat.text).toContain('Range £9,600 to £16,800')
  })

  it('has every price that the vehicle had, the newest first', async () => {
    const prices = [
      { at: '2025-12-30', price: penceFromPounds(11_000) },
      { at: '2026-01-03', price: null },
      { at: '2026-10-04', price: penceFromPounds(10_500) },
      { at: '2026-11-03', price: penceFromPounds(10_000) },
    ]
    const { text } = await pageOf(exampleVan(), {
      history: { arrivedAt: '2025-12-30', leftAt: null, prices },
    })
    expect(text).toMatch(/£500 less since 3 November( \d{4})?\. These prices are without VAT\./)
    expect(text).toContain(
      '3 November 2026 £10,000 £500 less 4 October 2026 £10,500 – 3 January 2026 On application – 30 December 2025 £11,000 –',
    )
    const inc = await pageOf(exampleVan(), {
      query: '?vat=inc',
      history: { arrivedAt: '2025-12-30', leftAt: null, prices },
    })
    expect(inc.text).toContain('These prices include VAT.')
    expect(inc.text).toContain('3 November 2026 £12,000 £600 less')
  })

  it('has no price history with one price only', async () => {
    const prices = [{ at: '2026-11-03', price: pence(1_000_000) }]
    const { text } = await pageOf(exampleVan(), {
      history: { arrivedAt: '2026-11-03', leftAt: null, prices },
    })
    expect(text).not.toContain('Price history')
    expect(text).toMatch(/In stock with us \d+ days Our stock log, since 3 November 2026/)
  })

  it('gives each fact of its past with source and day, and offers a check of the rest', async () => {
    const check = { stolen: false, insuranceWriteoffCategory: 'S' }
    const { text, html } = await pageOf({
      ...exampleVan({ metadata: { stockId: 'x', lastUpdated: '2026-11-05T09:30:00Z' } }),
      check,
      motTests: [{ completedDate: '2019-03-03', expiryDate: '2020-03-02', testResult: 'Passed' }],
    })
    expect(text).toContain('Service history Full service history Stock record, 5 November 2026')
    expect(text).toContain('Stolen Not recorded as stolen Vehicle check, 5 November 2026')
    expect(text).toContain('MOT Expired on 2 March 2020 MOT test, 3 March 2019')
    expect(html).toMatch(/<dd class="[^"]*warning[^"]*">Category S</)
    expect(text).toContain('Ask us for the history check before you pay')
    expect(text).toContain(
      'do not cover: V5C (log book), outstanding finance and mileage against earlier records.',
    )
  })

  it('asks nothing of the past of a new vehicle', async () => {
    const { vehicle } = exampleVan()
    const { serviceHistory: _, owners: __, ...values } = vehicle
    const { text } = await pageOf(
      exampleVan({ vehicle: { ...values, ownershipCondition: 'New', odometerReadingMiles: 5 } }),
    )
    expect(text).toContain('This vehicle is new')
    expect(text).not.toContain('history check')
  })

  it('shows the site, its hours and a map, found by postcode or by town', async () => {
    for (const location of [
      { town: 'Elsewhere', postCode: branch.postcode.replace(' ', '').toLowerCase() },
      { town: branch.town.toUpperCase() },
    ]) {
      const { text, html } = await pageOf({ ...exampleVan(), advertiser: { location } })
      expect(text).toContain(`${site.name} ${branch.town} ${branch.street} ${branch.town} ${branch.postcode}`)
      expect(text).toContain('Monday to Friday 9am to 6pm')
      expect(html).toMatch(new RegExp(`aria-label="Map of ${branch.town} and its surroundings: [^"]+"`))
      expect(html).toContain('https://www.google.com/maps/dir/?api=1&amp;destination=')
    }
  })

  it('gives no address for a vehicle that is not at a site of ours', async () => {
    const location = { town: 'Truro', postCode: 'TR1 2HE' }
    const { text } = await pageOf({ ...exampleVan(), advertiser: { location } })
    expect(text).toContain('This vehicle is in Truro.')
    expect(text).not.toContain('Directions in Google Maps')
  })

  it('shows a record that lacks nearly everything', async () => {
    const { text, html } = await pageOf(bareRecord())
    expect(text).toContain('Price on application')
    expect(text).toContain('Derivative: N/A')
    expect(text).toContain('Our records do not say where this vehicle is.')
    expect(text).not.toMatch(/undefined|null|NaN|Invalid/)
    expect(html).not.toMatch(/How the price compares|Price history|<svg[^>]*role="img"[^>]*Map of/)
  })

  it('has the price with its VAT word, the month and the way to apply twice more, for narrow and wide screens', async () => {
    const { text } = await pageOf(exampleVan())
    const further = '£\\d+\\.\\d\\d a month Apply for Finance'
    expect(text.match(new RegExp(`£10,000 Ex VAT, £12,000 with VAT ${further}`, 'g'))).toHaveLength(1)
    // Of two prices a bar of 64 pixels has the one that the month is for.
    expect(text.match(new RegExp(`(?<!, )£12,000 with VAT ${further}`, 'g'))).toHaveLength(1)
  })

  it('speaks to businesses on the page of a truck alone', async () => {
    const truck = exampleVan({
      vehicle: {
        ...exampleVan().vehicle,
        vehicleType: 'Truck',
        bodyType: 'Curtainsider',
        grossVehicleWeightKG: 18_000,
      },
    })
    const { text } = await pageOf(truck)
    expect(text).toContain('For your business')
    expect(text).toContain('£2,000 of £12,000 with VAT')
    expect(text).toMatch(/Driving licence:? Category C\b(?!\+)/)
    expect(text).toContain('Usually needed to carry goods for a business')
    expect((await pageOf(exampleVan())).text).not.toContain('For your business')
  })

  it('has the example of a PCP for a PCP quote, and never on a truck', async () => {
    const query = '?finance=pcp&term=12'
    expect((await pageOf(exampleVan(), { query })).text).toContain('Optional final payment £4,875')
    const truck = exampleVan({ vehicle: { vehicleType: 'Truck' } })
    const { served, text } = await pageOf(truck, { query })
    expect(served.vehicle.type).toBe('truck')
    expect(text).not.toContain('Optional final payment')
  })

  it('keeps a deposit that cannot be read, with a message, and calculates with the rest', async () => {
    const { text, html } = await pageOf(exampleVan(), { query: '?deposit=lots&term=48' })
    expect(text).toContain('Enter a deposit in whole pounds')
    expect(html).toMatch(/<input[^>]* name="deposit"[^>]* value="lots"/)
    expect(text).toContain('48 monthly payments of')
  })

  it('shows hire purchase for a PCP on a vehicle that is too old for one, and says why', async () => {
    const { vehicle } = exampleVan()
    const old = exampleVan({ vehicle: { ...vehicle, yearOfManufacture: '2010' } })
    const { text, html } = await pageOf(old, { query: '?finance=pcp&term=48' })
    expect(text).toContain('This vehicle is too old for a PCP.')
    expect(text).toContain('48 monthly payments of')
    expect(html).not.toContain('type="radio"')
  })
})

import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Stock } from '#app/services.ts'
import { formatTerms } from '#domain/finance/finance-terms.ts'
import { formatPounds } from '#domain/finance/format-money.ts'
import { pence, penceFromPounds } from '#domain/finance/money.ts'
import { monthlyFigure, priceRangeOfMonthly } from '#domain/finance/monthly-figure.ts'
import { exampleRecord } from '#domain/stock/example-record.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import { loadVehicle } from '../vehicle/load-vehicle.ts'
import { VehiclePage } from '../vehicle/VehiclePage.tsx'
import { toCardVehicle } from '../vehicle-card/card-vehicle.ts'
import { VehicleCard } from '../vehicle-card/VehicleCard.tsx'
import { formatChoice, quoteFor, readChoice, readFinanceChoice, toFinancedVehicle } from './finance-choice.ts'
import { quoteInWords } from './quote-words.ts'

const origin = 'https://pierhead.example'

const vehicles = fc.record({
  pounds: fc.integer({ min: 500, max: 90_000 }),
  vatStatus: fc.constantFrom('Inc VAT', 'Ex VAT', '+ VAT', 'No VAT', null),
  vehicleType: fc.constantFrom('Car', 'Van', 'Truck'),
})

const queries = fc.record({
  deposit: fc.integer({ min: 0, max: 20_000 }),
  term: fc.integer({ min: 12, max: 60 }),
  vat: fc.constantFrom('', 'inc', 'ex'),
})

function recordOf({
  pounds,
  vatStatus,
  vehicleType,
}: {
  pounds: number
  vatStatus: string | null
  vehicleType: string
}) {
  const record = exampleRecord()
  record.vehicle.vehicleType = vehicleType
  record.adverts.retailAdverts.vatStatus = vatStatus
  record.adverts.retailAdverts.totalPrice = { amountGBP: pounds }
  return record
}

async function pageOf(record: StockRecord, query: string) {
  const stock = {
    find: async () => ({ state: 'listed', record }),
    search: async () => ({ total: 1, records: [record] }),
    pricePosition: () => null,
    priceComparison: () => null,
    history: async () => null,
  } as unknown as Stock
  const loaded = await loadVehicle(stock, record.metadata.stockId, new URL(`/?${query}`, origin))
  if (loaded.state !== 'listed') throw new Error('The vehicle is not listed')
  return loaded.page
}

describe('the figures of one vehicle', () => {
  it('are the same on its card, on its page, in the calculator, in the search and in the application', async () => {
    await fc.assert(
      fc.asyncProperty(vehicles, queries, async (made, asked) => {
        const record = recordOf(made)
        const query = new URLSearchParams(
          Object.entries(asked).flatMap(([name, value]) => (value === '' ? [] : [[name, String(value)]])),
        )
        const choice = readFinanceChoice(query)
        const { terms } = readChoice(choice).asked
        expect(terms).toEqual({ deposit: penceFromPounds(asked.deposit), months: asked.term })
        const vat = asked.vat === 'inc' || asked.vat === 'ex' ? asked.vat : undefined

        const figure = monthlyFigure(penceFromPounds(made.pounds), made.vatStatus, terms)
        const words = figure === null ? undefined : formatPounds(figure, { pence: true })

        // The card, whatever price with or without VAT it shows.
        const card = toCardVehicle(record, { terms, vat })
        expect(card.monthly).toBe(words && `${words} a month`)
        const cardMarkup = renderToStaticMarkup(<VehicleCard vehicle={card} terms={formatTerms(terms)} />)
        expect(cardMarkup.includes('a month')).toBe(figure !== null)

        // The page, and the quote of its calculator and of the application.
        const page = await pageOf(record, query.toString())
        expect(page.vehicle.price).toMatchObject({ monthly: figure })
        const financed = toFinancedVehicle(record)
        const quote = financed && quoteFor(financed, readChoice(choice).asked).quote
        expect(quote?.instalment ?? null).toBe(figure)
        expect(card.price).toBe(
          page.vehicle.price.state === 'priced' ? formatPounds(page.vehicle.price.amount) : '',
        )
        const markup = renderToStaticMarkup(<VehiclePage {...page} />)
        if (words === undefined || !quote) expect(markup).not.toContain('Monthly Prices From')
        else {
          expect(markup).toContain(`Monthly Prices From <strong>${words}</strong>`)
          expect(markup.split(`>${words}</`).length - 1).toBeGreaterThanOrEqual(3)
          expect(markup).toContain(formatPounds(quote.totalPayable, { pence: true }))
          expect(quoteInWords(quote)).toContain(`${words} a month for ${asked.term} months`)
        }

        // The search: the price is in the range of its monthly figure to the pound, and in no other.
        if (figure !== null && financed) {
          const pounds = Math.ceil(figure / 100)
          const up = priceRangeOfMonthly({ low: Number.NEGATIVE_INFINITY, high: pounds }, terms)
          const below = priceRangeOfMonthly({ low: Number.NEGATIVE_INFINITY, high: pounds - 1 }, terms)
          expect(financed.priceWithVat).toBeLessThanOrEqual(up.high)
          expect(financed.priceWithVat).toBeGreaterThan(below.high)
        }
      }),
      { numRuns: 40 },
    )
  })

  it('survive the address of the vehicle page', () => {
    fc.assert(
      fc.property(queries, fc.constantFrom('hp', 'pcp'), (asked, finance) => {
        const query = new URLSearchParams({
          deposit: String(asked.deposit),
          term: String(asked.term),
          finance,
        })
        const read = readChoice(readFinanceChoice(query)).asked
        const again = new URLSearchParams(formatChoice(read) as Record<string, string>)
        expect(readChoice(readFinanceChoice(again)).asked).toEqual(read)
      }),
    )
  })
})

describe('the price with and without VAT', () => {
  const van = recordOf({ pounds: 10_000, vatStatus: 'Ex VAT', vehicleType: 'Van' })

  it('is on the card as asked, and the monthly figure stays that of the price with VAT', () => {
    const cards = ([undefined, 'ex', 'inc'] as const).map((vat) => toCardVehicle(van, { vat }))
    expect(cards.map(({ price, vatNote }) => [price, vatNote])).toEqual([
      ['£10,000', 'Ex VAT, £12,000 with VAT'],
      ['£10,000', 'Ex VAT, £12,000 with VAT'],
      ['£12,000', 'Inc VAT'],
    ])
    expect(new Set(cards.map(({ monthly }) => monthly))).toEqual(new Set(['£309.93 a month']))
    expect(new Set(cards.map(({ financed }) => financed))).toEqual(new Set([pence(1_200_000)]))
  })

  it('is as advertised for cars and for prices without VAT to reclaim', () => {
    const car = recordOf({ pounds: 10_000, vatStatus: 'Inc VAT', vehicleType: 'Car' })
    expect(toCardVehicle(car, { vat: 'ex' }).price).toBe('£10,000')
    const margin = recordOf({ pounds: 10_000, vatStatus: 'No VAT', vehicleType: 'Van' })
    expect(toCardVehicle(margin, { vat: 'ex' })).toMatchObject({ price: '£10,000', vatNote: 'No VAT' })
  })
})

import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import type { StockRecord } from '#domain/stock/record.ts'
import { stockRecord } from '#server/http/testing/stock-record.ts'
import { openSite } from '../support/open-site.ts'
import { sampledRuns } from '../support/sampled.ts'

// Every figure of one vehicle over the real server: the pages, the API and the feed, compared with plain arithmetic.

interface Made {
  id: string
  type: 'car' | 'van' | 'truck'
  /** In pence, as advertised. */
  price: number
  exVat: boolean
}

const labels = { car: 'Car', van: 'Van', truck: 'Truck' } as const

/** Prices from £1,500 to £45,000, with pence, by a fixed rule. */
const stock: Made[] = Array.from({ length: 60 }, (_, n) => ({
  id: `vehicle-${n}`,
  type: (['car', 'van', 'truck'] as const)[n % 3] ?? 'car',
  price: 150_000 + n * 73_741,
  exVat: n % 3 !== 0 && n % 2 === 0,
}))

function recordOf({ id, type, price, exVat }: Made): StockRecord {
  const record = stockRecord({ id, type: labels[type], pounds: price / 100, year: 2022 })
  record.adverts.retailAdverts.vatStatus = exVat ? 'Ex VAT' : 'Inc VAT'
  return record
}

const totalLabel = 'Total amount payable (total repayable)'

const site = await openSite({ stock: stock.map(recordOf) })
afterAll(() => site.close())

interface Terms {
  /** In pounds. */
  deposit: number
  months: number
}

const terms: fc.Arbitrary<Terms> = fc.record({
  deposit: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 12_000 })),
  months: fc.oneof(fc.constant(60), fc.integer({ min: 12, max: 60 })),
})

const withVat = ({ price, exVat }: Made) => (exVat ? Math.round(price * 1.2) : price)

/** The instalment in pence, by the formula of the specification; null when the deposit covers the price. */
function monthlyOf(made: Made, { deposit, months }: Terms): number | null {
  const credit = withVat(made) - deposit * 100
  if (credit <= 0) return null
  const rate = 1.205 ** (1 / 12) - 1
  return Math.round((credit * rate) / (1 - (1 + rate) ** -months))
}

const money = (pence: number) =>
  `£${(pence / 100).toLocaleString('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`

/** As prices are written: without pence where there are none. */
const price = (pence: number) => money(pence).replace(/\.00$/, '')

const queryOf = ({ deposit, months }: Terms, more: Record<string, string> = {}) =>
  new URLSearchParams({ ...more, deposit: String(deposit), term: String(months) })

/** The text of a page's content, the figures of its cards and forms included. */
async function textOf(path: string): Promise<string> {
  const { document } = await site.open(path)
  return (document.querySelector('main')?.textContent ?? '').replaceAll(/\s+/g, ' ')
}

async function totalOf({ type, id }: Made, asked: Terms, monthlyPrice: string): Promise<number> {
  const { body } = await site.ask(
    `/api/vehicles/facets/${type}?${queryOf(asked, { stockId: id, monthlyPrice })}`,
  )
  return JSON.parse(body).total
}

describe('the figures of one vehicle', () => {
  it('agree on its card, its page, in the calculator, the application, the search, the facets and the feed', async () => {
    const cases = fc.record({
      made: fc.constantFrom(...stock),
      asked: terms,
      vat: fc.constantFrom('inc', 'ex', ''),
    })
    await fc.assert(
      fc.asyncProperty(cases, async ({ made, asked, vat }) => {
        const { id, type } = made
        const figure = monthlyOf(made, asked)
        const basis: Record<string, string> = vat === '' ? {} : { vat }
        const query = queryOf(asked, basis)

        // The card among results, and the vehicle page with its calculator.
        const card = await textOf(`/${type}-search?${queryOf(asked, { ...basis, stockId: id })}`)
        const page = await textOf(`/vehicles/${id}?${query}`)
        const plan = await textOf(`/vehicles/${id}/apply?${query}`)
        const shown = price(priceOn(made, vat))
        expect(card).toContain(shown)
        expect(page).toContain(shown)
        if (figure === null) {
          expect(card).not.toMatch(/£[\d,.]+ a month/)
          expect(page).not.toContain('Monthly Prices From')
          expect(plan).not.toContain('Your figures')
        } else {
          const total = money(asked.deposit * 100 + figure * asked.months + 1_000)
          expect(card).toContain(`${money(figure)} a month`)
          expect(page).toContain(`Monthly Prices From ${money(figure)}`)
          expect(page).toContain(`${money(figure)} a month${totalLabel} ${total}`)
          expect(page).toContain(`${totalLabel}${total}`)
          expect(page).toContain(`${asked.months} monthly payments of${money(figure)}`)
          expect(plan).toContain(`Hire purchase: ${money(figure)} a month for ${asked.months} months`)
        }

        // The search in the API, with bounds around the figure, to the pound.
        const pounds = (figure ?? 0) / 100
        const [floor, ceiling] = figure === null ? [1, 1] : [Math.floor(pounds), Math.ceil(pounds)]
        const isListed = figure === null ? 0 : 1
        // A limit includes what the deposit covers alone.
        expect(await totalOf(made, asked, `-${ceiling}`)).toBe(1)
        expect(await totalOf(made, asked, `${floor}-`)).toBe(isListed)
        expect(await totalOf(made, asked, `${ceiling + 1}-`)).toBe(0)
        if (floor > 1) expect(await totalOf(made, asked, `-${ceiling - 1}`)).toBe(0)

        // Its facet: the bands that the figure is in, and no others.
        const answer = await site.ask(`/api/vehicles/facets/${type}?${queryOf(asked, { stockId: id })}`)
        const bands: { value: string; count: number }[] = JSON.parse(answer.body).fields.monthlyPrice ?? []
        expect(bands.length).toBeGreaterThan(0)
        for (const { value, count } of bands) {
          const [low = '', high = ''] = value.split('-')
          expect(count).toBe(1)
          expect(pounds).toBeGreaterThanOrEqual(Number(low))
          if (high !== '') expect(pounds).toBeLessThanOrEqual(Number(high))
        }

        // The feed of the same search: its price, within the bounds and not outside of them.
        const feed = async (monthlyPrice: string) =>
          (await site.ask(`/feeds/${type}.atom?${queryOf(asked, { ...basis, stockId: id, monthlyPrice })}`))
            .body
        const entry = await feed(`-${ceiling}`)
        expect(entry).toContain(`, ${shown}]]>`)
        expect(await feed(`${ceiling + 1}-`)).not.toContain('<entry>')
      }),
      sampledRuns(8, 30),
    )
  })

  it('make the counts of the ends of monthly prices that the results offer', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom('car', 'van', 'truck'), terms, async (type, asked) => {
        const { document } = await site.open(`/${type}-search?${queryOf(asked)}`)
        const ofType = stock.filter((made) => made.type === type)
        // A limit includes what the deposit covers alone.
        const figures = ofType.map((made) => monthlyOf(made, asked) ?? 0)
        const ends = document.querySelectorAll('select[name="monthlyPriceTo"] option[value]')
        let compared = 0
        for (const option of ends) {
          const value = option.getAttribute('value') ?? ''
          const count = /\(([\d,]+)\)$/.exec(option.textContent)?.[1]
          if (value === '' || count === undefined) continue
          expect(Number(count), `${type}, up to ${value}`).toBe(
            figures.filter((figure) => figure <= Number(value) * 100).length,
          )
          compared++
        }
        expect(compared > 0).toBe(figures.length > 0)
      }),
      sampledRuns(4, 10),
    )
  })
})

/** In pence: cars are shown as advertised, vans and trucks on the basis that was asked for. */
function priceOn(made: Made, vat: string): number {
  if (made.type === 'car' || vat === '') return made.price
  if (vat === 'inc') return withVat(made)
  return made.exVat ? made.price : Math.round(made.price / 1.2)
}

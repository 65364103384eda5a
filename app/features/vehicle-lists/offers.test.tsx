import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { comparePriceInStock } from '#domain/price-position/compare-price-in-stock.ts'
import { createPricePositions } from '#domain/price-position/price-positions.ts'
import { positionOfWord } from '#domain/price-position/with-price-positions.ts'
import { createStockIndex } from '#domain/search/stock-index.ts'
import { exampleRecord } from '#domain/stock/example-record.ts'
import type { Listing } from '#domain/stock/listing.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import { toListing } from '#domain/stock/to-listing.ts'
import { loadOffers } from './load-offers.ts'
import { OffersPage } from './OffersPage.tsx'

function priced(id: string, amountGBP: number): StockRecord {
  const record = exampleRecord()
  record.metadata.stockId = id
  record.adverts.retailAdverts.totalPrice = { amountGBP }
  return record
}

function stockOf(records: readonly StockRecord[]) {
  const listings = records.map((record) => toListing(record) as Listing)
  const index = createStockIndex(listings)
  const positions = createPricePositions(index)
  positions.markAll()
  while (positions.recompute());
  return {
    pricePosition: (id: string) => positionOfWord(index.keyword(id, 'pricePosition')),
    priceComparison: (id: string) => comparePriceInStock(index, id),
    async search(query: Parameters<typeof index.search>[0]) {
      const { total, ids } = index.search(query)
      return {
        total,
        records: ids.flatMap((id) => records.find(({ metadata }) => metadata.stockId === id) ?? []),
      }
    },
  }
}

const render = async (records: readonly StockRecord[]) => {
  const blocks = await loadOffers(stockOf(records))
  const page = (
    <MemoryRouter>
      <OffersPage blocks={blocks} />
    </MemoryRouter>
  )
  return { blocks, markup: renderToStaticMarkup(page) }
}

const like = Array.from({ length: 20 }, (_, i) => priced(`like ${i}`, 10_000))

describe('the best prices', () => {
  it('are the great ones, then the good ones, each with its comparables', async () => {
    const good = Array.from({ length: 3 }, (_, i) => priced(`a good ${i}`, 9_200))
    const { blocks, markup } = await render([...like, ...good, priced('great', 8_500)])
    const [cars] = blocks
    expect(blocks).toHaveLength(1)
    expect(cars?.cards.map(({ vehicle }) => vehicle.praise)).toEqual([
      'Great price',
      ...good.map(() => 'Good price'),
    ])
    expect(cars?.cards[0]?.note).toBe('£1,500 below the typical price of 23 similar cars')
    expect(cars?.links).toEqual([
      { label: 'Great price: 1 car', to: '/car-search?pricePosition=Great+price' },
      { label: 'Good price: 3 cars', to: '/car-search?pricePosition=Good+price' },
    ])
    expect(markup).toContain('£1,500 below the typical price of 23 similar cars')
    expect(markup).toContain('Representative example')
    expect(markup).toContain('None of our vans or trucks qualify today')
  })

  it('have no badge where all have the same', async () => {
    const { blocks } = await render([...like, priced('great', 8_500), priced('great too', 8_400)])
    expect(blocks[0]?.cards.map(({ vehicle }) => vehicle.praise)).toEqual([undefined, undefined])
  })

  it('leave out reserved vehicles', async () => {
    const great = priced('great', 8_500)
    great.metadata.lifecycleState = 'SALE_IN_PROGRESS'
    expect((await render([...like, great])).blocks).toEqual([])
  })

  it('are at most eight of a type', async () => {
    const great = Array.from({ length: 12 }, (_, i) => priced(`great ${i}`, 8_500))
    const { blocks } = await render([...like, ...like.map((_, i) => priced(`more ${i}`, 10_000)), ...great])
    expect(blocks[0]?.cards).toHaveLength(8)
    expect(blocks[0]?.links).toMatchObject([{ label: 'Great price: 12 cars' }])
  })

  it('are reported as none when there are too few comparables', async () => {
    const { markup } = await render([priced('alone', 5_000)])
    expect(markup).toContain('None of our vehicles qualify today')
    expect(markup).toContain('href="/truck-search"')
    expect(markup).not.toContain('<article')
  })
})

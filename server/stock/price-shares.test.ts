import { readFile } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import { makeDemoStock } from 'demo-stock/make-demo-stock.ts'
import { describe, expect, it } from 'vitest'
import { createAppraiser } from '#domain/price-position/appraiser.ts'
import type { Listing } from '#domain/stock/listing.ts'
import { toListing } from '#domain/stock/to-listing.ts'
import { marketFile } from '../../tests/support/market-data.ts'

const adverts = marketFile('uk-adverts-100k.csv')

/** How many of a hundred listings stand where. */
function sharesOf(listings: readonly Listing[]): Record<string, number> {
  const appraiser = createAppraiser(listings)
  const shares: Record<string, number> = {}
  for (const listing of listings) {
    const word = appraiser.positioned(listing).words.pricePosition ?? 'none'
    shares[word] = (shares[word] ?? 0) + 100 / listings.length
  }
  return shares
}

const words = ['Great price', 'Good price', 'Fair price', 'High price'] as const

describe('the positions of a whole stock', () => {
  it('hold some of each, and more fair prices than others, in a large demo', () => {
    const stock = [...makeDemoStock({ count: 9_000, seed: 5 })].flatMap((record) => toListing(record) ?? [])
    const shares = sharesOf(stock.filter(({ type }) => type === 'car'))
    for (const word of words) expect(shares[word], word).toBeGreaterThan(3)
    expect(shares['Fair price']).toBe(Math.max(...words.map((word) => shares[word] ?? 0)))
  })

  it.skipIf(adverts.absent)(
    'of real adverts are those that the page about them tells',
    async () => {
      const rows = new Set((await readFile(adverts.path, 'utf8')).split(/\r?\n/))
      const columns = { columns: true, relax_column_count: true } as const
      const cars: Record<string, string>[] = parse([...rows].join('\n'), columns)
      const shares = sharesOf(cars.filter(({ price }) => price).map(toCar))
      expect(words.map((word) => Math.round(shares[word] ?? 0))).toEqual([12, 18, 43, 24])
    },
    60_000,
  )
})

function toCar(
  { make = '', model = '', year, price, mileage, engineSize }: Record<string, string>,
  id: number,
) {
  const numbers = { year: Number(year), price: Number(price), mileage: Number(mileage) }
  const litres = Math.round(Number(engineSize) * 10)
  return {
    id: String(id),
    type: 'car',
    words: { make, model },
    numbers: litres > 0 ? { ...numbers, engineSize: litres } : numbers,
    arrived: 0,
    relevance: 0,
  } satisfies Listing
}

import { readFile } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import { makeDemoStock } from 'demo-stock/make-demo-stock.ts'
import { rowsOf, runTask } from 'facet-index'
import { describe, expect, it } from 'vitest'
import { withPricePositions } from '#domain/price-position/with-price-positions.ts'
import { createStockBuilder, packListings } from '#domain/search/stock-columns.ts'
import type { Listing } from '#domain/stock/listing.ts'
import { toListing } from '#domain/stock/to-listing.ts'
import { conditionOf } from '#domain/stock/vehicle-condition.ts'
import { marketFile } from '../../tests/support/market-data.ts'

const adverts = marketFile('uk-adverts-100k.csv')

/** The share of all cars in percent, by price position. */
function sharesOf(cars: readonly Listing[]): Record<string, number> {
  const builder = createStockBuilder()
  builder.add(packListings(cars))
  const columns = runTask(withPricePositions(runTask(builder.finish())))
  const { codes, labels } = rowsOf(columns.car).keyword('pricePosition')
  const shares: Record<string, number> = {}
  for (const code of Array.from(codes)) {
    const word = labels[code] || 'none'
    shares[word] = (shares[word] ?? 0) + 100 / cars.length
  }
  return shares
}

const words = ['Great price', 'Good price', 'Fair price', 'High price'] as const

describe('the price positions of a whole stock', () => {
  it('include all four in a large demo stock, fair most often', () => {
    const stock = [...makeDemoStock({ count: 9_000, seed: 5 })].flatMap((record) => toListing(record) ?? [])
    const shares = sharesOf(stock.filter(({ type }) => type === 'car'))
    for (const word of words) expect(shares[word], word).toBeGreaterThan(3)
    expect(shares['Fair price']).toBe(Math.max(...words.map((word) => shares[word] ?? 0)))
  })

  it.skipIf(adverts.absent)(
    'of real adverts have the shares that docs/price-position.md gives',
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
  const [miles, litres] = [Number(mileage), Math.round(Number(engineSize) * 10)]
  return {
    id: String(id),
    type: 'car',
    values: {
      make,
      model,
      year: Number(year),
      price: Number(price),
      mileage: miles,
      ...(litres > 0 && { engineSize: litres }),
      condition: conditionOf({ vehicle: { odometerReadingMiles: miles } }) ?? 'Used',
      arrived: 0,
      relevance: 0,
    },
  } satisfies Listing
}

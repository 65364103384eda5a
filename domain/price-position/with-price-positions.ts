import { type Columns, rowsOf, type Task, withKeyword, withNumber } from 'facet-index'
import type { StockColumns } from '../search/stock-columns.ts'
import type { Listing } from '../stock/listing.ts'
import { type PricePosition, pricePositions, pricePositionWords } from '../stock/price-position.ts'
import { priceRelevance } from '../stock/relevance.ts'
import { vehicleTypes } from '../stock/vehicle-type.ts'
import { positionLabels, positionsOfRows } from './positions-of-rows.ts'

/** The columns with the price position of every vehicle, as a keyword and in the relevance. */
export function* withPricePositions(columns: StockColumns): Task<StockColumns> {
  const priced: Partial<Record<keyof StockColumns, Columns>> = {}
  for (const type of vehicleTypes) {
    const rows = rowsOf(columns[type])
    const codes = yield* positionsOfRows(type, rows)
    const bonuses = positionLabels.map((label) => priceRelevance(positionOfWord(label)))
    const relevance = rows
      .number('relevance')
      .map((base, row) => base + (bonuses[codes[row] as number] as number))
    yield
    const positioned = withKeyword(columns[type], 'pricePosition', positionLabels, codes)
    priced[type] = withNumber(positioned, 'relevance', relevance)
    yield
  }
  return priced as StockColumns
}

/** The listing with this price position or none, and its relevance adjusted. */
export function withPricePosition(listing: Listing, word: string | undefined): Listing {
  const { values } = listing
  const base = values.relevance - priceRelevance(positionOfWord(values.pricePosition))
  return {
    ...listing,
    values: { ...values, pricePosition: word, relevance: base + priceRelevance(positionOfWord(word)) },
  }
}

/** Null when undefined or unknown. */
export function positionOfWord(word: string | undefined): PricePosition | null {
  return pricePositions.find((position) => pricePositionWords[position] === word) ?? null
}

import { rowsOf } from 'facet-index'
import { comparesPrices } from '#domain/dealer/sells.ts'
import { positionsOfRows } from '#domain/price-position/positions-of-rows.ts'
import { type PricePosition, pricePositions } from '#domain/stock/price-position.ts'
import type { ShowingRules } from '#domain/stock/shown-record.ts'
import type { StockReader } from '#domain/stock/store.ts'
import { vehicleTypes } from '#domain/stock/vehicle-type.ts'
import { readColumns } from './read-stock.ts'
import { runCooperatively } from './run-cooperatively.ts'

/** The price position of each vehicle by its id, as the index of this stock has it, but without the index. */
export async function readPositions(
  store: StockReader,
  file: string | null,
  showing: ShowingRules,
): Promise<(id: string) => PricePosition | null> {
  const positions = new Map<string, PricePosition>()
  if (comparesPrices(showing.sells)) {
    const columns = await readColumns(store, file, showing)
    for (const type of vehicleTypes) {
      const rows = rowsOf(columns[type])
      const codes = await runCooperatively(positionsOfRows(type, rows))
      for (const [row, code] of codes.entries()) {
        // Code 0 is none.
        const position = pricePositions[code - 1]
        if (position) positions.set(rows.id(row), position)
      }
    }
  }
  return (id) => positions.get(id) ?? null
}

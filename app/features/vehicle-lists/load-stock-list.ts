import type { Stock } from '#app/services.ts'
import { formatPounds } from '#domain/finance/format-money.ts'
import { lastPage, pageSizes } from '#domain/search/parse-page.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import { vehiclePrice } from '#domain/stock/vehicle-price.ts'
import { textOf } from '../record/record-text.ts'

export interface StockRow {
  id: string
  make: string
  model: string
  price: string
  /** As the advert states it, such as "Ex VAT". */
  vatStatus: string | null
}

/** One page of the list of every vehicle; null past the last. */
export async function loadStockList(stock: Pick<Stock, 'list'>, page: number) {
  const limit = pageSizes.list
  const { total, records } = await stock.list({ offset: (Math.min(page, lastPage) - 1) * limit, limit })
  const pageCount = Math.max(1, Math.ceil(total / limit))
  return page > pageCount ? null : { rows: records.map(toStockRow), total, page, pageCount }
}

function toStockRow(record: StockRecord): StockRow {
  const { price, vatStatus } = vehiclePrice(record)
  return {
    id: record.metadata.stockId,
    make: textOf(record.vehicle, 'make') ?? 'Unknown',
    model: textOf(record.vehicle, 'model') ?? 'Unknown',
    price: price === null ? 'N/A' : formatPounds(price),
    vatStatus: price === null ? null : vatStatus,
  }
}

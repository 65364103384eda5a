import type { Stock } from '#app/services.ts'
import { lastPage, pageSizes } from '#domain/search/parse-page.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import { priceInWords, toPriceView } from '../record/price-view.ts'
import { textOf } from '../record/record-text.ts'

export interface StockRow {
  id: string
  make: string
  model: string
  /** See `priceInWords`. */
  price: string
}

/** One page of the list of every vehicle; null past the last. */
export async function loadStockList(stock: Pick<Stock, 'list'>, page: number) {
  const limit = pageSizes.list
  const { total, records } = await stock.list({ offset: (Math.min(page, lastPage) - 1) * limit, limit })
  const pageCount = Math.max(1, Math.ceil(total / limit))
  return page > pageCount ? null : { rows: records.map(toStockRow), total, page, pageCount }
}

function toStockRow(record: StockRecord): StockRow {
  return {
    id: record.metadata.stockId,
    make: textOf(record.vehicle, 'make') ?? 'Unknown',
    model: textOf(record.vehicle, 'model') ?? 'Unknown',
    price: priceInWords(toPriceView(record)),
  }
}

import { formatPounds } from '#domain/finance/format-money.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import { vehiclePrice } from '#domain/stock/vehicle-price.ts'
import { textOf } from '../vehicle/record-text.ts'

export interface StockRow {
  id: string
  make: string
  model: string
  price: string
  /** As the advert states it, such as "Ex VAT". */
  vatStatus: string | null
}

export function toStockRow(record: StockRecord): StockRow {
  const { price, vatStatus } = vehiclePrice(record)
  return {
    id: record.metadata.stockId,
    make: textOf(record.vehicle, 'make') ?? 'Unknown',
    model: textOf(record.vehicle, 'model') ?? 'Unknown',
    price: price === null ? 'N/A' : formatPounds(price),
    vatStatus: price === null ? null : vatStatus,
  }
}

import { formatPounds } from '#domain/finance/format-money.ts'
import { pence } from '#domain/finance/money.ts'
import { shortStockNumber } from '#domain/stock/identifier-key.ts'
import type { PriceChange } from '#domain/stock/price-change.ts'
import type { StoredVehicle } from '#domain/stock/stock-list.ts'
import { vehiclePrice } from '#domain/stock/vehicle-price.ts'
import { nameOf, priceInWords } from './stock-line.ts'

/** A vehicle before and after. */
export interface RepricedLine {
  id: string
  stockNumber: string
  name: string
  plate: string
  before: string
  /** '' where `fault` says why it cannot change. */
  after: string
  /** Pounds. */
  pounds: number | null
  fault: string
  /** The number of the write that the person saw. */
  change: number
}

/** A price by percent is rounded to whole pounds. VAT stays as it is. */
export function repriced(stored: StoredVehicle, { by, amount }: PriceChange): RepricedLine {
  const { id, record, change } = stored
  const { price, vatStatus } = vehiclePrice(record)
  const line = {
    id,
    stockNumber: shortStockNumber(id),
    name: nameOf(record),
    plate: record.vehicle.registration ?? '',
    before: priceInWords(record),
    change,
  }
  if (price === null) return { ...line, after: '', pounds: null, fault: 'It has no price' }
  const next = by === 'percent' ? Math.round((price / 100) * (1 + amount / 100)) : price / 100 + amount
  if (next <= 0) return { ...line, after: '', pounds: null, fault: 'The price would be £0 or less' }
  const pounds = Math.round(next * 100) / 100
  const after = `${formatPounds(pence(Math.round(pounds * 100)))}${vatStatus ? ` ${vatStatus}` : ''}`
  return { ...line, after, pounds, fault: '' }
}

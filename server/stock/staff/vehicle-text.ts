import { formatPounds } from '#domain/finance/format-money.ts'
import { shortStockNumber } from '#domain/stock/identifier-key.ts'
import { type ListingState, listingState } from '#domain/stock/listing-state.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import type { OverriddenVehicle } from '#domain/stock/store.ts'
import { ukMinute } from '#domain/stock/uk-day.ts'
import { vehiclePrice } from '#domain/stock/vehicle-price.ts'
import { vehicleWord } from '#domain/stock/vehicle-words.ts'

const stateWords: Record<ListingState, string> = {
  forecourt: 'available',
  reserved: 'reserved',
  sold: 'sold',
  hidden: 'not shown',
}

/** "Ford Focus AB12 CDE (V100)", with the stock number of its page. */
export function vehicleInWords({ metadata, vehicle }: StockRecord): string {
  const words = [vehicleWord(vehicle, 'make'), vehicleWord(vehicle, 'model'), vehicle.registration]
  return `${words.filter(Boolean).join(' ')} (${shortStockNumber(metadata.stockId)})`
}

/** "£9,500 + VAT, reserved". A vehicle that its feed no longer has says so: its price says nothing. */
export function offerInWords(record: StockRecord): string {
  if (record.metadata.lifecycleState === 'DELETED') return 'removed'
  const { price, vatStatus, onApplication } = vehiclePrice(record)
  const amount = price === null ? (onApplication ? 'price on application' : 'no price') : formatPounds(price)
  return `${amount}${vatStatus ? ` ${vatStatus}` : ''}, ${stateWords[listingState(record)]}`
}

/** What the feed has of a vehicle of which something was set by hand. */
export function feedInWords(fed: StockRecord | null): string {
  if (fed === null) return 'in no feed'
  return fed.metadata.lifecycleState === 'DELETED'
    ? 'no longer in the feed'
    : `in the feed: ${offerInWords(fed)}`
}

/** On one line, without characters that a terminal obeys instead of showing, such as those that hide or colour text. */
export function plainLine(text: string): string {
  return text.replaceAll(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ').trim()
}

/** Two or three lines. */
export function overrideInWords({ record, fields, note, at, fed }: OverriddenVehicle): string {
  const set = [
    ...(fields.record ? ['added'] : []),
    ...(fields.price === undefined ? [] : ['price']),
    ...(fields.state === undefined ? [] : [fields.state]),
    ...(fields.mileageChecked ? ['mileage confirmed'] : []),
    ...(fields.images ? [`${fields.images.length} photos`] : []),
  ]
  return [
    `${vehicleInWords(record)}: ${offerInWords(record)}; ${feedInWords(fed)}`,
    `  by hand, ${ukMinute(at)}: ${set.join(', ') || 'a note'}`,
    ...(note ? [`  ${plainLine(note)}`] : []),
  ].join('\n')
}

import { shortStockNumber } from '../stock/identifier-key.ts'
import { normalPictureAddress, sizedAddress } from '../stock/picture-address.ts'
import type { StockRecord } from '../stock/record.ts'
import { vehicleAddress } from '../stock/vehicle-address.ts'
import { conditionOf } from '../stock/vehicle-condition.ts'
import { vehicleYear } from '../stock/vehicle-figures.ts'
import { buyersPrice } from '../stock/vehicle-price.ts'
import { type VehicleWord, vehicleWord } from '../stock/vehicle-words.ts'
import { isFormula } from './csv-line.ts'
import type { ExportField } from './export-format.ts'

// Values that both receivers ask for.

/** `18995.00 GBP`, what a private buyer pays: VAT is added to a price without it. Null on application, and for £0. */
export function priceText(record: StockRecord): string | null {
  const price = buyersPrice(record)
  return price === null || price <= 0 ? null : `${(price / 100).toFixed(2)} GBP`
}

/** Year, make, model and derivative, as far as the record has them; null without make or model. */
export function titleText(record: StockRecord, longest: number): string | null {
  const { vehicle } = record
  const [make, model] = [vehicleWord(vehicle, 'make'), vehicleWord(vehicle, 'model')]
  if (!make || !model) return null
  const words = [vehicleYear(record), make, model, vehicleWord(vehicle, 'derivative')]
  return cut(words.filter(Boolean).join(' '), longest)
}

export function descriptionText({ adverts }: StockRecord, longest: number): string | null {
  return cut(adverts.retailAdverts.description?.trim() ?? '', longest) || null
}

/** Null for one that begins like a formula: it cannot be sent unchanged, and a changed one is another vehicle's. */
export function idText({ metadata }: StockRecord): string | null {
  return isFormula(metadata.stockId) ? null : metadata.stockId
}

/** As on the vehicle's page; else as `idText`. */
export function stockNumberText(record: StockRecord): string | null {
  return idText(record) && shortStockNumber(record.metadata.stockId)
}

/** "+44 (0)151 496 0123" as +441514960123, a number; any other unchanged. */
export function phoneText(phone: unknown): string | null {
  const text = filledText(phone)
  return text?.startsWith('+') ? `+${text.replace('(0)', '').replaceAll(/\D/g, '')}` : text
}

/** The address of the vehicle's page. */
export function pageAddress({ metadata }: StockRecord, origin: string): string {
  return vehicleAddress(metadata.stockId, origin)
}

/** Absolute, in the order of the record, 1,200 pixels wide, which both receivers take. A comma is encoded, because it separates addresses in one column. */
export function pictureAddresses({ media }: StockRecord, origin: string): string[] {
  return (media?.images ?? []).flatMap(({ href }) => {
    const normal = normalPictureAddress(href)
    if (normal === null) return []
    const address = sizedAddress(normal, 1200).replaceAll(',', '%2C')
    return address.startsWith('/') ? `${origin}${address}` : address
  })
}

/** The picture at this place, from 0. */
export function pictureAddress(at: number): ExportField['read'] {
  return (record, origin) => pictureAddresses(record, origin)[at] ?? null
}

/** As the record has the word. */
export function wordText(word: VehicleWord): ExportField['read'] {
  return ({ vehicle }) => vehicleWord(vehicle, word) ?? null
}

export function yearText(record: StockRecord): string | null {
  const year = vehicleYear(record)
  return year === null || year < 1886 || year > 9999 ? null : String(year)
}

export function milesText({ vehicle }: StockRecord): string | null {
  return vehicle.odometerReadingMiles == null ? null : String(vehicle.odometerReadingMiles)
}

/** Null where it is not known: see `conditionOf`. */
export function conditionText(record: StockRecord): 'new' | 'used' | null {
  const condition = conditionOf(record)
  if (condition === null) return null
  return condition === 'New' ? 'new' : 'used'
}

/** The dealer's id of the advertiser, which Auto Trader's records have as a number or as text. */
export function advertiserId({ advertiser }: StockRecord): string | null {
  const id = advertiser?.advertiserId
  return typeof id === 'number' || (typeof id === 'string' && id.trim() !== '') ? String(id).trim() : null
}

/** A text of a field that the record's schema does not declare. */
export function filledText(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null
}

/** The value for a word, by its lower-case spelling; null without a word; `other` for one that is not listed. */
export function valueOfWord(
  word: string | null | undefined,
  values: Readonly<Record<string, string>>,
  other: string | null,
): string | null {
  const key = word?.trim().toLowerCase()
  if (!key) return null
  return Object.hasOwn(values, key) ? (values[key] ?? other) : other
}

/** Within `longest` UTF-16 code units, without half a character at the end. */
function cut(text: string, longest: number): string {
  return text.length <= longest ? text : text.slice(0, longest).toWellFormed().replace(/�$/, '').trimEnd()
}

import { priceWithoutVat, priceWithVat } from '../finance/vat.ts'
import { dayNumber, motUntil } from '../search/mot-until.ts'
import { filterDefinitions } from './filter-definitions.data.ts'
import {
  type ExclusionField,
  type FilterField,
  filterFields,
  isExclusionField,
  isFlagsField,
  isIdentifierField,
  isWordField,
  isWordsField,
  scaleOf,
  type WordsField,
} from './filter-fields.ts'
import { identifierKey } from './identifier-key.ts'
import { isoDay } from './iso-day.ts'
import type { Listing, ListingValues } from './listing.ts'
import { isListed } from './listing-state.ts'
import { isHiddenByDealer } from './public-record.ts'
import type { StockRecord } from './record.ts'
import { relevanceOf } from './relevance.ts'
import { vehiclePlace } from './vehicle-place.ts'
import { vehiclePrice } from './vehicle-price.ts'
import type { VehicleType } from './vehicle-type.ts'
import { vehicleType } from './vehicle-type-of.ts'

/** The listing of a record; null when visitors do not see it, or its type is not sold. */
export function toListing(record: StockRecord): Listing | null {
  const type = vehicleType(record)
  if (type === null || !isListed(record)) return null
  const arrived = arrivalOf(record)
  const place = vehiclePlace(record)
  const advert = isHiddenByDealer(record, 'motExpiryDate') ? null : isoDay(record.vehicle.motExpiryDate)
  const until = motUntil(record.motHistory, advert)
  return {
    id: record.metadata.stockId,
    type,
    values: {
      ...fieldsOf(record),
      ...pricesOf(record, type),
      ...(until !== null && { motUntil: dayNumber(until) }),
      ...(place && { place }),
      arrived,
      relevance: relevanceOf(record, arrived),
    },
  }
}

type ListedValue = string | readonly string[] | number | undefined

/**
 * The filter fields of a record. A stored record may hold anything in a field that was declared after its import, so a
 * value of another type is left out.
 */
function fieldsOf(record: StockRecord): Record<string, ListedValue> {
  const { vehicle } = record
  const { standard } = vehicle
  const values: Record<string, ListedValue> = {}
  for (const { field, from, read, stored } of listedFields)
    values[field] = stored(read ? read(record) : (vehicle[from] ?? standard?.[from]))
  return values
}

const listedFields = filterFields.flatMap((field) => {
  const { from = '', read, derived } = filterDefinitions[field]
  return derived || isExclusionField(field) || isWordsField(field)
    ? []
    : [{ field, from, read, stored: storedAs(field) }]
})

/** How the index stores a value of the field. */
function storedAs(field: Exclude<FilterField, ExclusionField | WordsField>): (value: unknown) => ListedValue {
  if (isWordField(field)) return (value) => (typeof value === 'string' ? value : undefined)
  // Only `equipmentOf` gives these.
  if (isFlagsField(field)) return (value) => (Array.isArray(value) ? value : undefined)
  if (isIdentifierField(field))
    return (value) => (typeof value === 'string' ? (identifierKey(value) ?? undefined) : undefined)
  const scale = scaleOf(field)
  const { mayBeZero } = filterDefinitions[field]
  return (value) => {
    if (typeof value !== 'number' || !(value >= 0) || (value === 0 && !mayBeZero)) return undefined
    // Within what the index accepts: a stored record may predate today's limits.
    return Math.min(Math.round(value * scale), 2 ** 31 - 1)
  }
}

/** What a private buyer pays; and what a business that reclaims VAT pays for a van or a truck. */
function pricesOf(
  record: StockRecord,
  type: VehicleType,
): Pick<ListingValues, 'priceWithVat' | 'priceWithoutVat'> {
  const { price, vatStatus } = vehiclePrice(record)
  if (price === null || price < 0) return {}
  const priceWithVatOnly = { priceWithVat: priceWithVat(price, vatStatus) }
  return type === 'car'
    ? priceWithVatOnly
    : { ...priceWithVatOnly, priceWithoutVat: priceWithoutVat(price, vatStatus) }
}

/** Epoch milliseconds; 0 when the record has neither date. Only ISO dates, which mean the same everywhere. */
export function arrivalOf({ metadata }: StockRecord): number {
  for (const text of [metadata.dateOnForecourt, metadata.lastUpdated]) {
    const instant = text && /^\d{4}-\d\d-\d\d/.test(text) ? Date.parse(text) : Number.NaN
    if (instant > 0) return instant
  }
  return 0
}

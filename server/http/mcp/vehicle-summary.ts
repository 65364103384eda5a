import { monthlyEstimate } from '#content/monthly-estimate.ts'
import { formatMonthly } from '#domain/finance/format-money.ts'
import type { Filters } from '#domain/search/query.ts'
import { listingState } from '#domain/stock/listing-state.ts'
import { pricePositionWords } from '#domain/stock/price-position.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import { nameOf, numberOf, textOf } from '#domain/stock/record-text.ts'
import { vehicleAddress } from '#domain/stock/vehicle-address.ts'
import { conditionOf } from '#domain/stock/vehicle-condition.ts'
import { vehicleYear } from '#domain/stock/vehicle-figures.ts'
import { milesFrom } from '#domain/stock/vehicle-place.ts'
import { buyersPrice, vehiclePrice } from '#domain/stock/vehicle-price.ts'
import { vehicleType } from '#domain/stock/vehicle-type-of.ts'
import type { Asked } from './tool-answer.ts'

/**
 * A vehicle among others, as its card has it. What is not known is absent. Prices are in pounds.
 *
 * @param as The terms of monthly estimates, and the place that distances are measured from.
 */
export function vehicleSummary(
  { stock, origin }: Asked,
  record: StockRecord,
  as: Pick<Filters, 'terms' | 'from'> = {},
) {
  const { vehicle, metadata, advertiser } = record
  const position = stock.pricePosition(metadata.stockId)
  return withoutNothing({
    id: metadata.stockId,
    type: vehicleType(record),
    name: nameOf(record),
    derivative: textOf(vehicle, 'derivative'),
    condition: conditionOf(record),
    year: vehicleYear(record),
    miles: numberOf(vehicle, 'odometerReadingMiles'),
    gearbox: textOf(vehicle, 'transmissionType'),
    fuel: textOf(vehicle, 'fuelType'),
    body: textOf(vehicle, 'bodyType'),
    colour: textOf(vehicle, 'colour'),
    ...pricesOf(record, as),
    pricePosition: position && pricePositionWords[position],
    keptAt: advertiser?.location?.town,
    milesAway: as.from && milesFrom(record, as.from),
    reserved: listingState(record) === 'reserved' || null,
    page: vehicleAddress(metadata.stockId, origin),
  })
}

/** Prices as advertised and with VAT, and the monthly estimate of a dealer with finance. */
function pricesOf(record: StockRecord, { terms }: Pick<Filters, 'terms'>) {
  const { price, vatStatus } = vehiclePrice(record)
  // A price of 0 is a missing price.
  if (!price) return { price: 'on application' }
  const withVat = buyersPrice(record)
  const monthly = monthlyEstimate(price, vatStatus, terms)
  return {
    price: price / 100,
    vat: vatStatus,
    priceWithVat: withVat === null || withVat === price ? null : withVat / 100,
    monthlyEstimate: monthly === null ? null : formatMonthly(monthly),
  }
}

/** Without the members that are null or undefined. */
export function withoutNothing(members: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value != null))
}

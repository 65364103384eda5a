import { type Branch, site } from '#content/site.ts'
import { formatPounds } from '#domain/finance/format-money.ts'
import { listingState } from '#domain/stock/listing-state.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import { nameOf, registrationOf, textOf } from '#domain/stock/record-text.ts'
import { branchOf } from '#domain/stock/vehicle-place.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import { vehicleType } from '#domain/stock/vehicle-type-of.ts'
import { altOf, firstPicture, thumbnailOf } from '../record/picture.ts'
import { toPriceView } from '../record/price-view.ts'
import { vatNote } from '../record/price-words.ts'

/** The vehicle of an enquiry, as its form shows it. */
export interface EnquiredVehicle {
  id: string
  name: string
  derivative: string | null
  registration: string | null
  /** Null for a price on application. */
  price: { amount: string; note: string | null } | null
  picture: { src: string; alt: string } | null
  /** The town where it is kept, and the site of ours there. */
  town: string | null
  branch: Branch | null
  state: 'forecourt' | 'reserved' | 'sold'
  /** For the tab of the header. */
  type: VehicleType | null
}

export function toEnquiredVehicle(record: StockRecord, { sold }: { sold: boolean }): EnquiredVehicle {
  const name = nameOf(record)
  const price = toPriceView(record)
  const picture = firstPicture(record)
  return {
    id: record.metadata.stockId,
    name,
    derivative: textOf(record.vehicle, 'derivative'),
    registration: registrationOf(record),
    price: price.state === 'priced' ? { amount: formatPounds(price.amount), note: vatNote(price) } : null,
    picture: picture ? { src: thumbnailOf(picture), alt: altOf(picture, name) } : null,
    town: record.advertiser?.location?.town ?? null,
    branch: branchOf<Branch>(record, site.branches) ?? null,
    state: sold ? 'sold' : listingState(record) === 'reserved' ? 'reserved' : 'forecourt',
    type: vehicleType(record),
  }
}

import type { Place } from './listing.ts'
import { placeOfPostcode } from './postcode-area.ts'
import type { StockRecord } from './record.ts'

/** Where the vehicle is: its advertiser's coordinates, else the centre of the postcode area; null without either. */
export function vehiclePlace({ advertiser }: StockRecord): Place | null {
  const location = advertiser?.location
  if (location?.latitude != null && location.longitude != null) {
    return { latitude: location.latitude, longitude: location.longitude }
  }
  return location?.postCode ? placeOfPostcode(location.postCode) : null
}

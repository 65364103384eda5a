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

/** The branch where a vehicle is kept: the one with the postcode of its record, else the town. */
export function branchOf<B extends { town: string; postcode: string }>(
  { advertiser }: Pick<StockRecord, 'advertiser'>,
  branches: readonly B[],
): B | undefined {
  const { postCode, town } = advertiser?.location ?? {}
  const code = (text: string) => text.replaceAll(/\s/g, '').toUpperCase()
  return (
    branches.find((branch) => postCode != null && code(branch.postcode) === code(postCode)) ??
    branches.find((branch) => town != null && branch.town.toLowerCase() === town.toLowerCase())
  )
}

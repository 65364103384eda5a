import { milesBetween } from 'facet-index/point'
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

/** In a straight line to the nearest mile, as the filter counts. Null where the record names no place. */
export function milesFrom(record: StockRecord, from: Place): number | null {
  const place = vehiclePlace(record)
  return place && Math.round(milesBetween(from, place))
}

/**
 * The branch where a vehicle is kept: the one with the postcode of its record, else the one that the record's town names,
 * which is a branch's own name or a town with only one branch.
 */
export function branchOf<B extends { name?: string | undefined; town: string; postcode: string }>(
  { advertiser }: Pick<StockRecord, 'advertiser'>,
  branches: readonly B[],
): B | undefined {
  const { postCode, town } = advertiser?.location ?? {}
  const code = (text: string) => text.replaceAll(/\s/g, '').toUpperCase()
  const same = (name: string) => name.toLowerCase() === town?.toLowerCase()
  const inTown = branches.filter((branch) => same(branch.town))
  return (
    branches.find((branch) => postCode != null && code(branch.postcode) === code(postCode)) ??
    branches.find(({ name }) => name !== undefined && same(name)) ??
    (inTown.length === 1 ? inTown[0] : undefined)
  )
}

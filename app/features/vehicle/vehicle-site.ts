import { type Branch, site } from '#content/site.ts'
import { branchOf } from '#domain/stock/branch-of.ts'
import type { Place } from '#domain/stock/listing.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import { vehiclePlace } from '#domain/stock/vehicle-place.ts'
import { drawRegion, type RegionMap } from './region-map.ts'

/** The site where a vehicle can be seen, as far as its record says. */
export type VehicleSite =
  | { state: 'branch'; branch: Branch; place: Place; map: RegionMap; directions: string }
  /** Not at a site of ours, or at one that `site.branches` does not have. */
  | { state: 'elsewhere'; town: string | null; place: Place | null; map: RegionMap | null }

export function toVehicleSite(record: StockRecord): VehicleSite {
  const branch = branchOf<Branch>(record, site.branches)
  if (branch) {
    const { latitude, longitude } = branch
    const place = { latitude, longitude }
    return {
      state: 'branch',
      branch,
      place,
      map: drawRegion(place, branch.town),
      directions: directionsTo(branch),
    }
  }
  const place = vehiclePlace(record)
  const town = record.advertiser?.location?.town ?? null
  return { state: 'elsewhere', town, place, map: place && town ? drawRegion(place, town) : null }
}

function directionsTo({ street, town, postcode }: Branch): string {
  const destination = encodeURIComponent(`${street}, ${town} ${postcode}`)
  return `${site.external.directions}${destination}`
}
